/**
 * The tokens of a sheet: its custom properties by name.
 * @param {string} sheet
 * @returns {{ same: Map<string, string>, byWindow: Set<string> }} those with one value, as it is written, and those that windows differ in
 */
export function tokensOf(sheet) {
  const seen = new Map();
  const byWindow = new Set();
  for (const [, name = "", value = ""] of sheet.matchAll(/--([\w-]+): ([^;]+);/g))
    if (seen.has(name)) byWindow.add(name);
    else seen.set(name, value.replaceAll(/\b0\./g, ".").replaceAll(/ ([*]) |(,) /g, "$1$2"));
  for (const name of byWindow) seen.delete(name);
  return { same: seen, byWindow };
}

/**
 * Puts values where tokens with one value are named: a page carries no list of them, and a browser looks none up.
 * @param {string} tokens a sheet
 * @returns {(sheet: string) => string} of a minified sheet
 */
export function tokensInPlace(tokens) {
  const { same } = tokensOf(tokens);
  const placed = (text) =>
    text.replaceAll(/var\(--([\w-]+)\)/g, (all, name) => (same.has(name) ? placed(same.get(name)) : all));
  return (sheet) =>
    placed(sheet.replaceAll(/--([\w-]+):[^;}]+;?/g, (all, name) => (same.has(name) ? "" : all)));
}
