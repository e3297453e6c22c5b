/** What is wrong with a name for an online tax account, in the order in which it is looked for. */
export type AccountNameFault = "space-at-end" | "hash-first" | "characters";

const refused = /[+"\\><;=~\s]/gu;

/** The characters that may not stand in a name for an online tax account (spec 2 section 5), each once, in order of appearance. */
export const invalidAccountNameCharacters = (name: string): string[] => [...new Set(name.match(refused))];

/** The first thing that is wrong with a name for an online tax account, spaces at its ends included; nothing when it can be one. */
export function accountNameFault(name: string): AccountNameFault | undefined {
  if (/^\s|\s$/u.test(name)) return "space-at-end";
  if (name.startsWith("#")) return "hash-first";
  return invalidAccountNameCharacters(name).length > 0 ? "characters" : undefined;
}
