import { type Answers, answerTo } from "#app/forms/answers.ts";
import { all, any, type Condition, holds, is } from "#app/forms/condition.ts";
import { readYesNo } from "../../read-answers.ts";

/** How the birth has, or has not, another parent than the mother who gave birth. */
export type OtherParent = "father" | "unknown" | "man-consented" | "woman-consented" | "sperm-donor";

/** The ways of assisted reproduction, of which exactly one is chosen, and what each says of the other parent. */
export const reproductionOptions = {
  assistedHumanReproductionManConsented: "man-consented",
  assistedHumanReproductionWomanConsented: "woman-consented",
  assistedHumanReproductionSpermDonor: "sperm-donor",
} as const satisfies Readonly<Record<string, OtherParent>>;

type ReproductionOption = keyof typeof reproductionOptions;

const assisted = (answer: "yes" | "no") => is("assistedHumanReproduction", answer);
const option = (...options: ReproductionOption[]) =>
  all(assisted("yes"), is("assistedHumanReproductionOption", ...options));

/** Nobody consented with the mother: there is no second parent. */
export const spermDonor: Condition = option("assistedHumanReproductionSpermDonor");

/** A woman consented: she says whether she is called mother. */
export const womanConsented: Condition = option("assistedHumanReproductionWomanConsented");

/** Details of another parent are asked, and with them relationship and other children. */
export const otherParentTakesPart: Condition = any(
  all(assisted("no"), is("fatherKnown", "yes")),
  option("assistedHumanReproductionManConsented", "assistedHumanReproductionWomanConsented"),
);

/** Tells whether there is another parent who takes part; not while that is not settled. */
export const hasOtherParent = (answers: Answers): boolean => holds(otherParentTakesPart, answers);

/** Who the other parent is by the answers about assisted reproduction and the father; nothing while they are not settled. */
export function otherParentOf(answers: Answers): OtherParent | undefined {
  switch (readYesNo(answers, "assistedHumanReproduction")) {
    case true: {
      const chosen = answerTo(answers, "assistedHumanReproductionOption");
      return Object.entries(reproductionOptions).find(([value]) => value === chosen)?.[1];
    }
    case false:
      return fatherByKnowledge(readYesNo(answers, "fatherKnown"));
    case undefined:
      return undefined;
  }
}

function fatherByKnowledge(known: boolean | undefined): OtherParent | undefined {
  if (known === undefined) return undefined;
  return known ? "father" : "unknown";
}

/** Two women of whom both want to be called mother. */
export const areBothMothers = (answers: Answers): boolean =>
  otherParentOf(answers) === "woman-consented" &&
  answerTo(answers, "secondParent.preferedTitle") === "mother";
