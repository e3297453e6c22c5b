import type { Answers } from "#app/forms/answers.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { pickAnswers } from "#app/forms/submission.ts";
import { questionnaire } from "../questionnaire/questions.ts";

const asked = ["applicant.isNZResident", "applicant.relationshipStatus", "applicant.numberOfChildren"];

/** Other agencies' sites may show these in a frame. Each has a list of answers, and none identifies anyone. */
export const firstQuestions = questionsOf(questionnaire, {}).filter(({ name }) => asked.includes(name));

/** @returns undefined when the address says nothing about them */
export function answersIn(address: URLSearchParams): Answers | undefined {
  if (!asked.some((name) => address.has(name))) return undefined;
  const given = firstQuestions.flatMap(({ name, field }) => {
    const answer = address.get(name) ?? "";
    return field.options?.includes(answer) ? [[name, [answer]]] : [];
  });
  return pickAnswers(questionnaire, Object.fromEntries(given));
}
