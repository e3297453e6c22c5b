export const titleForms = {
  mother: { title: "Mother", within: "the mother", whose: "the mother’s" },
  motherWhoGaveBirth: {
    title: "Mother who gave birth",
    within: "the mother who gave birth",
    whose: "the birth mother’s",
  },
  father: { title: "Father", within: "the father", whose: "the father’s" },
  parent: { title: "Parent", within: "the other parent", whose: "the other parent’s" },
  otherParent: { title: "Other parent", within: "the other parent", whose: "the other parent’s" },
} as const;
