import { address, readAddress } from "#app/i18n/languages.ts";
import { pathMatcher } from "../http/path-matcher.ts";

/**
 * What analytics may learn of an address: its language and its pattern, never a name, number or token in it.
 * @param patterns such as /stage/:name; a last part with a question mark (/places/:id?) may be missing
 * @param named paths that fit a pattern and may be reported as they are
 * @returns nothing for an unknown address
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
