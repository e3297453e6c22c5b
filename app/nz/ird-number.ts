import { checkDigit } from "./check-digit.ts";

const least = 10_000_000;
const most = 200_000_000;
const first = [3, 2, 7, 6, 5, 4, 3, 2];
const second = [7, 4, 3, 2, 5, 2, 7, 6];

export const stripIrdNumber = (text: string): string => text.replace(/[\s-]/g, "");

/** Inland Revenue, "IRD number validation". @param text without spaces and hyphens */
export function isIrdNumber(text: string): boolean {
  if (!/^\d{8,9}$/.test(text)) return false;
  const number = Number(text);
  return number >= least && number <= most && checkDigit(baseOf(text), first, second) === number % 10;
}

const baseOf = (digits: string): string => digits.slice(0, -1).padStart(8, "0");

export const padIrdNumber = (digits: string): string => digits.padStart(9, "0");
