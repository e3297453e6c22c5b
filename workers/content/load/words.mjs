// The loader and the service must agree on these.

/** As SQLite's tokenizer unicode61 sees a word. */
const wordPattern = /[\p{L}\p{N}\p{Co}]+(?:\p{M}+[\p{L}\p{N}\p{Co}]*)*/gu;

/** @param {string} text */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const twice = /([aeiou])\1+/;
const syllable = "(?:wh|ng|[hkmnprtw])?[aeiou]";
const ofSyllables = new RegExp(`^(?:${syllable})+$`);
const beginningOfSyllables = new RegExp(`^(?:${syllable})+(?:wh?|ng?|[hkmprt])?$`);
/** Made of Māori syllables, but English: Moore, Keene, Maree. */
const asInEnglish = /ee$|(?:ee|oo)[^aeiou]e$/;

/**
 * Whether it may be a Māori word by its syllables.
 * @param {string} word folded
 */
export const isMaoriShaped = (word) => ofSyllables.test(word);

/**
 * A long vowel may be doubled (Maaori, Ootaki). Food, feed, book and moon stay, as they have no Māori syllables.
 * @param {string} word folded
 * @param {boolean} [isBeginning] more of it may follow: "whaan"
 */
export function shortVowels(word, isBeginning = false) {
  if (!twice.test(word) || asInEnglish.test(word)) return word;
  const isMaori = isBeginning ? beginningOfSyllables : ofSyllables;
  return isMaori.test(word) ? word.replace(new RegExp(twice, "g"), "$1") : word;
}

/**
 * @param {string} text
 * @returns {{ written: string; word: string; index: number }[]}
 */
export function wordsOf(text) {
  return [...text.matchAll(wordPattern)].map(({ 0: written, index }) => ({
    written,
    word: fold(written),
    index,
  }));
}

/** Folded. Ignored in a search unless it has no other words. */
export const commonWords = new Set(
  [
    "a about am an and any are as at be been but by can do does for from get had has have how i if in is it its me my need of on or our she he",
    "many much should so that the their them then there they this to was we what when where which while who why will with would you your",
    "not also just really please cannot want some any",
    "couldn d didn doesn don hasn isn ll m re s t ve wasn won cant didnt doesnt dont im isnt ive wont",
    "a ai ake ana anake ano ata e ehea ehara ena enei era ara atu aua au ahau aku hei he hoki i ia iho ina ka kaore karekau kau ke kei ki kia ko koe koutou korua",
    "kua kore ma mai maku mana matou maua me mea mehemea mena mo moku mou mona mua na naku nana nei nga ngai no noa noho nou nona o oku ona ou pea ra ranei ratou raua",
    "roto runga ta taku tana tatou taua te tenei tena tera tetahi etahi to toku tona tou tau u wai wa aha pehea hea",
  ].flatMap((line) => line.split(" ")),
);
