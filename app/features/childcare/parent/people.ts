/** What the names of their questions begin with. */
export const people = ["parent", "partner"] as const;
export type Person = (typeof people)[number];
