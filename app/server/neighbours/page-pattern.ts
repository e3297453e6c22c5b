import { address, readAddress } from "#app/i18n/languages.ts";
import { pathMatcher } from "../http/path-matcher.ts";

/**
 * What analytics may learn of an address: language and pattern, never a name, number or token; nothing of an unknown address.
 * @param patterns a last part with a question mark (/places/:id?) may be missing @param named paths that are reported as they are
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
