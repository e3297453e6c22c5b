/** Also the prefixes of their questions' names. */
export const people = ["parent", "partner"] as const;
export type Person = (typeof people)[number];
