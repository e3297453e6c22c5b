/**
 * The text of a rule as its source has it: a bundler gives names that it has met before a number. Properties and
 * names that are told apart by their number stay.
 */
export function written(rule: (...read: never[]) => unknown): string {
  const text = rule.toString();
  const numbered = new Set([...text.matchAll(named("[A-Za-z]+\\d+", "(?!\\s*:)"))].map(([name]) => name));
  const isUnclear = (name: string) =>
    named(plain(name), "(?!\\s*:)").test(text) ||
    [...numbered].some((other) => other !== name && plain(other) === plain(name));
  let clear = text;
  for (const name of numbered) if (!isUnclear(name)) clear = clear.replace(named(name), plain(name));
  return clear.replace(/\b(\w+): \1\b/g, "$1");
}

const plain = (name: string): string => name.replace(/\d+$/, "");

/** A name that stands for itself: no property, unless it is spread, and no text. */
const named = (name: string, then = ""): RegExp =>
  new RegExp(`(?<![\\w"'\`])(?<!(?<!\\.\\.)\\.)${name}\\b${then}`, "g");
