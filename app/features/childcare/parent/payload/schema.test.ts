import { expect, test } from "vitest";
import { knownBy } from "./known-by.ts";
import { payloadJsonSchema } from "./schema.ts";

interface Node {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
}

/** "children[].providers[].provider_name" and every other path, without its end of a fact that has several. */
const pathsOf = ({ properties = {}, items, anyOf = [] }: Node, at = ""): string[] => [
  ...Object.entries(properties).flatMap(([name, inner]) => {
    const path = at ? `${at}.${name}` : name;
    return [path, ...pathsOf(inner, path)];
  }),
  ...(items ? pathsOf(items, `${at}[]`) : []),
  ...anyOf.flatMap((each) => pathsOf(each, at)),
];

test("of every fact that is handed over it is said who knows it, and of nothing else [childcare/sent/known-by]", () => {
  const paths = pathsOf(payloadJsonSchema() as Node);
  expect(paths).toContain("supervisor_sections[].enrollments[].hours_of_care_weekly");
  expect(Object.keys(knownBy).filter((path) => !paths.includes(path))).toEqual([]);
  const top = paths.filter((path) => !/[.[]/.test(path) && path !== "known_by");
  expect(top.filter((path) => !(path in knownBy))).toEqual([]);
});
