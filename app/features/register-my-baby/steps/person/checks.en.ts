export const checks = {
  oneResidency: "Please answer yes to one of these three questions only.",
  twoDashes: "A dash stands for a name that is missing. Please write the name in one of the two fields.",
  siblingBeforeParent: "This date is before the birth of a parent. Please check the date of birth.",
} as const;
