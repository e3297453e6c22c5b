import { type Answers, answerTo } from "#app/forms/answers.ts";
import { sameAnswers } from "#app/wizard/own-answers.ts";
import type { Person } from "../../people.ts";

const dependent = (who: Person): string[] => [
  `${who}.birth_country`,
  ...["date_of_residence_status", "date_arrived_in_nz"].flatMap((date) =>
    ["day", "month", "year"].map((part) => `${who}.${date}.${part}`),
  ),
];

/** Clears what depends on residency, except what was changed in the same submission. */
export function changeResidency(who: Person, typed: Answers, before: Answers): Answers {
  const hasChanged = ["liveInNZ", "residency_status"].some((name) => {
    const earlier = answerTo(before, `${who}.${name}`);
    return earlier !== undefined && answerTo(typed, `${who}.${name}`) !== earlier;
  });
  if (!hasChanged) return typed;
  const names = dependent(who);
  const pick = (answers: Answers): Answers =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
  if (!sameAnswers(pick(typed), pick(before))) return typed;
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !names.includes(name)));
}
