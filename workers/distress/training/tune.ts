import { stages, vectors, width } from "../classifier/classify.ts";
import { doubt, mix, randomFrom } from "./learn.ts";
import type { Coded } from "./pack.ts";

/** A phrase as its features. */
export interface Read {
  groups: Set<number>;
  words: number[];
  /** Its number. */
  kind: number;
}

const rounds = 8;
const step = 0.04;

/**
 * What the books lost by standing for many rows each, they learn again from the phrases: the codes stay, the vectors of
 * `books` move.
 * @returns the bias that fits them
 */
export function tune(
  { tables, books, bias: learnt }: { tables: [Coded, Coded]; books: Float32Array; bias: Float32Array },
  phrases: readonly Read[],
): Float32Array {
  const book = new Book(books);
  const [groups, words] = [vectorsOf(tables[0]), vectorsOf(tables[1])];
  const examples = phrases.map((phrase) => ({
    rows: [groups(phrase.groups), words(phrase.words)],
    kind: phrase.kind,
  }));
  const bias = Float32Array.from(learnt);
  const squares = new Float32Array(bias.length);
  const random = randomFrom(rounds);
  const sums = new Float32Array(width);
  const wrong = new Float32Array(width);
  for (let round = 0; round < rounds; round++) {
    mix(examples, random);
    for (const { rows, kind } of examples) {
      sums.fill(0);
      sums.set(bias);
      for (const each of rows) book.add(each, sums);
      errors(sums, kind, bias.length, wrong);
      for (const each of rows) book.learn(each, wrong);
      for (let each = 0; each < bias.length; each++) {
        squares[each]! += (wrong[each] as number) ** 2;
        bias[each]! -= (step * (wrong[each] as number)) / Math.sqrt((squares[each] as number) + 1e-6);
      }
    }
  }
  return bias;
}

/** Fills `wrong` with how much likelier each kind seems than it is. */
function errors(sums: Float32Array, kind: number, kinds: number, wrong: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let each = 0; each < kinds; each++) most = Math.max(most, sums[each] as number);
  let total = 0;
  for (let each = 0; each < kinds; each++) total += wrong[each] = Math.exp((sums[each] as number) - most);
  for (let each = 0; each < kinds; each++)
    wrong[each] = (wrong[each] as number) / total - (each === kind ? 1 - doubt : doubt / (kinds - 1));
}

/** Where in the books the vectors of these features begin. */
function vectorsOf({ keys, codes }: Coded): (features: Iterable<number>) => Uint32Array {
  const rows = new Map(keys.map((key, at) => [key, at]));
  const from = (at: number) =>
    Array.from(
      { length: stages },
      (_, stage) => (stage * vectors + (codes[at * stages + stage] as number)) * width,
    );
  return (features) =>
    Uint32Array.from([...features].flatMap((feature) => (rows.has(feature) ? from(rows.get(feature)!) : [])));
}

class Book {
  readonly #books: Float32Array;
  readonly #squares: Float32Array;

  constructor(books: Float32Array) {
    this.#books = books;
    this.#squares = new Float32Array(books.length);
  }

  add(vectors: Uint32Array, sums: Float32Array): void {
    const share = shareOf(vectors);
    for (const from of vectors)
      for (let each = 0; each < width; each++) sums[each]! += (this.#books[from + each] as number) * share;
  }

  /** By AdaGrad. */
  learn(vectors: Uint32Array, wrong: Float32Array): void {
    const share = shareOf(vectors);
    const books = this.#books;
    const squares = this.#squares;
    for (const from of vectors)
      for (let each = 0; each < width; each++) {
        const slope = (wrong[each] as number) * share;
        const square = (squares[from + each] as number) + slope * slope;
        squares[from + each] = square;
        books[from + each] = (books[from + each] as number) - (step * slope) / Math.sqrt(square + 1e-4);
      }
  }
}

const shareOf = ({ length }: Uint32Array): number => 1 / Math.sqrt(length / stages || 1);
