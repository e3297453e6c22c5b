import { fold, shortVowels } from "../content/load/words.mjs";

/**
 * Without macrons, case and apostrophes.
 * @param {string} text
 */
export function writtenWords(text) {
  return fold(text.replace(/['’‘ʻ`´]/g, ""))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/**
 * As they are kept and compared: a long vowel once, however it is written.
 * @param {string} text
 */
export const wordsOf = (text) => writtenWords(text).map((word) => shortVowels(word));

const beginnings = [
  ["saint", "st"],
  ["mount", "mt"],
  ["state highway", "sh"],
];

/**
 * Every way to begin the name, folded, the name itself first.
 * @param {string} name
 */
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
