import { width as kinds, type Weights } from "../classifier/classify.ts";
import { featuresOf } from "../classifier/features.ts";
import { distressKinds } from "../classifier/kinds.ts";
import { readable } from "../reading.ts";
import { type Example, type Learnt, learn } from "./learn.ts";
import { type Coded, coded, packedBooks, packedRows, type Row } from "./pack.ts";
import type { Phrase } from "./phrases.ts";
import { type Read, tune } from "./tune.ts";
import { unfinished } from "./unfinished.ts";
import { dimensions, wordVectors } from "./vectors.ts";

/** Features and words that are kept: what the file may weigh. */
const mostGroups = 22_900;
const mostWords = 8_500;
/** A feature of one phrase alone tells of that phrase. */
const leastOften = 2;
const rounds = 5;
const learners = 4;

/** @returns the weights as classify.ts reads them; the same for the same phrases */
export function train(phrases: readonly Phrase[]): Weights {
  const all = [...phrases, ...unfinished(phrases)];
  const read = all.map(({ text, kind }) => ({ ...featuresOf(readable(text)), kind: numberOf(kind) }));
  const often = new Map<number, number>();
  for (const { groups } of read) for (const group of groups) often.set(group, (often.get(group) ?? 0) + 1);
  const candidates = [...often].filter(([, times]) => times >= leastOften).map(([group]) => group);
  const first = learnFrom(read, candidates, 1);
  const heavy = (group: number, at: number) =>
    Math.sqrt(often.get(group) ?? 0) * normOf(first.groups.subarray(at * kinds, (at + 1) * kinds));
  const kept = candidates
    .map((group, at) => ({ group, weight: heavy(group, at) }))
    .sort((one, other) => other.weight - one.weight || one.group - other.group)
    .slice(0, mostGroups)
    .map(({ group }) => group);
  const learnt = learnFrom(read, kept, learners);
  const groupRows = kept.map(
    (key, at): Row => ({
      key,
      often: often.get(key) ?? 1,
      weights: learnt.groups.subarray(at * kinds, (at + 1) * kinds),
    }),
  );
  const { tables, books } = coded([groupRows, wordRows(learnt, read)]);
  const [groups, words] = tables as [Coded, Coded];
  const bias = tune({ tables: [groups, words], books, bias: learnt.bias }, read);
  return {
    bias: [...bias].map((each) => Number(each.toFixed(4))),
    groups: packedRows(groups),
    words: packedRows(words),
    ...packedBooks(books),
  };
}

/** The mean of several learners, each in an order of its own: what only one of them believes counts less. */
function learnFrom(read: readonly Read[], kept: readonly number[], times: number): Learnt {
  const numbers = new Map(kept.map((group, at) => [group, at]));
  const examples = read.map(
    ({ groups, words, kind }): Example => ({
      groups: [...groups].flatMap((group) => numbers.get(group) ?? []),
      words: meant(words),
      kind,
    }),
  );
  const all = Array.from({ length: times }, (_, at) =>
    learn(examples, { kinds, features: kept.length, dimensions, rounds, seed: at + 1 }),
  );
  const mean = (name: keyof Learnt): Float32Array =>
    (all[0] as Learnt)[name].map(
      (_, at) => all.reduce((sum, each) => sum + (each[name][at] as number), 0) / times,
    );
  return { groups: mean("groups"), words: mean("words"), bias: mean("bias") };
}

let vectors: ReadonlyMap<number, Float32Array> | undefined;

function meant(words: readonly number[]): Float32Array {
  vectors ??= wordVectors();
  const sum = new Float32Array(dimensions);
  let known = 0;
  for (const word of words) {
    const vector = vectors.get(word);
    if (!vector) continue;
    known++;
    vector.forEach((each, at) => {
      sum[at]! += each;
    });
  }
  return sum.map((each) => each / Math.sqrt(known || 1));
}

/** What a word's vector says of each kind, for the words that say most and those that are read most. */
function wordRows({ words }: Learnt, read: readonly Read[]): Row[] {
  const often = new Map<number, number>();
  for (const word of read.flatMap(({ words: each }) => each)) often.set(word, (often.get(word) ?? 0) + 1);
  return [...wordVectors()]
    .map(([key, vector]): Row => {
      const weights = new Float32Array(kinds);
      vector.forEach((each, at) => {
        for (let kind = 0; kind < kinds; kind++)
          weights[kind]! += each * (words[at * kinds + kind] as number);
      });
      return { key, weights, often: 1 + (often.get(key) ?? 0) };
    })
    .sort((one, other) => worth(other) - worth(one) || one.key - other.key)
    .slice(0, mostWords);
}

const worth = ({ weights, often }: Row): number => (often > 1 ? 100 : 1) * normOf(weights);
const normOf = (numbers: Float32Array): number => Math.hypot(...numbers);

function numberOf(kind: string): number {
  if (kind === "innocent") return distressKinds.length;
  const at = (distressKinds as readonly string[]).indexOf(kind);
  if (at < 0) throw new Error(`There is no kind ${kind}`);
  return at;
}
