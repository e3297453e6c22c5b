import { classify, setWeights } from "../classifier/classify.ts";
import { sureOfDanger } from "../match.ts";
import { readable } from "../reading.ts";
import { type Phrase, train } from "./train.ts";

const folds = 5;

/**
 * Each fifth is classified by what the other four taught. Neighbours in a file were often written in one go, so a fifth
 * is a run of them, not every fifth phrase.
 */
export function crossValidation(phrases: readonly Phrase[]): string {
  const foldOf = new Map<Phrase, number>();
  for (const kind of new Set(phrases.map((phrase) => phrase.kind))) {
    const group = phrases.filter((phrase) => phrase.kind === kind);
    for (const [at, phrase] of group.entries()) foldOf.set(phrase, Math.floor((at * folds) / group.length));
  }
  const told = { danger: 0, heard: 0, right: 0, innocent: 0, alarms: 0 };
  for (let fold = 0; fold < folds; fold++) {
    setWeights(train(phrases.filter((phrase) => foldOf.get(phrase) !== fold)));
    for (const phrase of phrases.filter((each) => foldOf.get(each) === fold)) {
      const likely = classify(readable(phrase.text));
      const isLoud = likely.reduce((all, { sure }) => all + sure, 0) >= sureOfDanger;
      if (phrase.kind === "innocent") {
        told.innocent++;
        told.alarms += Number(isLoud);
      } else {
        told.danger++;
        told.heard += Number(isLoud);
        told.right += Number(isLoud && likely[0]?.kind === phrase.kind);
      }
    }
  }
  const share = (part: number, all: number) => `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;
  return [
    `danger heard: ${share(told.heard, told.danger)}, as the very kind: ${share(told.right, told.danger)}`,
    `wrong alarms: ${share(told.alarms, told.innocent)}`,
  ].join("\n");
}
