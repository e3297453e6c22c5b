import { address, readAddress } from "#app/i18n/languages.ts";
import { pathMatcher } from "../http/path-matcher.ts";

/** Never reports a name, number or token. @param patterns /places/:id? has an optional part @param named kept as is */
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
