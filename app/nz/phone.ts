export const longestPhone = 20;

export const isPhone = (text: string): boolean => /^[\d ]+$/.test(text) && /\d/.test(text);

/** As the tax agency texts to it. */
export const isMobile = (text: string): boolean => /^02\d{7,9}$/.test(text);

/** Of "04 476 1234 Janice" and "0800 773 536 ext1" too. */
export function readDialledNumber(text: string): string | undefined {
  const digits = /^\s*\+?[\d() -]+/.exec(text)?.[0].replace(/[^\d+]/g, "") ?? "";
  return /^(\+64|0)\d{7,10}$/.test(digits) ? digits : undefined;
}
