// A Bloom filter: which of many words somebody knows, in a byte for each; one in fifty that it never saw is taken for known.

const hashes = 5;

/**
 * @param {string} word folded
 * @param {number} size in bits
 */
export function placesOf(word, size) {
  let one = 0x811c9dc5;
  let other = 5381;
  for (const character of word) {
    const code = character.charCodeAt(0);
    one = Math.imul(one ^ code, 0x01000193) >>> 0;
    other = (Math.imul(other, 33) + code) >>> 0;
  }
  return Array.from({ length: hashes }, (_, turn) => (one + turn * ((other | 1) >>> 0)) % size);
}

/** @param {string} word */
export function stemsOf(word) {
  if (/[^s]ies$/.test(word)) return [word.replace(/ies$/, "y")];
  if (/(s|x|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^siu]s$/.test(word)) return [word.slice(0, -1)];
  if (/.{3}ing$/.test(word)) return ofEnding(word, "ing");
  if (/.{3}ied$/.test(word)) return [word.replace(/ied$/, "y")];
  if (/.{3}ed$/.test(word)) return ofEnding(word, "ed");
  return [];
}

/** Biting is of bite: bit would be bitting. */
function ofEnding(word, ending) {
  const stem = word.slice(0, -ending.length);
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem)) return [`${stem}e`];
  return [stem, `${stem}e`, ...(/([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [])];
}
