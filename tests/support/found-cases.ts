import cases from "../found-cases.json" with { type: "json" };

/** What random cases have found before, for `examples` of fast-check: tried first. Each row is the value that the property is given. */
export const foundCases = (property: keyof typeof cases): [Record<string, string>][] =>
  cases[property].map((found) => [found]);
