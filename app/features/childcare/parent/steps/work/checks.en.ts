export const checks = {
  finishBeforeStart: "The finish date must be after the start date.",
  finishTooLate: "The finish date cannot be after {{year}}, please check it.",
};
