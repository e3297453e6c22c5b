import { weightedSum } from "./check-digit.ts";

export interface BankAccount {
  bank: string;
  branch: string;
  body: string;
  suffix: string;
}

export type BankAccountFault = "missing" | "digits" | "bank" | "branch" | "body" | "suffix" | "checksum";

const weights = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

/** An account copied as a whole: 14 digits have a body of six, more one of seven. @returns undefined for anything else */
export function divideBankAccount(digits: string): BankAccount | undefined {
  if (!/^\d{14,16}$/.test(digits)) return undefined;
  const bodyEnds = digits.length === 14 ? 12 : 13;
  return {
    bank: digits.slice(0, 2),
    branch: digits.slice(2, 6),
    body: digits.slice(6, bodyEnds),
    suffix: digits.slice(bodyEnds),
  };
}

/** For all banks: the branch and the last six digits of the body, weighted, are a multiple of 11. */
export function bankAccountFault(account: BankAccount): BankAccountFault | undefined {
  const { bank, branch, body, suffix } = account;
  const all = bank + branch + body + suffix;
  if (all === "") return "missing";
  if (/\D/.test(all)) return "digits";
  if (bank.length !== 2) return "bank";
  if (branch.length !== 4) return "branch";
  if (body.length < 6 || body.length > 7) return "body";
  if (suffix.length < 2 || suffix.length > 3) return "suffix";
  return weightedSum(branch + body.slice(-6), weights) % 11 === 0 ? undefined : "checksum";
}

export const padBankAccount = ({ bank, branch, body, suffix }: BankAccount): string =>
  [bank.padStart(2, "0"), branch.padStart(4, "0"), body.padStart(8, "0"), suffix.padStart(4, "0")].join("-");

export const formatBankAccount = ({ bank, branch, body, suffix }: BankAccount): string =>
  [bank, branch, body, suffix].join("-");
