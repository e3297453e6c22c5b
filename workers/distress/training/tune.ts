import { partLength, parts } from "../classifier/classify.ts";
import { doubt, mix, randomFrom } from "./learn.ts";
import { type Coded, vectors } from "./pack.ts";

/** A phrase as its features. */
export interface Read {
  groups: Set<number>;
  words: number[];
  /** Its number. */
  kind: number;
}

const rounds = 8;
const step = 0.04;
const width = parts * partLength;

/**
 * What the books lost by standing for many rows each, they learn again from the phrases: the codes stay, the vectors move.
 * @returns the bias that fits them
 */
export function tune(
  { groups, words, bias: learnt }: { groups: Coded; words: Coded; bias: Float32Array },
  phrases: readonly Read[],
): Float32Array {
  const books = [new Book(groups), new Book(words)] as const;
  const examples = phrases.map((phrase) => ({
    rows: [books[0].rowsOf(phrase.groups), books[1].rowsOf(phrase.words)] as const,
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
      books.forEach((book, at) => {
        book.add(rows[at] as Uint32Array, sums);
      });
      errors(sums, kind, bias.length, wrong);
      books.forEach((book, at) => {
        book.learn(rows[at] as Uint32Array, wrong);
      });
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

class Book {
  readonly #at: ReadonlyMap<number, number>;
  readonly #codes: Uint8Array;
  readonly #books: Float32Array;
  readonly #squares: Float32Array;

  constructor({ keys, codes, books }: Coded) {
    this.#at = new Map(keys.map((key, at) => [key, at]));
    this.#codes = codes;
    this.#books = books;
    this.#squares = new Float32Array(books.length);
  }

  rowsOf = (features: Iterable<number>): Uint32Array =>
    Uint32Array.from([...features].flatMap((feature) => this.#at.get(feature) ?? []));

  add(rows: Uint32Array, sums: Float32Array): void {
    const share = 1 / Math.sqrt(rows.length || 1);
    const books = this.#books;
    for (const row of rows)
      for (let part = 0; part < parts; part++) {
        const from = this.#from(row, part);
        for (let each = 0; each < partLength; each++)
          sums[part * partLength + each]! += (books[from + each] as number) * share;
      }
  }

  /** By AdaGrad. */
  learn(rows: Uint32Array, wrong: Float32Array): void {
    const share = 1 / Math.sqrt(rows.length || 1);
    const books = this.#books;
    const squares = this.#squares;
    for (const row of rows)
      for (let part = 0; part < parts; part++) {
        const from = this.#from(row, part);
        for (let each = 0; each < partLength; each++) {
          const slope = (wrong[part * partLength + each] as number) * share;
          const square = (squares[from + each] as number) + slope * slope;
          squares[from + each] = square;
          books[from + each] = (books[from + each] as number) - (step * slope) / Math.sqrt(square + 1e-4);
        }
      }
  }

  #from = (row: number, part: number): number =>
    (part * vectors + (this.#codes[row * parts + part] as number)) * partLength;
}
