import { fold, shortVowels } from "../content/load/words.mjs";

/** @param {string} text */
export function writtenWords(text) {
  return fold(text.replace(/['’‘ʻ`´]/g, ""))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/** @param {string} text in which a long vowel may be written in any way */
export const wordsOf = (text) => writtenWords(text).map((word) => shortVowels(word));

const beginnings = [
  ["saint", "st"],
  ["mount", "mt"],
  ["state highway", "sh"],
];

// Folded; the name itself comes first.
/** @param {string} name */
export function spellingsOf(name) {
  const [long, ...parts] = [name, ...name.split(/[/()]/)].map((part) => wordsOf(part).join(" "));
  const all = [long, ...parts].filter((part) => part !== "");
  for (const [one, other] of beginnings) {
    for (const [written, alsoWritten] of [
      [one, other],
      [other, one],
    ])
      if (long.startsWith(`${written} `)) all.push(alsoWritten + long.slice(written.length));
  }
  return [...new Set(all)];
}
