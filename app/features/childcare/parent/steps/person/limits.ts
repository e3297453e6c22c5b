/** Characters. */
export const longest = { name: 75, email: 60, phone: 20, ethnicity: 256, title: 20, country: 60 } as const;
/** Characters of the lines of an address. */
export const longestLines = { street: 33, suburb: 20, town: 20 } as const;
/** Whole years. */
export const oldestParent = 100;
/** Of the iwi that a person names. */
export const mostIwi = 4;
