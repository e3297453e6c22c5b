/**
 * As in the source: a bundler adds a number to a name it has met before.
 * Properties, and names that differ only by their number, stay.
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

/** A name that stands for itself: neither text nor a property, unless spread. */
const named = (name: string, then = ""): RegExp =>
  new RegExp(`(?<![\\w"'\`])(?<!(?<!\\.\\.)\\.)${name}\\b${then}`, "g");
