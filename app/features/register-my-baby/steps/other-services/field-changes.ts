import { type Answers, answerTo } from "#app/forms/answers.ts";

const client = "bestStart.primaryCareGiver.isMSDClient";
const agencyAnswers = ["msd.notify", "msd.mothersClientNumber", "msd.fathersClientNumber"];

/** "No" clears the permission and both client numbers, except what is typed at the same time. */
export function changeAgency(typed: Answers, before: Answers): Answers {
  const isNoClientAnyMore = answerTo(before, client) === "yes" && answerTo(typed, client) === "no";
  if (!isNoClientAnyMore) return typed;
  const isLeftOver = (name: string) =>
    agencyAnswers.includes(name) && answerTo(typed, name) === answerTo(before, name);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !isLeftOver(name)));
}
