export const checks = {
  parentTooOld: "Parent's age cannot be greater than {{years}} years, please check the date entered.",
  otherName: "Please write a first name or a last name, or both.",
  preferredNumber: "Please write the number that is best, or choose another one below.",
  overseas: "Please enter an overseas country",
  sameClientNumber: "Your partner’s client number must be different from yours. Please check both numbers.",
  sameIrdNumber: "Your partner’s IRD number must be different from yours. Please check both numbers.",
} as const;
