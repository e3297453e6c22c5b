import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";

export const hasDied = (answers: Answers): boolean =>
  readYesNo(answers, "child.aliveAtBirth") === true && answerTo(answers, "child.hasDied") === "yes";

const saidOnlyIfGiven: readonly string[] = [
  "mother.absence",
  "fillingIn.you",
  "mother.certificateTitle",
  "father.certificateTitle",
];

/** Of a living child nobody reads "Has died since, no", nor of a mother who can be asked why she cannot. */
export const isSaid = (question: string, answers: Answers): boolean =>
  question === "child.hasDied"
    ? hasDied(answers)
    : !saidOnlyIfGiven.includes(question) || (answerTo(answers, question) ?? "") !== "";

/** Stillborn, or born alive and died: nothing is asked of payments, and every page speaks accordingly. */
export const isLost = (answers: Answers): boolean =>
  readYesNo(answers, "child.aliveAtBirth") === false || hasDied(answers);

/** For the registrar, in English: no field says it, and the page after the registration must know. */
export const diedSince = (answers: Answers): string | undefined => (hasDied(answers) ? died : undefined);

const died = "The child was born alive and has died since.";
export const longestDied = `${died}\n`.length;
