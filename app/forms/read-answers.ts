import { type BankAccount, padBankAccount } from "#app/nz/bank-account.ts";
import { toIso } from "#app/nz/date.ts";
import { padIrdNumber, stripIrdNumber } from "#app/nz/ird-number.ts";
import { type Answers, readText } from "./answers.ts";
import { readDate } from "./typed-day.ts";

/** @returns YYYY-MM-DD; undefined for a day that does not exist */
export function readDay(answers: Answers, question: string): string | undefined {
  const day = readDate(answers, question);
  return day && toIso(day);
}

/** @returns nine digits, as the tax agency expects */
export function readIrdNumber(answers: Answers, question: string): string | undefined {
  const number = readText(answers, question);
  return number === undefined ? undefined : padIrdNumber(stripIrdNumber(number));
}

/** @returns undefined when one of the four parts is missing */
export function readBankAccount(answers: Answers, question: string): string | undefined {
  const part = (name: keyof BankAccount) => readText(answers, `${question}.${name}`) ?? "";
  const account = { bank: part("bank"), branch: part("branch"), body: part("body"), suffix: part("suffix") };
  return Object.values(account).includes("") ? undefined : padBankAccount(account);
}
