import { distanceBetween } from "../content/search/spelling.ts";
import { fold } from "../content/words.mjs";
import phrases from "./phrases.json";

export type DistressKind =
  | "suicide"
  | "harmToBaby"
  | "sexualHarm"
  | "childHarm"
  | "violence"
  | "emergency"
  | "poison"
  | "loss"
  | "bleeding"
  | "needs"
  | "addiction"
  | "mood";

interface Rules {
  innocent: RegExp;
  kinds: readonly (readonly [kind: DistressKind, pattern: RegExp])[];
}

const longest = 200;
/** Answers beside each other on a page. */
const most = 2;

let compiled: Rules | undefined;

/** What a text tells of danger or loss, the most urgent first. Its words are neither kept nor changed. */
export function distressIn(text: string): DistressKind[] {
  compiled ??= compileRules();
  const { innocent, kinds } = compiled;
  const told = readable(text.slice(0, longest)).replace(innocent, ". ");
  return kinds.flatMap(([kind, pattern]) => (pattern.test(told) ? [kind] : [])).slice(0, most);
}

const everyday: readonly DistressKind[] = ["emergency", "poison", "bleeding", "needs", "addiction", "mood"];

/** Whether the guide's cards may answer too: "baby fell", "food bank". */
export const mayCardsAnswer = (kind: DistressKind): boolean => everyday.includes(kind);

function compileRules(): Rules {
  return {
    innocent: new RegExp(anyOf(phrases.innocent), "g"),
    kinds: phrases.kinds.map(({ id, patterns }) => [id as DistressKind, new RegExp(anyOf(patterns))]),
  };
}

const anyOf = (patterns: readonly string[]): string => `(?<![^ ])(?:${patterns.map(compile).join("|")})`;

/**
 * Regular expression for words that are each followed by a space. A pattern has words, stems (`suicid*`), alternatives (`(a|b c)`),
 * named ones (`{baby}`), what may be missing (`my?`), and up to four words of any kind (`..`).
 */
function compile(pattern: string): string {
  let at = 0;
  const sequence = (): string => {
    let made = "";
    while (at < pattern.length && pattern[at] !== ")" && pattern[at] !== "|") {
      if (pattern[at] === " ") {
        at++;
        continue;
      }
      made += optional(part());
    }
    return made;
  };
  const alternatives = (): string => {
    const all = [sequence()];
    while (pattern[at] === "|") {
      at++;
      all.push(sequence());
    }
    return `(?:${all.join("|")})`;
  };
  const part = (): string => {
    if (pattern[at] === "(") {
      at++;
      const inner = alternatives();
      at++;
      return inner;
    }
    const [word = "", , name] = /^(\{(\w+)\}|\.\.|[^ ()|{}?]+)/.exec(pattern.slice(at)) ?? [];
    if (word === "") throw new Error(`Not understood at ${at}: ${pattern}`);
    at += word.length;
    if (name !== undefined) return compile(`(${classOf(name)})`);
    if (word === "..") return "(?:[^ .]+ ){0,4}?";
    return word.endsWith("*") ? `${word.slice(0, -1)}[^ .]* ` : `${word} `;
  };
  const optional = (made: string): string => {
    if (pattern[at] !== "?") return made;
    at++;
    return `(?:${made})?`;
  };
  return alternatives();
}

function classOf(name: string): string {
  const found = (phrases.classes as Readonly<Record<string, string>>)[name];
  if (found === undefined) throw new Error(`No class ${name}`);
  return found;
}

const digits: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** Lower case without macrons and apostrophes, each word as the patterns spell it and followed by a space. */
function readable(text: string): string {
  const words = fold(text)
    .replace(/['’‘`´ʻ]/g, "")
    .replace(/(?<=[a-z])[@$!013457]+(?=[a-z])|(?<![^\s])[@$](?=[a-z])/g, (found) =>
      [...found].map((character) => digits[character] ?? character).join(""),
    )
    .replace(/(?<![a-z0-9])[a-z](?:[ .\-*][a-z]){3,}(?![a-z0-9])/g, (found) => found.replace(/[^a-z]/g, ""))
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(/(?<=\b(?:want|need|going|like|able|trying|afraid|scared) )2(?= )/g, "to")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => `${spelt(word)} `).join("");
}

const spellings: ReadonlyMap<string, string> = new Map(Object.entries(phrases.spellings));
const tolerant = new Set(phrases.tolerant);
const ordinary = new Set(phrases.ordinary);
const shortestTolerant = 6;

function spelt(word: string): string {
  const known = spellings.get(word) ?? spellings.get(word.replace(/(.)\1$/, "$1"));
  if (known !== undefined) return known;
  if (word.length < shortestTolerant || tolerant.has(word) || ordinary.has(word)) return word;
  for (const meant of tolerant) {
    const slips = meant.length >= 9 ? 2 : 1;
    if (meant[0] !== word[0] || Math.abs(meant.length - word.length) > slips) continue;
    if (distanceBetween(word, meant, slips) <= slips) return meant;
  }
  return word;
}
