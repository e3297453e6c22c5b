const sorted = (pattern, text) => [...text.matchAll(pattern)].map(([whole]) => whole).sort();
const values = /\{\{.*?\}\}|\[\[.*?\]\]/g;
const links = /href="[^"]*"|\]\([^)]*\)/g;

/**
 * @param {string} maori
 * @param {import("./collect.mjs").Text} text
 * @returns {string | undefined} why these words cannot stand in its place
 */
export function wrongIn(maori, { mi, places }) {
  if (maori === "") return "its Māori is empty";
  for (const [name, pattern] of Object.entries({ values, links })) {
    const wanted = sorted(pattern, mi);
    if (sorted(pattern, maori).join() !== wanted.join())
      return `it must have these ${name}: ${wanted.join(" ") || "none"}`;
  }
  if (!isWellMarked(maori)) return "a mark such as <en> is not closed, or is none that we know";
  if (!mi.includes("\n") && maori.includes("\n")) return "it must stand on one line";
  if (places.some((place) => "write" in place && place.write === "plain") && /^##?\s/m.test(maori))
    return "no line may begin with # or ##";
  return undefined;
}

function isWellMarked(text) {
  const open = [];
  for (const [, end, tag = ""] of text.matchAll(/<(\/?)([^\s<>]+)[^<>]*>/g)) {
    if (!["a", "b", "en", "mi", "span"].includes(tag)) return false;
    if (!end) open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}
