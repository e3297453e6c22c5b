/** A phone number as the agencies' systems take it: digits and spaces only, at least one digit. */
export const isPhone = (text: string): boolean => /^[\d ]+$/.test(text) && /\d/.test(text);

/** Tells whether a text is a mobile number of New Zealand as the tax agency texts to it: 02, then 7 to 9 digits without spaces. */
export const isMobile = (text: string): boolean => /^02\d{7,9}$/.test(text);

/**
 * The digits to dial of a number as people write it: "04 476 1234 Janice" and "0800 773 536 ext1" too.
 * @returns nothing when no number of New Zealand stands at its beginning
 */
export function readDialledNumber(text: string): string | undefined {
  const digits = /^\s*\+?[\d() -]+/.exec(text)?.[0].replace(/[^\d+]/g, "") ?? "";
  return /^(\+64|0)\d{7,10}$/.test(digits) ? digits : undefined;
}
