/** Statements of the declaration, keys of its words; handed over too. */
export const declared = ["true", "law", "changes", "privacy"] as const;
