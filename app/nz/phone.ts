import { longestIn } from "./registry-limits.ts";

export const longestPhone = longestIn("mother.daytimePhone");

/** +64 and 0064, also before a zero in brackets. */
const fromAbroad = /^(?:\+|00)[ ]?64[ ()-]*0?[ ()-]*/;

/** As dialled here, in digits and spaces; foreign numbers begin with 00. */
export const tidyPhone = (typed: string): string =>
  typed
    .trim()
    .replace(fromAbroad, "0")
    .replace(/^\+/, "00")
    .replace(/[\s().‐‑‒–—-]+/g, " ")
    .trim();

export const isPhone = (text: string): boolean => /^[\d ]+$/.test(text) && /\d/.test(text);

export const isMobile = (text: string): boolean => /^02\d{7,9}$/.test(text);

/** Reads "04 476 1234 Janice" and "0800 773 536 ext1" too. */
export function readDialledNumber(text: string): string | undefined {
  const digits = /^\s*\+?[\d() -]+/.exec(text)?.[0].replace(/[^\d+]/g, "") ?? "";
  return /^(\+64|0)\d{7,10}$/.test(digits) ? digits : undefined;
}
