import { type Answers, answerTo } from "#app/forms/answers.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import type { StepState, WizardProgress } from "#app/wizard/evaluate.ts";
import type { KnownQuestion } from "../registry/table.ts";

// One list, to be read at a glance: a new question is asked again until somebody adds it here.

const sharedSteps: readonly string[] = [
  "mother-details",
  "other-parent-details",
  "parents-relationship",
  "other-services",
];

/** Somebody agrees for one child at a time. */
const declarations: readonly string[] = ["bestStart.primaryCareGiver.declarationAccepted", "msd.notify"];

/** Filled in to be checked: twins may be born on both sides of midnight. */
const sharedOfChild = [
  "child.bornInNZ",
  "fillingIn.you",
  "child.surname",
  "child.birthDate",
  "child.oneOfMultiple",
  "child.maoriDescendant",
  "child.ethnicGroups",
  "child.ethnicityDescription",
  "birthPlace.category",
  "birthPlace.hospital",
  "birthPlace.home",
  "birthPlace.other",
] as const satisfies readonly (KnownQuestion | "birthPlace.home")[];

export const isShared = (step: string, question: string): boolean =>
  (sharedSteps.includes(step) && !declarations.includes(question)) ||
  (sharedOfChild as readonly string[]).includes(question);

export function sharedAnswers({ steps, answers }: WizardProgress): Answers {
  const shared = Object.fromEntries(steps.flatMap(sharedOf));
  // On their own phone the other parent agrees to one child's registration only.
  if (answerTo(answers, "fillingIn.who") !== "ownDevice") return shared;
  return Object.fromEntries(
    Object.entries(shared).filter(([name]) => name === "fillingIn.you" || !name.startsWith("fillingIn.")),
  );
}

const sharedOf = ({ name, step, answers }: StepState) =>
  questionsOf(step, answers)
    .filter((question) => isShared(name, question.name))
    .flatMap(controlsOf)
    .flatMap((control) => {
      const answer = Object.hasOwn(answers, control) ? answers[control] : undefined;
      return answer === undefined ? [] : [[control, answer] as const];
    });
