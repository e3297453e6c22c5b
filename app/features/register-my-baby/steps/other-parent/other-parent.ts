import { type Answers, answerTo, readOption, readYesNo } from "#app/forms/answers.ts";
import { all, any, type Condition, fromEarlierSteps, is, not } from "#app/forms/conditions/condition.ts";
import { holds } from "#app/forms/conditions/holds.ts";
import { parentsFillingIn, reasonsAlone } from "../options.ts";

export type OtherParent = "father" | "unknown" | "man-consented" | "woman-consented" | "sperm-donor";

export const reproductionOptions = {
  assistedHumanReproductionManConsented: "man-consented",
  assistedHumanReproductionWomanConsented: "woman-consented",
  assistedHumanReproductionSpermDonor: "sperm-donor",
} as const satisfies Readonly<Record<string, OtherParent>>;

type ReproductionOption = keyof typeof reproductionOptions;

const assisted = (answer: "yes" | "no") => is("assistedHumanReproduction", answer);
const option = (...options: ReproductionOption[]) =>
  all(assisted("yes"), is("assistedHumanReproductionOption", ...options));

export const spermDonor: Condition = option("assistedHumanReproductionSpermDonor");

/** She chooses whether she is called mother. */
export const womanConsented: Condition = option("assistedHumanReproductionWomanConsented");

export const otherParentTakesPart: Condition = any(
  all(assisted("no"), is("fatherKnown", "yes")),
  option("assistedHumanReproductionManConsented", "assistedHumanReproductionWomanConsented"),
);

export const hasOtherParent = (answers: Answers): boolean => holds(otherParentTakesPart, answers);

/** @returns undefined while the answers leave it open */
export function otherParentOf(answers: Answers): OtherParent | undefined {
  switch (readYesNo(answers, "assistedHumanReproduction")) {
    case true: {
      const chosen = answerTo(answers, "assistedHumanReproductionOption");
      return Object.entries(reproductionOptions).find(([value]) => value === chosen)?.[1];
    }
    case false:
      return fatherOrUnknown(readYesNo(answers, "fatherKnown"));
    case undefined:
      return undefined;
  }
}

function fatherOrUnknown(known: boolean | undefined): OtherParent | undefined {
  if (known === undefined) return undefined;
  return known ? "father" : "unknown";
}

export const areBothMothers = (answers: Answers): boolean =>
  otherParentOf(answers) === "woman-consented" &&
  answerTo(answers, "secondParent.preferedTitle") === "mother";

/** Which parent holds the phone, by their own word in step 1. */
export const youAre = (answers: Answers) => readOption(answers, "fillingIn.you", parentsFillingIn);

/** The same, also where it was asked only because the other parent does not sit beside them. */
export const fillsIn = (answers: Answers) =>
  youAre(answers) ?? readOption(answers, "fillingIn.parent", parentsFillingIn);

const parentFillsIn = (parent: (typeof parentsFillingIn)[number]) =>
  any(
    fromEarlierSteps((earlier) => youAre(earlier) === parent),
    is("fillingIn.parent", parent),
  );

export const motherFillsIn: Condition = parentFillsIn("mother");

/** Asked before anything else about her: she has died, or cannot be asked. */
export const motherIsAbsent = (answers: Answers): boolean => reasonMotherIsAbsent(answers) !== undefined;

const reasonMotherIsAbsent = (answers: Answers) => readOption(answers, "mother.absence", reasonsAlone);

/** The one parent who fills in the form, and why the other does not; undefined where both do. */
export function parentAlone(answers: Answers) {
  if (!hasOtherParent(answers)) return undefined;
  const absence = reasonMotherIsAbsent(answers);
  if (absence) return { parent: "father", reason: absence } as const;
  return aloneByOwnWord(answers);
}

function aloneByOwnWord(answers: Answers) {
  if (answerTo(answers, "fillingIn.who") !== "alone") return undefined;
  const parent = fillsIn(answers);
  const reason = readOption(answers, "fillingIn.reason", reasonsAlone);
  return parent && reason && { parent, reason };
}

/** The parent who gave birth fills in the form alone: about the other parent nothing but names is required. */
export const otherParentIsAbsent: Condition = all(
  otherParentTakesPart,
  is("fillingIn.who", "alone"),
  motherFillsIn,
);

/** A parent who has died is spoken of in the past. */
export function deadParent(answers: Answers): "mother" | "father" | undefined {
  if (reasonMotherIsAbsent(answers) === "dead") return "mother";
  const alone = parentAlone(answers);
  if (alone?.reason !== "dead") return undefined;
  return alone.parent === "mother" ? "father" : "mother";
}

/** Derived: the other parent answered on their own device ("yes"). */
export const answersTaken = "otherParent.answersTaken";

export function parentOnThisDevice(answers: Answers) {
  if (!hasOtherParent(answers) || answerTo(answers, "fillingIn.who") !== "ownDevice") return undefined;
  return fillsIn(answers);
}

/** False while the other parent still has to answer on their own device. */
export const otherParentIsAskedHere: Condition = all(
  otherParentTakesPart,
  any(
    not(is("fillingIn.who", "ownDevice")),
    parentFillsIn("father"),
    fromEarlierSteps((earlier) => answerTo(earlier, answersTaken) === "yes"),
  ),
);

export const declareTogether = (answers: Answers): boolean =>
  hasOtherParent(answers) && answerTo(answers, "fillingIn.who") === "together";
