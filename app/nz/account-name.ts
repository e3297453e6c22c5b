export type AccountNameFault = "space-at-end" | "hash-first" | "characters";

const refused = /[+"\\><;=~\s]/gu;

export const invalidAccountNameCharacters = (name: string): string[] => [...new Set(name.match(refused))];

export function accountNameFault(name: string): AccountNameFault | undefined {
  if (/^\s|\s$/u.test(name)) return "space-at-end";
  if (name.startsWith("#")) return "hash-first";
  return invalidAccountNameCharacters(name).length > 0 ? "characters" : undefined;
}
