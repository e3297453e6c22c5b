import { fromBase64Url } from "../../base64url.ts";
import ordinary from "./ordinary-words.data.json";
import placeNames from "./place-names.data.json";
import { placesOf, stemsOf } from "./word-filter.mjs";

const read = new Map<string, Uint8Array>();

/** Whether it is an English word, which needs no putting right though the guide never says it: policy is no police. */
export const isOrdinary = (word: string): boolean =>
  [word, ...stemsOf(word)].some((each) => isListed(each, ordinary.bits));

/** @param name folded, with short vowels and nothing between its words */
export const isPlaceName = (name: string): boolean => isListed(name, placeNames.bits);

function isListed(word: string, bits: string): boolean {
  const known = read.get(bits) ?? fromBase64Url(bits);
  read.set(bits, known);
  return placesOf(word, known.length * 8).every((place) => ((known[place >> 3] ?? 0) >> (place & 7)) & 1);
}
