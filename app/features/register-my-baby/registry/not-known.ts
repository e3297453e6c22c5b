import { type Answers, answerTo, readText } from "#app/forms/answers.ts";
import { parentAlone } from "../steps/other-parent/other-parent.ts";
import type { Parent } from "../steps/other-services/caregiver.ts";

/** What the registrar reads of each question that may be left about a parent who does not take part. */
const mayBeLeft = {
  occupation: "occupation",
  dateOfBirth: "date of birth",
  placeOfBirth: "town of birth",
  homeAddress: "home address",
  maoriDescendant: "Māori descent",
  ethnicGroups: "ethnic groups",
  isCitizen: "citizenship",
} as const;

type Left = keyof typeof mayBeLeft;

const firstControls: Partial<Record<Left, string>> = {
  dateOfBirth: "dateOfBirth.year",
  homeAddress: "homeAddress.line1",
};

const called = { mother: "the mother", father: "the other parent" } as const;

/** True where the question about an absent parent was left: "I do not know". */
export function isNotKnown(answers: Answers, question: string): boolean {
  const absent = absentParent(answers);
  return absent !== undefined && leftOf(answers, absent).some((name) => question === `${absent}.${name}`);
}

function absentParent(answers: Answers): Parent | undefined {
  const alone = parentAlone(answers);
  return alone && (alone.parent === "mother" ? "father" : "mother");
}

const leftOf = (answers: Answers, who: Parent): Left[] =>
  (Object.keys(mayBeLeft) as Left[]).filter((question) => {
    const control = `${who}.${firstControls[question] ?? question}`;
    return !readText(answers, control) && !answerTo(answers, control);
  });

const sentence = (who: Parent, known: readonly string[]) =>
  `Not known about ${called[who]}, ${known.join(", ")}.`;

/** For the registrar, in English. The registry refuses colons. */
export function whatIsNotKnown(answers: Answers): string | undefined {
  const absent = absentParent(answers);
  const left = absent ? leftOf(answers, absent) : [];
  return absent && left.length > 0
    ? sentence(
        absent,
        left.map((question) => mayBeLeft[question]),
      )
    : undefined;
}

export const longestNotKnown = `${sentence("father", Object.values(mayBeLeft))}\n`.length;
