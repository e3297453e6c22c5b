import type { ReadWord } from "../reading.ts";

export interface Features {
  /** Of words, their neighbours, those next to these, and groups of letters. */
  groups: Set<number>;
  /** Of words alone, each as often as it stands there. */
  words: number[];
}

const letterGroups = [3, 4, 5];

/** As hashes. Numbers are read for what they may mean: a child's age, a fever. */
export function featuresOf(read: readonly ReadWord[]): Features {
  const words = read.flatMap(splitNumbers);
  const groups = new Set<string>();
  const ways = words.map(({ word, letters }) => [word, ...[...letters].map((letter) => `{${letter}`)]);
  words.forEach(({ word }, at) => {
    for (const way of ways[at] ?? []) groups.add(`w${way}`);
    for (const group of lettersOf(word)) groups.add(`c${group}`);
    for (const one of ways[at] ?? []) {
      for (const other of ways[at + 1] ?? []) groups.add(`2${one} ${other}`);
      for (const other of ways[at + 2] ?? []) groups.add(`3${one} ${other}`);
    }
  });
  for (const way of ways[0] ?? []) groups.add(`2^ ${way}`);
  for (const way of ways.at(-1) ?? []) groups.add(`2${way} $`);
  return {
    groups: new Set([...groups].map(hashOf)),
    words: words.map(({ word }) => hashOf(word)),
  };
}

function splitNumbers({ word, letters }: ReadWord): ReadWord[] {
  if (!/^\d/.test(word)) return [{ word, letters }];
  const [, digits = "", unit = ""] = /^(\d+)(.*)$/.exec(word) ?? [];
  return [{ word: meaning(Number(digits)), letters: "" }, ...(unit ? [{ word: unit, letters: "" }] : [])];
}

function meaning(number: number): string {
  if (number >= 38 && number <= 42) return "#fever";
  if (number >= 2000) return "#year";
  if (number > 100) return "#many";
  if (number >= 11 && number <= 17) return "#teen";
  return number < 11 ? "#few" : "#tens";
}

function lettersOf(word: string): string[] {
  if (word.length <= 3 || word.startsWith("#")) return [];
  const edged = `<${word}>`;
  return letterGroups.flatMap((length) =>
    Array.from({ length: Math.max(0, edged.length - length + 1) }, (_, at) => edged.slice(at, at + length)),
  );
}

/** FNV-1a with its bits mixed once more: 22 of them. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & 0x3fffff;
}
