import { type Answers, answerTo, readText } from "#app/forms/answers.ts";
import { parentAlone } from "../steps/other-parent/other-parent.ts";

/** What the registrar reads of each question that may be left about a parent who does not take part. */
const mayBeLeft = {
  "father.occupation": "occupation",
  "father.dateOfBirth": "date of birth",
  "father.placeOfBirth": "town of birth",
  "father.homeAddress": "home address",
  "father.maoriDescendant": "Māori descent",
  "father.ethnicGroups": "ethnic groups",
  "father.isCitizen": "citizenship",
} as const;

type Left = keyof typeof mayBeLeft;

const firstControls: Partial<Record<Left, string>> = {
  "father.dateOfBirth": "father.dateOfBirth.year",
  "father.homeAddress": "father.homeAddress.line1",
};

/** True where the question about an absent parent was left: "I do not know". */
export const isNotKnown = (answers: Answers, question: string): boolean =>
  question in mayBeLeft && notKnown(answers).includes(mayBeLeft[question as Left]);

function notKnown(answers: Answers): string[] {
  if (parentAlone(answers)?.parent !== "mother") return [];
  return (Object.keys(mayBeLeft) as Left[])
    .filter((question) => {
      const control = firstControls[question] ?? question;
      return !readText(answers, control) && !answerTo(answers, control);
    })
    .map((question) => mayBeLeft[question]);
}

const sentence = (known: readonly string[]) => `Not known about the other parent, ${known.join(", ")}.`;

/** For the registrar, in English. The registry refuses colons. */
export function whatIsNotKnown(answers: Answers): string | undefined {
  const left = notKnown(answers);
  return left.length > 0 ? sentence(left) : undefined;
}

export const longestNotKnown = `${sentence(Object.values(mayBeLeft))}\n`.length;
