// Not URLPattern: it takes 60 times as long in workerd, and Node 20 has none for the tests.

/** Exact paths win, then the first pattern that fits, such as /stage/:name. A final slash makes no difference. */
export function pathMatcher<T>(
  patterns: readonly (readonly [pattern: string, value: T])[],
): (path: string) => T | undefined {
  const exact = new Map<string, T>();
  const withParameters: { fits: RegExp; value: T }[] = [];
  for (const [pattern, value] of patterns) {
    const path = withoutLastSlash(pattern);
    if (path.includes(":"))
      withParameters.push({ fits: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`), value });
    else if (!exact.has(path)) exact.set(path, value);
  }
  return (path) => {
    const bare = withoutLastSlash(path);
    return exact.get(bare) ?? withParameters.find(({ fits }) => fits.test(bare))?.value;
  };
}

const withoutLastSlash = (path: string): string =>
  path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
