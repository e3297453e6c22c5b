import { type Answers, answerTo } from "#app/forms/answers.ts";
import { divideBankAccount } from "#app/nz/bank-account.ts";

const client = "bestStart.primaryCareGiver.isMSDClient";
const agencyAnswers = ["msd.notify", "msd.mothersClientNumber", "msd.fathersClientNumber"];

export const changeServices = (typed: Answers, before: Answers): Answers =>
  withAccountDivided(changeAgency(typed, before));

const account = "bestStart.primaryCareGiver.bankAccount.number";

/** A whole account may be pasted into the first of its four boxes. */
function withAccountDivided(typed: Answers): Answers {
  const isAlone = ["branch", "body", "suffix"].every((part) => !answerTo(typed, `${account}.${part}`));
  const divided = isAlone ? divideBankAccount(answerTo(typed, `${account}.bank`) ?? "") : undefined;
  const parts = Object.entries(divided ?? {}).map(([part, digits]) => [`${account}.${part}`, digits]);
  return { ...typed, ...Object.fromEntries(parts) };
}

/** "No" clears the permission and both client numbers, except what is typed at the same time. */
function changeAgency(typed: Answers, before: Answers): Answers {
  const isNoClientAnyMore = answerTo(before, client) === "yes" && answerTo(typed, client) === "no";
  if (!isNoClientAnyMore) return typed;
  const isLeftOver = (name: string) =>
    agencyAnswers.includes(name) && answerTo(typed, name) === answerTo(before, name);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !isLeftOver(name)));
}
