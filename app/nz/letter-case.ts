const particles = new Set(
  (
    "a al bin c/o da das de del della den der des di do dos du e el i ibn ki la le nga ngā o ō te ten ter van von y zu " +
    "and at in of on the upon"
  ).split(" "),
);

const abbreviations = new Set("CBD CEO DX ECE GP HGV HR IT NZ NZDF PA PO RD RN SH UAE UK US USA".split(" "));

/**
 * Changes only words in one case: Āria, McDonald and Anne-Marie stay. Capitals after O', D' and L', but not in
 * Fa'asavalu. Two or three capitals are meant (TJ, HGV), unless the rest is also in capitals (TE ARA).
 */
export const nameCase = (name: string): string => mapWords(name, () => false);

export const placeCase = (line: string): string =>
  mapWords(line, (word) => /\d/.test(word) || abbreviations.has(word));

function mapWords(text: string, keepsCase: (word: string) => boolean): string {
  const words = text.split(" ");
  const hasMixedCase = words.some((word) => caseOf(word) === "mixed");
  const isAllCapitals = words.every((word) => word === word.toUpperCase());
  const keepsInitials = !(isAllCapitals && words.some(isNoInitial));
  const changed = words.map((word) => {
    if (keepsCase(word) || (hasMixedCase && particles.has(word)) || caseOf(word) === "mixed") return word;
    if (keepsInitials && caseOf(word) === "capital" && isShort(word)) return word;
    return word.split("-").map(capitalised).join("-");
  });
  return changed.join(" ");
}

const mostInitials = 3;

const isShort = (word: string): boolean =>
  word.split("-").every((part) => (part.match(/\p{L}/gu)?.length ?? 0) <= mostInitials);

const isNoInitial = (word: string): boolean =>
  !isShort(word) || /\d/.test(word) || (word.length > 1 && particles.has(word.toLowerCase()));

function caseOf(word: string): "small" | "capital" | "mixed" {
  if (word === word.toLowerCase()) return "small";
  return word === word.toUpperCase() ? "capital" : "mixed";
}

const firstLetter = /\p{L}/u;
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
