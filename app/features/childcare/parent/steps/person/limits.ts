/** Characters. */
export const longest = { name: 75, email: 60, phone: 20, ethnicity: 256, title: 20, country: 60 } as const;
/** Characters of an address line. */
export const longestLines = { street: 33, suburb: 20, town: 20 } as const;
/** Years of age. */
export const oldestParent = 100;
export const mostIwi = 4;
