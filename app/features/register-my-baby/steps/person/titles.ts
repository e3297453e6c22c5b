import type { Answers } from "#app/forms/answers.ts";
import { areBothMothers, otherParentOf } from "../other-parent/other-parent.ts";

/** What the parents are called, as keys of the words in both languages. */
export interface Titles {
  mother: "mother" | "motherWhoGaveBirth";
  otherParent: "father" | "mother" | "parent" | "otherParent";
}

/** How the parents are called wherever a word depends on it: by consent, by the title that was chosen, by whether the father is known. */
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
