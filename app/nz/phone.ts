/** A phone number as the agencies' systems take it: digits and spaces only, at least one digit. */
export const isPhone = (text: string): boolean => /^[\d ]+$/.test(text) && /\d/.test(text);
