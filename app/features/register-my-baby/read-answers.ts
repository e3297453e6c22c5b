import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { type BankAccount, padBankAccount } from "#app/nz/bank-account.ts";
import { toIso } from "#app/nz/date.ts";
import { padIrdNumber, stripIrdNumber } from "#app/nz/ird-number.ts";

/** The answer to a yes/no question or a box to tick; nothing when it was not answered. */
export function readYesNo(answers: Answers, question: string): boolean | undefined {
  const answer = answerTo(answers, question);
  return answer === "yes" ? true : answer === "no" ? false : undefined;
}

/** What was typed, without space at its ends; nothing when that leaves nothing. */
export const readText = (answers: Answers, question: string): string | undefined =>
  answerTo(answers, question)?.trim() || undefined;

/** The option that was chosen, nothing when it is none of the options. */
export function readOption<const T extends string>(
  answers: Answers,
  question: string,
  options: readonly T[],
): T | undefined {
  const answer = answerTo(answers, question);
  return options.find((option) => option === answer);
}

/** The day that was answered, YYYY-MM-DD; nothing when the calendar has no such day. */
export function readDay(answers: Answers, question: string): string | undefined {
  const day = readDate(answers, question);
  return day && toIso(day);
}

/** An IRD number of nine digits, as the tax agency takes it. */
export function readIrdNumber(answers: Answers, question: string): string | undefined {
  const number = readText(answers, question);
  return number === undefined ? undefined : padIrdNumber(stripIrdNumber(number));
}

/** The number of a bank account; nothing when one of its four parts is missing. */
export function readBankAccount(answers: Answers, question: string): string | undefined {
  const part = (name: keyof BankAccount) => readText(answers, `${question}.${name}`) ?? "";
  const account = { bank: part("bank"), branch: part("branch"), body: part("body"), suffix: part("suffix") };
  return Object.values(account).includes("") ? undefined : padBankAccount(account);
}
