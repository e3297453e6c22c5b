import type { Answers } from "#app/forms/answers.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { pickAnswers } from "#app/forms/submission.ts";
import { questionnaire } from "../questionnaire/questions.ts";

const asked = ["applicant.isNZResident", "applicant.relationshipStatus", "applicant.numberOfChildren"];

/** Those that another agency's site may show in a frame. Each has a list of answers, and none tells who somebody is. */
export const firstQuestions = questionsOf(questionnaire, {}).filter(({ name }) => asked.includes(name));

/** Of an address that the form in a frame led to; undefined where it says nothing about them. */
export function answersIn(address: URLSearchParams): Answers | undefined {
  if (!asked.some((name) => address.has(name))) return undefined;
  const given = firstQuestions.flatMap(({ name, field }) => {
    const answer = address.get(name) ?? "";
    return field.options?.includes(answer) ? [[name, [answer]]] : [];
  });
  return pickAnswers(questionnaire, Object.fromEntries(given));
}
