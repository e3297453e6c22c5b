import { address, readAddress } from "#app/i18n/languages.ts";
import { pathMatcher } from "../http/path-matcher.ts";

/**
 * What analytics may learn of an address: its language and its pattern in the table of addresses, never a name, number or token in it.
 *
 * @param pathname as the browser has it; one with a query or a hash is no path
 * @param patterns the paths of the table, such as /stage/:name; a last part with a question mark (/places/:id?) may be missing
 * @param named paths that fit a pattern and may be reported as they are
 * @returns nothing when the table does not know the address
 */
export function patternOf(
  pathname: string,
  patterns: readonly string[],
  named: readonly string[],
): string | undefined {
  const { language, path } = readAddress(pathname.toLowerCase());
  const known = pathMatcher([...named, ...patterns.flatMap(expanded)].map((each) => [each, each]))(path);
  return known && address(language, known);
}

const expanded = (pattern: string): string[] =>
  pattern.endsWith("?") ? [pattern.replace(/\/:\w+\?$/, ""), pattern.slice(0, -1)] : [pattern];
