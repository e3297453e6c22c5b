import { fromBase64Url } from "../../base64url.ts";
import ordinary from "./ordinary-words.data.json";
import { placesOf, stemsOf } from "./word-filter.mjs";

let bits: Uint8Array | undefined;

/** Whether it is an English word, which needs no putting right though the guide never says it: policy is no police. */
export const isOrdinary = (word: string): boolean => [word, ...stemsOf(word)].some(isListed);

function isListed(word: string): boolean {
  bits ??= fromBase64Url(ordinary.bits);
  const known = bits;
  return placesOf(word, known.length * 8).every((place) => ((known[place >> 3] ?? 0) >> (place & 7)) & 1);
}
