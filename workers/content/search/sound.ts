/** How letters are heard, in this order; English as New Zealanders speak it. */
const heard: readonly (readonly [RegExp, string])[] = [
  [/^[pkg](?=n)|^w(?=r)|^p(?=s)/, ""],
  [/ph/g, "f"],
  [/sth(?=m)/g, "s"],
  [/[xc]c(?=[eiy])|cz|x/g, "ks"],
  [/sh/g, "S"],
  [/th/g, "0"],
  [/sc(?=[eiy])|c(?=[eiy])|z/g, "s"],
  [/ch|[cq]/g, "k"],
  [/gh/g, ""],
  [/(?<=.)[aeiouyhw]/g, ""],
  [/^[aeiouy]/, "a"],
  [/(.)\1+/g, "$1"],
];

/** @param word folded @returns its consonants, alike for words that sound alike: excema and eczema, diarhea and diarrhoea */
export const soundOf = (word: string): string =>
  heard.reduce((sound, [letters, as]) => sound.replace(letters, as), word);
