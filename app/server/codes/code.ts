// No vowels, so that codes spell no words, and only one of each look-alike (2 Z, 5 S, 8 B, 6 G, 1 I L, 0 O).
const alphabet = "3479BCDFGHJKLMNPQRTVWXY";
const alike: Readonly<Record<string, string>> = { "1": "L", I: "L", "8": "B", "6": "G", U: "V" };
const length = 20;

const between = /[\s\u00a0\-\u2010-\u2015.·]+/g;

export function newCode(): string {
  let code = "";
  while (code.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < alphabet.length * 11) code += alphabet[byte % alphabet.length];
  }
  return code;
}

/** "B7KM 3RTW 9XQP 4HLD VN3C" */
export const groupedCode = (code: string): string => code.replace(/.{4}(?=.)/g, "$& ");

export function readCode(typed: string): string | undefined {
  if (typed.length > 100) return undefined;
  const characters = typed.normalize("NFKC").toUpperCase().replace(between, "");
  const code = [...characters].map((character) => alike[character] ?? character).join("");
  return code.length === length && [...code].every((character) => alphabet.includes(character))
    ? code
    : undefined;
}
