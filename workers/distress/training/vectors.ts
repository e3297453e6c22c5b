import { readFileSync } from "node:fs";
import { hashOf } from "../classifier/features.ts";
import vectors from "./vectors.json";

const file = "workers/distress/training/vectors.bin";

export const dimensions = vectors.dimensions;

/** Which words stand near each other in English, by the hash of the word; each vector has length 2, so that words weigh as much as groups. */
export function wordVectors(): ReadonlyMap<number, Float32Array> {
  const bytes = new Int8Array(readFileSync(file));
  return new Map(
    vectors.words.split(" ").map((word, at) => {
      const vector = Float32Array.from(bytes.subarray(at * dimensions, (at + 1) * dimensions));
      const length = Math.hypot(...vector) || 1;
      return [hashOf(word), vector.map((each) => (2 * each) / length)];
    }),
  );
}
