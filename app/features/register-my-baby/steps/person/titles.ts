import type { Answers } from "#app/forms/answers.ts";
import { areBothMothers, otherParentOf } from "../other-parent/other-parent.ts";

export interface Titles {
  mother: "mother" | "motherWhoGaveBirth";
  otherParent: "father" | "mother" | "parent" | "otherParent";
}

export function titlesOf(answers: Answers): Titles {
  if (areBothMothers(answers)) return { mother: "motherWhoGaveBirth", otherParent: "mother" };
  return { mother: "mother", otherParent: titleOfOther(answers) };
}

function titleOfOther(answers: Answers): Titles["otherParent"] {
  switch (otherParentOf(answers)) {
    case "woman-consented":
      return "parent";
    case "father":
    case "man-consented":
      return "father";
    default:
      return "otherParent";
  }
}
