import { type Answers, readOption } from "#app/forms/answers.ts";
import { certificateTitles } from "../options.ts";
import { areBothMothers, hasOtherParent, otherParentOf } from "../other-parent/other-parent.ts";

type PrintedTitle = (typeof certificateTitles)[number];

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

/**
 * As the birth certificate names the parents: each may choose mother, father or parent (Births, Deaths, Marriages, and
 * Relationships Registration Act 2021, section 12). @returns `other` undefined where no other parent is registered
 */
export function printedTitles(answers: Answers): { mother: PrintedTitle; other: PrintedTitle | undefined } {
  const chosen = (who: "mother" | "father") =>
    readOption(answers, `${who}.certificateTitle`, certificateTitles);
  const { otherParent } = titlesOf(answers);
  const usual = otherParent === "otherParent" ? "parent" : otherParent;
  return {
    mother: chosen("mother") ?? "mother",
    other: hasOtherParent(answers) ? (chosen("father") ?? usual) : undefined,
  };
}
