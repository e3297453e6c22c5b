/** Small words within names and places: whoever writes the other words with care writes these small on purpose. */
const particles = new Set(
  (
    "a al bin da das de del della den der des di do dos du e el i ibn ki la le nga ngā o ō te ten ter van von y zu " +
    "and at in of on the upon"
  ).split(" "),
);

/** Capital letters that are no shouting, in addresses, places and occupations. */
const abbreviations = new Set("CBD CEO DX GP HR IT NZ PA PO RD RN SH UAE UK US USA".split(" "));

/**
 * A name with capitals where they belong. Only words wholly in one case are touched, so that Āria, McDonald and Anne-Marie stay as they
 * are; each part of a hyphened word begins with a capital, and so does what follows O', D' or L' (but not Fa'asavalu). A word that is
 * wholly small gets its capital, except a particle (van, de, te …) in a name of which another word shows both cases.
 */
export const nameCase = (name: string): string => mapWords(name, () => false);

/**
 * An address line, a place or an occupation with capitals where they belong: as names, but words with digits (12A) and known
 * abbreviations (PO, RD, NZ) stay as they are.
 */
export const placeCase = (line: string): string =>
  mapWords(line, (word) => /\d/.test(word) || abbreviations.has(word));

function mapWords(text: string, keepsCase: (word: string) => boolean): string {
  const words = text.split(" ");
  const hasMixedCase = words.some((word) => caseOf(word) === "mixed");
  const changed = words.map((word) => {
    if (keepsCase(word) || (hasMixedCase && particles.has(word)) || caseOf(word) === "mixed") return word;
    return word.split("-").map(capitalised).join("-");
  });
  return changed.join(" ");
}

function caseOf(word: string): "small" | "capital" | "mixed" {
  if (word === word.toLowerCase()) return "small";
  return word === word.toUpperCase() ? "capital" : "mixed";
}

const firstLetter = /\p{L}/u;
/** In O'Neil, D'Arcy and L'Estrange the second part begins a name again. */
const secondLetter = /(?<=^[odl]')\p{L}(?=.)/iu;

function capitalised(part: string): string {
  const first = part.search(firstLetter);
  if (first < 0) return part;
  const head = part.slice(0, first + 1).toUpperCase();
  // The small letter of a Turkish İ would keep a second dot.
  const tail = part
    .slice(first + 1)
    .toLowerCase()
    .replaceAll("i\u0307", "i");
  return (head + tail).replace(secondLetter, (letter) => letter.toUpperCase());
}
