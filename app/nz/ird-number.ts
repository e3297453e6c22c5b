import { checkDigit } from "./check-digit.ts";

const least = 10_000_000;
const most = 200_000_000;
const first = [3, 2, 7, 6, 5, 4, 3, 2];
const second = [7, 4, 3, 2, 5, 2, 7, 6];

/** An IRD number without the blanks and hyphens that people write into it. */
export const stripIrdNumber = (text: string): string => text.replace(/[\s-]/g, "");

/**
 * Tells whether a text can be an IRD number: 8 or 9 digits within the range that is given out, with the right check digit (Inland
 * Revenue, "IRD number validation").
 * @param text without blanks and hyphens
 */
export function isIrdNumber(text: string): boolean {
  if (!/^\d{8,9}$/.test(text)) return false;
  const number = Number(text);
  return number >= least && number <= most && checkDigit(baseOf(text), first, second) === number % 10;
}

const baseOf = (digits: string): string => digits.slice(0, -1).padStart(8, "0");

/** An IRD number as the tax agency takes it: 9 digits, an older one with a zero before it. */
export const padIrdNumber = (digits: string): string => digits.padStart(9, "0");
