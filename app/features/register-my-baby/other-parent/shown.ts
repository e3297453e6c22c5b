import { type Answers, answerTo } from "#app/forms/answers.ts";
import { stepNamed, type WizardProgress } from "#app/wizard/evaluate.ts";
import type { InvitingSide } from "#app/wizard/invitation/compare-drafts.ts";
import { fillsIn } from "../steps/other-parent/other-parent.ts";
import type { Parent } from "../steps/other-services/caregiver.ts";

/** The other parent sees these answers only: never the first parent's address, nor that of a birth at home. */
const shownQuestions: readonly string[] = [
  "child.bornInNZ",
  "child.firstNames",
  "child.surname",
  "child.sex",
  "child.aliveAtBirth",
  "child.hasDied",
  "child.birthDate",
  "child.oneOfMultiple",
  "child.multipleBirthOrder",
  "child.maoriDescendant",
  "child.ethnicGroups",
  "child.ethnicityDescription",
  "birthPlace.category",
  "birthPlace.hospital",
  "birthPlace.other",
  "assistedHumanReproduction",
  "assistedHumanReproductionOption",
  "secondParent.preferedTitle",
  "fatherKnown",
  "fillingIn.you",
  "fillingIn.parent",
  "otherChildren",
  "siblings",
  "parentRelationship",
  "parentRelationshipDate",
  "parentRelationshipPlace",
];
const namesShown = ["firstNames", "surname", "firstNamesAtBirth", "surnameAtBirth", "certificateTitle"];

export const shownSteps: readonly string[] = [
  "child-details",
  "mother-details",
  "other-parent-details",
  "parents-relationship",
];

export const otherThan = (parent: Parent): Parent => (parent === "mother" ? "father" : "mother");

export const isShown = (control: string, first: Parent): boolean =>
  shownQuestions.some((name) => isOf(control, name)) ||
  namesShown.some((name) => control === `${first}.${name}`);

const isOf = (control: string, question: string): boolean =>
  control === question || control.startsWith(`${question}.`) || control.startsWith(`${question}[`);

const picked = (answers: Answers, isWanted: (control: string) => boolean): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([control]) => isWanted(control)));

export const answersOf = (answers: Answers, parent: Parent): Answers =>
  picked(answers, (control) => control.startsWith(`${parent}.`));

/** Asked again: only they can say where they live and how to reach them. */
const contact = ["homeAddress", "daytimePhone", "alternativePhone", "email"];

export const prefilledFor = (answers: Answers, second: Parent): Answers =>
  picked(
    answersOf(answers, second),
    (control) => !contact.some((name) => isOf(control, `${second}.${name}`)),
  );

export const sideOf = (progress: WizardProgress, first: Parent): InvitingSide => ({
  facts: picked(progress.answers, (control) => isShown(control, first)),
  isReady: shownSteps.every((name) => stepNamed(progress, name)?.isComplete),
  answers: answersOf(progress.answers, otherThan(first)),
});

/** "The same address" was about the answers that are replaced. */
export const withAnswersOf = (second: Parent, saved: Answers, taken: Answers): Answers => ({
  ...picked(saved, (control) => !control.startsWith(`${second}.`) && control !== "parentSameAddress"),
  ...taken,
});

const forSteps = [
  "child.aliveAtBirth",
  "child.hasDied",
  "fillingIn.you",
  "fillingIn.parent",
  "child.birthDate",
  "assistedHumanReproduction",
  "assistedHumanReproductionOption",
  "secondParent.preferedTitle",
  "fatherKnown",
];

export const derivedFrom = (facts: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(facts).flatMap((control) => {
      const answer = answerTo(facts, control);
      return answer !== undefined && forSteps.some((name) => isOf(control, name)) ? [[control, answer]] : [];
    }),
  );

export const secondIn = (facts: Answers): Parent => (fillsIn(facts) === "father" ? "mother" : "father");
