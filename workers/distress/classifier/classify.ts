import { fromBase64Url } from "../../base64url.ts";
import type { ReadWord } from "../reading.ts";
import { type Features, featuresOf } from "./features.ts";
import { type DistressKind, distressKinds } from "./kinds.ts";
import learnt from "./weights.data.json";

/** Features of one sort and what they say, packed by `training/pack.ts`. */
export interface PackedRows {
  /** How many. */
  rows: number;
  /** Hashes in ascending order, each as the distance to the one before, in the code of Golomb and Rice. */
  keys: string;
  /** Bits of a distance that stand after its ones and a nought. */
  bits: number;
  /** For each row a byte for each stage: which vector of the stage's book. */
  codes: string;
}

/** What a row says is the sum of one vector of each stage. */
export const stages = 2;
/** Vectors of a stage. */
export const vectors = 256;
/** Kinds and "nothing of the kind". */
export const width = distressKinds.length + 1;

class Table {
  readonly #keys: Uint32Array;
  readonly #codes: Uint8Array;

  constructor({ rows, keys, bits, codes }: PackedRows) {
    this.#keys = keysFrom(fromBase64Url(keys), rows, bits);
    this.#codes = fromBase64Url(codes);
  }

  /** What all these features say, divided by the root of their number. */
  add(features: Iterable<number>, { books, scale }: Books, sums: Float64Array): void {
    const found = new Float64Array(width);
    let known = 0;
    for (const feature of features) {
      const at = this.#find(feature);
      if (at < 0) continue;
      known++;
      for (let stage = 0; stage < stages; stage++) {
        const from = (stage * vectors + (this.#codes[at * stages + stage] as number)) * width;
        for (let each = 0; each < width; each++) found[each]! += books[from + each] as number;
      }
    }
    const share = scale / Math.sqrt(known || 1);
    for (let each = 0; each < width; each++) sums[each]! += (found[each] as number) * share;
  }

  #find(key: number): number {
    let low = 0;
    let high = this.#keys.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const here = this.#keys[middle] as number;
      if (here === key) return middle;
      if (here < key) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}

function keysFrom(bytes: Uint8Array, rows: number, bits: number): Uint32Array {
  let at = 0;
  const bit = (): number => ((bytes[at >> 3] as number) >> (7 - (at++ & 7))) & 1;
  let key = 0;
  return Uint32Array.from({ length: rows }, () => {
    let distance = 0;
    while (bit()) distance++;
    for (let each = 0; each < bits; each++) distance = (distance << 1) | bit();
    key += distance;
    return key;
  });
}

interface Books {
  books: Int8Array;
  /** What 1 stands for. */
  scale: number;
}

export interface Weights {
  bias: number[];
  groups: PackedRows;
  words: PackedRows;
  /** For each stage its vectors, of signed bytes. */
  books: string;
  /** What 127 stands for. */
  scale: number;
}

let weights: Weights = learnt;
let tables: { groups: Table; words: Table; books: Books } | undefined;

/** For who trains. */
export function setWeights(others: Weights): void {
  weights = others;
  tables = undefined;
}

const unpacked = ({ groups, words, books, scale }: Weights) => ({
  groups: new Table(groups),
  words: new Table(words),
  books: { books: new Int8Array(fromBase64Url(books).buffer), scale: scale / 127 },
});

/** How likely each kind is, from 0 to 1; the last is that it is none of them. */
function likelihoods(read: readonly ReadWord[]): Float64Array {
  tables ??= unpacked(weights);
  const { groups, words }: Features = featuresOf(read);
  const sums = Float64Array.from(weights.bias);
  tables.groups.add(groups, tables.books, sums);
  tables.words.add(words, tables.books, sums);
  return asLikelihoods(sums);
}

function asLikelihoods(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((all, each) => all + each, 0);
  return raised.map((each) => each / total);
}

/** The likeliest first, with how likely each is: from 0 to 1. */
export function classify(read: readonly ReadWord[]): { kind: DistressKind; sure: number }[] {
  const likely = likelihoods(read);
  return distressKinds
    .map((kind, at) => ({ kind, sure: likely[at] as number }))
    .sort((one, other) => other.sure - one.sure);
}
