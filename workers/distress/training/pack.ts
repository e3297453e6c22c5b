import { toBase64Url } from "../../base64url.ts";
import { type PackedWeights, partLength, parts } from "../classifier/classify.ts";
import { randomFrom } from "./learn.ts";

export const vectors = 256;
const rounds = 12;

export interface Row {
  key: number;
  /** As long as all parts together. */
  weights: Float32Array;
  /** How often it is met: what is met often is kept more exactly. */
  often: number;
}

/** Rows by ascending key, each as the numbers of vectors of the books. */
export interface Coded {
  keys: readonly number[];
  codes: Uint8Array;
  books: Float32Array;
}

/** Product quantisation: each part of a row becomes the number of the likest of 256 vectors. */
export function coded(unsorted: readonly Row[]): Coded {
  const rows = [...unsorted].sort((one, other) => one.key - other.key);
  const codes = new Uint8Array(rows.length * parts);
  const books = new Float32Array(parts * vectors * partLength);
  for (let part = 0; part < parts; part++) {
    const from = part * partLength;
    const book = bookOf(
      rows.map(({ weights, often }) => ({
        often: Math.sqrt(often),
        vector: weights.subarray(from, from + partLength),
      })),
    );
    for (const [at, { weights }] of rows.entries())
      codes[at * parts + part] = likest(book, weights.subarray(from, from + partLength));
    for (const [code, vector] of book.entries()) books.set(vector, (part * vectors + code) * partLength);
  }
  return { keys: rows.map(({ key }) => key), codes, books };
}

export function packed({ keys, codes, books }: Coded): PackedWeights {
  const scale = books.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const bytes = Int8Array.from(books, (each) => Math.round((each / scale) * 127));
  return {
    keys: toBase64Url(distances(keys)),
    codes: toBase64Url(codes),
    books: toBase64Url(new Uint8Array(bytes.buffer)),
    scale,
  };
}

interface Point {
  vector: Float32Array;
  often: number;
}

/** k-means. */
function bookOf(points: readonly Point[]): Float64Array[] {
  const random = randomFrom(7);
  const book = Array.from({ length: vectors }, (_, code) =>
    code === 0
      ? new Float64Array(partLength)
      : Float64Array.from((points[Math.floor(random() * points.length)] as Point).vector),
  );
  for (let round = 0; round < rounds; round++) {
    const sums = book.map(() => ({ vector: new Float64Array(partLength), often: 0 }));
    for (const { vector, often } of points) {
      const sum = sums[likest(book, vector)] as { vector: Float64Array; often: number };
      sum.often += often;
      vector.forEach((each, at) => {
        sum.vector[at]! += each * often;
      });
    }
    for (const [code, { vector, often }] of sums.entries())
      book[code] =
        often > 0
          ? vector.map((each) => each / often)
          : Float64Array.from((points[Math.floor(random() * points.length)] as Point).vector);
  }
  return book;
}

function likest(book: readonly Float64Array[], vector: Float32Array): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let code = 0; code < book.length; code++) {
    const candidate = book[code] as Float64Array;
    let distance = 0;
    for (let at = 0; at < partLength && distance < least; at++)
      distance += ((candidate[at] as number) - (vector[at] as number)) ** 2;
    if (distance < least) [best, least] = [code, distance];
  }
  return best;
}

function distances(keys: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  keys.forEach((key, at) => {
    let distance = key - (keys[at - 1] ?? 0);
    for (; distance > 127; distance >>>= 7) bytes.push((distance & 127) | 128);
    bytes.push(distance);
  });
  return Uint8Array.from(bytes);
}
