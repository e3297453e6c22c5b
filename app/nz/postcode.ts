/** Those of Northland begin with a zero. */
export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
