import phrases from "../../.build/distress-phrases.json";
import { classify } from "./classifier/classify.ts";
import { Patterns } from "./patterns.ts";
import { type ReadWord, readable } from "./reading.ts";
import { type AnsweredKind, byPattern, byWorth, isSure } from "./urgency.ts";

/** How sure we have to be of a second kind. */
const sureOfSecond = 0.2;
/** Below this the classifier has read too much that is ordinary for a pattern to be believed. */
const sureOfPattern = 0.35;
/** From here on the words are kept out of addresses. */
const mayBeDanger = 0.35;
const most = 2;

export interface Heard {
  /** The most urgent first; none unless we are sure. */
  kinds: AnsweredKind[];
  /** It may tell of danger. */
  isPrivate: boolean;
}

/** The text is neither kept nor changed. */
export function hear(text: string): Heard {
  const words = readable(text);
  const { left, known: all } = patternsIn(words);
  if (!left.some(({ word }) => /[a-z]{2}/.test(word))) return { kinds: [], isPrivate: false };
  const likely = classify(words);
  const danger = likely.reduce((sum, { sure }) => sum + sure, 0);
  const known = danger >= sureOfPattern ? all.slice(0, most) : [];
  const sure = isSure(likely, left.length);
  if (!sure && known.length === 0) return { kinds: [], isPrivate: danger >= mayBeDanger || all.length > 0 };
  const rated = likely
    .map(({ kind, sure }) => ({ kind, sure: sure + (known.includes(kind) ? byPattern : 0) }))
    .filter(({ kind }) => sure || known.includes(kind))
    .sort((one, other) => other.sure - one.sure);
  const heard = byWorth(rated, ({ kind, sure }) => known.includes(kind) || sure >= sureOfSecond);
  return { kinds: withBattery(heard.slice(0, most), known), isPrivate: true };
}

const withBattery = (kinds: readonly AnsweredKind[], known: readonly AnsweredKind[]): AnsweredKind[] =>
  known.includes("button-battery")
    ? ["button-battery", ...kinds.filter((kind) => kind !== "poison")]
    : [...kinds];

export const distressIn = (text: string): AnsweredKind[] => hear(text).kinds;

/** Alone these mean danger; beside other words they may not. */
const whole = new Map<string, string>(Object.entries(phrases.whole));
const innocent = new Patterns(phrases.innocent);
const kinds = phrases.kinds.map(({ id, patterns }) => ({
  kind: id as AnsweredKind,
  patterns: new Patterns(patterns),
}));

/** For what must never be missed. */
function patternsIn(words: readonly ReadWord[]): { left: ReadWord[]; known: AnsweredKind[] } {
  const told = innocent.maskedIn(words.map(({ word, letters }) => `${word}:${letters} `).join(""), words);
  const left = words.filter(({ word }) => told.includes(`${word}:`));
  const asWhole = whole.get(words.map(({ word }) => word).join(" "));
  const known = kinds.flatMap(({ kind, patterns }) =>
    kind === asWhole || patterns.areIn(told, left) ? [kind] : [],
  );
  return { left, known };
}

const answeredByGuide: readonly AnsweredKind[] = [
  "emergency-breathing",
  "emergency-bleeding",
  "emergency-illness",
  "injury",
  "poison",
  "button-battery",
  "pregnancy-emergency",
  "no-home",
  "no-food-money",
  "addiction",
  "mood",
];

/** "baby fell" and "food bank" may also be questions to the guide. */
export const mayCardsAnswer = (kind: AnsweredKind): boolean => answeredByGuide.includes(kind);
