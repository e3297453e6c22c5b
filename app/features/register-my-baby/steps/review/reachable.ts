import { type Answers, readText } from "#app/forms/answers.ts";

const ways = ["daytimePhone", "alternativePhone", "email"];

/** Whether the registry can ask anybody back. */
export const isReachable = (answers: Answers): boolean =>
  ["mother", "father"].some((parent) => ways.some((way) => readText(answers, `${parent}.${way}`))) ||
  readText(answers, "confirmationEmailAddress") !== undefined;
