import answers from "../answers.json";
import { setWeights } from "../classifier/classify.ts";
import { distressIn } from "../match.ts";
import type { Hand, Phrase } from "./phrases.ts";
import { train } from "./train.ts";

/**
 * What each hand wrote is heard by what the others taught: how a stranger would fare. A phrase is heard rightly where the
 * number to call first is that of its kind.
 * @param only of these hands; of each if there are none
 */
export function crossValidation(
  hands: readonly Hand[],
  held: readonly Phrase[],
  only: readonly string[],
): void {
  for (const hand of hands.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const known = new Set(hand.phrases.map(({ text }) => text.toLowerCase()));
    const others = [...hands.filter((other) => other !== hand).flatMap(({ phrases }) => phrases), ...held];
    setWeights(train(others.filter(({ text }) => !known.has(text.toLowerCase()))));
    console.log(`${hand.name}: ${told(hand.phrases)}`);
  }
}

const firstNumber = (kind: string | undefined): string | undefined =>
  (answers.kinds as Record<string, { lines: string[] }>)[kind ?? ""]?.lines[0];

function told(phrases: readonly Phrase[]): string {
  const heard = phrases.map(({ text, kind }) => ({ kind, first: distressIn(text)[0] }));
  const innocent = heard.filter(({ kind }) => kind === "innocent");
  const danger = heard.filter(({ kind }) => kind !== "innocent");
  const right = danger.filter(({ kind, first }) => first && firstNumber(first) === firstNumber(kind));
  const alarms = innocent.filter(({ first }) => first);
  return `right number first ${share(right, danger)}, wrong alarms ${share(alarms, innocent)}`;
}

const share = ({ length }: readonly unknown[], { length: all }: readonly unknown[]): string =>
  `${length} of ${all} (${((100 * length) / (all || 1)).toFixed(1)} %)`;
