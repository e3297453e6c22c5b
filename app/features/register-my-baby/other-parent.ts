import { type Answers, answerTo } from "#app/forms/answers.ts";
import { says } from "./answered.ts";

/** How the birth has, or has not, another parent than the mother who gave birth. */
export type OtherParent = "father" | "unknown" | "man-consented" | "woman-consented" | "sperm-donor";

const consents = {
  assistedHumanReproductionManConsented: "man-consented",
  assistedHumanReproductionWomanConsented: "woman-consented",
  assistedHumanReproductionSpermDonor: "sperm-donor",
} as const satisfies Readonly<Record<string, OtherParent>>;

/**
 * Who the other parent is by the answers about assisted reproduction and the father; nothing while they are not settled. Of the three
 * ways of consent exactly one must be chosen.
 */
export function otherParentOf(answers: Answers): OtherParent | undefined {
  const assisted = says(answers, "assistedHumanReproduction");
  if (assisted === undefined) return undefined;
  if (!assisted) return fatherByKnowledge(says(answers, "fatherKnown"));
  const [first, ...more] = Object.entries(consents).filter(([question]) => says(answers, question));
  return more.length === 0 ? first?.[1] : undefined;
}

function fatherByKnowledge(known: boolean | undefined): OtherParent | undefined {
  if (known === undefined) return undefined;
  return known ? "father" : "unknown";
}

/** Tells whether details of another parent are asked, and with them relationship and other children. */
export function hasOtherParent(answers: Answers): boolean {
  const other = otherParentOf(answers);
  return other === "father" || other === "man-consented" || other === "woman-consented";
}

/** Two women of whom both want to be called mother. */
export const areBothMothers = (answers: Answers): boolean =>
  otherParentOf(answers) === "woman-consented" &&
  answerTo(answers, "secondParent.preferedTitle") === "mother";
