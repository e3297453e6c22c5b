import { fromBase64Url } from "../../base64url.ts";
import type { ReadWord } from "../reading.ts";
import { type Features, featuresOf } from "./features.ts";
import { type DistressKind, distressKinds } from "./kinds.ts";
import learnt from "./weights.data.json";

/** What the classifier has learnt, packed by `training/pack.ts`. */
export interface PackedWeights {
  /** Hashes in ascending order, each as the distance to the one before, in groups of seven bits. */
  keys: string;
  /** For each hash a byte for each part of the kinds: which vector of the part's book. */
  codes: string;
  /** For each part 256 vectors of signed bytes. */
  books: string;
  /** What 127 stands for. */
  scale: number;
}

/** Numbers of a vector that one code stands for. */
export const partLength = 8;
/** Kinds and "nothing of the kind", rounded up to whole parts. */
export const parts = Math.ceil((distressKinds.length + 1) / partLength);
const width = parts * partLength;

class Table {
  readonly #keys: Uint32Array;
  readonly #codes: Uint8Array;
  readonly #books: Int8Array;
  readonly #scale: number;

  constructor({ keys, codes, books, scale }: PackedWeights) {
    this.#keys = keysFrom(fromBase64Url(keys));
    this.#codes = fromBase64Url(codes);
    this.#books = new Int8Array(fromBase64Url(books).buffer);
    this.#scale = scale / 127;
  }

  /** The weights of all these features, divided by the root of their number. */
  add(features: Iterable<number>, sums: Float64Array): void {
    const found = new Float64Array(width);
    let known = 0;
    for (const feature of features) {
      const at = this.#find(feature);
      if (at < 0) continue;
      known++;
      for (let part = 0; part < parts; part++) {
        const from = (part * 256 + (this.#codes[at * parts + part] as number)) * partLength;
        for (let each = 0; each < partLength; each++)
          found[part * partLength + each]! += this.#books[from + each] as number;
      }
    }
    const share = this.#scale / Math.sqrt(known || 1);
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

function keysFrom(bytes: Uint8Array): Uint32Array {
  const keys: number[] = [];
  let key = 0;
  let shift = 0;
  let distance = 0;
  for (const byte of bytes) {
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    key += distance;
    keys.push(key);
    shift = 0;
    distance = 0;
  }
  return Uint32Array.from(keys);
}

export interface Weights {
  bias: number[];
  groups: PackedWeights;
  words: PackedWeights;
}

let weights: Weights = learnt;
let tables: { groups: Table; words: Table } | undefined;

/** For who trains. */
export function setWeights(others: Weights): void {
  weights = others;
  tables = undefined;
}

/** How likely each kind is, from 0 to 1; the last is that it is none of them. */
function likelihoods(read: readonly ReadWord[]): Float64Array {
  tables ??= { groups: new Table(weights.groups), words: new Table(weights.words) };
  const { groups, words }: Features = featuresOf(read);
  const sums = Float64Array.from({ length: width }, (_, each) => weights.bias[each] ?? 0);
  tables.groups.add(groups, sums);
  tables.words.add(words, sums);
  return asLikelihoods(sums.subarray(0, distressKinds.length + 1));
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
