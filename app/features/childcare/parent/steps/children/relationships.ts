export const childRelationships = [
  "CHILD",
  "ADOPTED_CHILD",
  "CHILD_BEING_CARED_FOR",
  "FAMILY_BEING_CARED_FOR",
  "FOSTER_CHILD",
  "GRANDCHILD",
  "OTHER_FAMILY",
  "SIBLINGS_CHILD",
  "STEP_CHILD",
  "UNRELATED_CHILD",
  "WHANGAI_CHILD",
] as const;

export const mostChildren = 16;
export const mostProviders = 5;
