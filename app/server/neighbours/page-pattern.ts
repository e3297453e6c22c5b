import { address, readAddress } from "#app/i18n/languages.ts";
import { pathMatcher } from "../http/path-matcher.ts";

/**
 * Reports language and pattern, never a name, number or token; nothing for an unknown address.
 * @param patterns a final part with a question mark (/places/:id?) is optional @param named paths reported as they are
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
