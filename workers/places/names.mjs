// Names of places as they are compared: without macrons, case and apostrophes.
// Plain JavaScript, because the loader runs in Node and the service on the platform.

import { fold } from "../content/words.mjs";

/** The words of a name or of an address, folded. */
export function wordsOf(text) {
  return fold(text.replace(/['’‘ʻ`´]/g, ""))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/** What is written in two ways at the beginning of a name. */
const beginnings = [
  ["saint", "st"],
  ["mount", "mt"],
  ["state highway", "sh"],
];

/** Every way in which a name may be begun, folded, the name itself first. */
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
