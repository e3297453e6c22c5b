export const checks = {
  oneResidency: "Please answer yes to one of these three questions only.",
} as const;
