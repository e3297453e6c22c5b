import { toBase64Url } from "../../base64url.ts";
import { type PackedRows, stages, vectors, width } from "../classifier/classify.ts";
import { randomFrom } from "./learn.ts";

const rounds = 10;

export interface Row {
  key: number;
  /** One for each kind. */
  weights: Float32Array;
  /** How often it is met: what is met often is kept more exactly. */
  often: number;
}

/** Rows by ascending key, each as the numbers of vectors of the books. */
export interface Coded {
  keys: readonly number[];
  codes: Uint8Array;
}

/**
 * Quantisation in stages: a row becomes the number of the likest of 256 vectors, and what is left over that of the likest of
 * 256 others. All tables share the books.
 */
export function coded(unsorted: readonly (readonly Row[])[]): { tables: Coded[]; books: Float32Array } {
  const tables = unsorted.map((rows) => [...rows].sort((one, other) => one.key - other.key));
  const points = tables
    .flat()
    .map(({ weights, often }): Point => ({ vector: Float32Array.from(weights), often: Math.sqrt(often) }));
  const books = new Float32Array(stages * vectors * width);
  const codes = new Uint8Array(points.length * stages);
  for (let stage = 0; stage < stages; stage++) {
    const book = bookOf(points);
    for (const [code, vector] of book.entries()) books.set(vector, (stage * vectors + code) * width);
    for (const [at, { vector }] of points.entries()) {
      const code = likest(book, vector);
      codes[at * stages + stage] = code;
      vector.forEach((each, kind) => {
        vector[kind] = each - ((book[code] as Float64Array)[kind] as number);
      });
    }
  }
  const begins = tables.map((_, at) => tables.slice(0, at).flat().length * stages);
  return {
    tables: tables.map((rows, at) => ({
      keys: rows.map(({ key }) => key),
      codes: codes.subarray(begins[at], begins[at + 1]),
    })),
    books,
  };
}

export function packedRows({ keys, codes }: Coded): PackedRows {
  const distances = keys.map((key, at) => key - (keys[at - 1] ?? 0));
  const bits = Math.max(0, Math.floor(Math.log2(((keys.at(-1) ?? 0) / (keys.length || 1)) * Math.LN2)));
  return {
    rows: keys.length,
    keys: toBase64Url(riceOf(distances, bits)),
    bits,
    codes: toBase64Url(codes),
  };
}

export function packedBooks(books: Float32Array): { books: string; scale: number } {
  const scale = books.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const bytes = Int8Array.from(books, (each) => Math.round((each / scale) * 127));
  return { books: toBase64Url(new Uint8Array(bytes.buffer)), scale };
}

function riceOf(distances: readonly number[], bits: number): Uint8Array {
  const all = distances
    .map((distance) => {
      const low = bits ? (distance & ((1 << bits) - 1)).toString(2).padStart(bits, "0") : "";
      return `${"1".repeat(distance >> bits)}0${low}`;
    })
    .join("");
  return Uint8Array.from({ length: Math.ceil(all.length / 8) }, (_, at) =>
    Number.parseInt(all.slice(at * 8, at * 8 + 8).padEnd(8, "0"), 2),
  );
}

interface Point {
  vector: Float32Array;
  often: number;
}

/** k-means. */
function bookOf(points: readonly Point[]): Float64Array[] {
  const random = randomFrom(7);
  const any = () => Float64Array.from((points[Math.floor(random() * points.length)] as Point).vector);
  const book = Array.from({ length: vectors }, (_, code) => (code === 0 ? new Float64Array(width) : any()));
  for (let round = 0; round < rounds; round++) {
    const sums = book.map(() => ({ vector: new Float64Array(width), often: 0 }));
    for (const { vector, often } of points) {
      const sum = sums[likest(book, vector)] as { vector: Float64Array; often: number };
      sum.often += often;
      vector.forEach((each, at) => {
        sum.vector[at]! += each * often;
      });
    }
    for (const [code, { vector, often }] of sums.entries())
      book[code] = often > 0 ? vector.map((each) => each / often) : any();
  }
  return book;
}

function likest(book: readonly Float64Array[], vector: Float32Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let code = 0; code < book.length; code++) {
    const candidate = book[code] as Float64Array;
    let distance = 0;
    for (let at = 0; at < width && distance < least; at++)
      distance += ((candidate[at] as number) - (vector[at] as number)) ** 2;
    if (distance < least) [best, least] = [code, distance];
  }
  return best;
}
