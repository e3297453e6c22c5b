import { address, readAddress } from "#app/i18n/languages.ts";

/**
 * What may be told of an address that a visitor was at: its language and its pattern in the table of addresses,
 * never a name, number or token that stands in it.
 *
 * @param pathname as the browser has it; one with a query or a hash is no path
 * @param patterns the paths of the table, such as /stage/:name
 * @param named paths that fit a pattern and may be told as they are
 * @returns nothing when the table does not know the address
 */
export function patternOf(
  pathname: string,
  patterns: readonly string[],
  named: readonly string[],
): string | undefined {
  const { language, path } = readAddress(pathname.toLowerCase());
  const asked = withoutLastSlash(path);
  const known = [...named, ...patterns].find((one) => withoutLastSlash(one) === asked);
  const told = known ?? first(patterns, (pattern) => fitting(pattern, asked));
  return told && address(language, told);
}

const withoutLastSlash = (path: string): string => path.replace(/(?<=.)\/$/, "");

function first<T>(patterns: readonly string[], find: (pattern: string) => T | undefined): T | undefined {
  for (const pattern of patterns) {
    const found = find(pattern);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A pattern as far as the path goes: a part that may be missing, such as :category?, is left out where it is. */
function fitting(pattern: string, path: string): string | undefined {
  const given = path.split("/");
  const parts = pattern.split("/");
  const fits =
    given.length <= parts.length &&
    parts.every((part, place) => {
      const value = given[place];
      if (value === undefined) return part.endsWith("?");
      return part.startsWith(":") ? value !== "" : part === value;
    });
  if (!fits) return undefined;
  return parts
    .slice(0, given.length)
    .map((part) => part.replace(/\?$/, ""))
    .join("/");
}
