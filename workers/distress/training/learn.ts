/** A phrase as the learner sees it. */
export interface Example {
  /** Numbers of features. */
  groups: readonly number[];
  /** The sum of its words' vectors divided by the root of their number. */
  words: Float32Array;
  kind: number;
}

export interface Learnt {
  groups: Float32Array;
  words: Float32Array;
  bias: Float32Array;
}

export interface Learning {
  kinds: number;
  features: number;
  /** Numbers of a word's vector. */
  dimensions: number;
  rounds: number;
  seed: number;
}

const step = 0.5;
const stepOfWords = 0.05;
const decay = 1e-5;
/** Of a phrase's groups this share is hidden each time, so that none of them is trusted alone. */
const hidden = 0.2;
/** Shares a little of the certainty among all kinds, because phrases are ambiguous. */
export const doubt = 0.05;

/** Multinomial logistic regression by AdaGrad; the order is mixed, the same each time. */
export function learn(
  examples: readonly Example[],
  { kinds, features, dimensions, rounds, seed }: Learning,
): Learnt {
  const groups = weightsOf(features * kinds);
  const words = weightsOf(dimensions * kinds);
  const bias = weightsOf(kinds);
  const order = examples.map((_, at) => at);
  const random = randomFrom(seed);
  const likely = new Float64Array(kinds);
  const wrong = new Float32Array(kinds);
  for (let round = 0; round < rounds; round++) {
    mix(order, random);
    for (const at of order) {
      const whole = examples[at] as Example;
      const example = { ...whole, groups: whole.groups.filter(() => random() >= hidden) };
      score({ groups: groups.values, words: words.values, bias: bias.values }, example, likely);
      const share = 1 / Math.sqrt(example.groups.length || 1);
      for (let kind = 0; kind < kinds; kind++)
        wrong[kind] = (likely[kind] as number) - (kind === example.kind ? 1 - doubt : doubt / (kinds - 1));
      for (const feature of example.groups) groups.change(feature * kinds, wrong, share, step);
      for (let each = 0; each < dimensions; each++)
        words.change(each * kinds, wrong, example.words[each] as number, stepOfWords);
      bias.change(0, wrong, 1, stepOfWords);
    }
  }
  return { groups: groups.values, words: words.values, bias: bias.values };
}

/** Fills `likely`. */
function score({ groups, words, bias }: Learnt, example: Example, likely: Float64Array): void {
  const kinds = bias.length;
  const share = 1 / Math.sqrt(example.groups.length || 1);
  likely.fill(0);
  for (const feature of example.groups)
    for (let kind = 0; kind < kinds; kind++) likely[kind]! += groups[feature * kinds + kind] as number;
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < kinds; kind++) {
    let sum = (likely[kind] as number) * share + (bias[kind] as number);
    for (let each = 0; each < example.words.length; each++)
      sum += (words[each * kinds + kind] as number) * (example.words[each] as number);
    likely[kind] = sum;
    most = Math.max(most, sum);
  }
  let total = 0;
  for (let kind = 0; kind < kinds; kind++) total += likely[kind] = Math.exp((likely[kind] as number) - most);
  for (let kind = 0; kind < kinds; kind++) likely[kind]! /= total;
}

function weightsOf(size: number) {
  const values = new Float32Array(size);
  const squares = new Float32Array(size);
  return {
    values,
    /** Those from `at` on, one for each kind. */
    change(at: number, wrong: Float32Array, share: number, length: number) {
      if (share === 0) return;
      for (let kind = 0; kind < wrong.length; kind++) {
        const value = values[at + kind] as number;
        const steep = (wrong[kind] as number) * share + decay * value;
        const square = (squares[at + kind] as number) + steep * steep;
        squares[at + kind] = square;
        values[at + kind] = value - (length * steep) / Math.sqrt(square + 1e-6);
      }
    },
  };
}

/** Numerical Recipes' linear congruential generator. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function mix<Each>(order: Each[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as Each, order[at] as Each];
  }
}
