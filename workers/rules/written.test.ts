import ts from "typescript";
import { describe, expect, it, test } from "vitest";
import { base } from "./base.ts";
import { describeVariable } from "./catalogue.ts";
import { currentRules } from "./reform/index.ts";
import { written } from "./written.ts";

const bundled = (text: string) => written({ toString: () => text } as never);

describe("the source of a rule is readable, also from a bundle", () => {
  test.each([
    ['(person2) => person2.number("age") < 16', '(person) => person.number("age") < 16'],
    [
      '({ members: members2 }) => members2.some((one3) => one3.is("age"))',
      '({ members }) => members.some((one) => one.is("age"))',
    ],
    [
      "(person2, { to1, to2 }) => person2.own(to1, to2, figures.family2)",
      "(person, { to1, to2 }) => person.own(to1, to2, figures.family2)",
    ],
    ["(one, one2) => one < one2", "(one, one2) => one < one2"],
    [
      '({ members: members2 }) => Math.min(...members2.map((one3) => one3.is("one")))',
      '({ members }) => Math.min(...members.map((one) => one.is("one")))',
    ],
  ])("%s", (text, expected) => expect(bundled(text)).toBe(expected));

  it("a benefit's rule is its criteria in words, with the variables and parameters they go by", () => {
    const { formulas } = describeVariable(base, "social_security__eligible_for_jobseeker_support") as {
      formulas: Record<string, { content: string }>;
    };
    expect(formulas["0001-01-01"]!.content.split("\n")[0]).toBe(
      "age: You are {minimum} or older; by jobseeker_support__meets_age_threshold; minimum = entitlements.social_security.jobseeker_support.age_threshold",
    );
  });

  it("a name that a rule does not declare itself is told", () => {
    const { formulas } = describeVariable(base, "age") as { formulas: Record<string, { content: string }> };
    expect(formulas["0001-01-01"]!.content).toMatch(/\nyearsBetween = \(birth, today\)/);
  });

  it("no rule of either system names what it does not tell", () => {
    const contents = [base, currentRules()].flatMap(({ variables }) =>
      [...variables.values()].flatMap(({ id, rules }) =>
        rules.filter(({ benefit }) => !benefit).map((rule) => [id, rule.content()] as const),
      ),
    );
    expect(contents.length).toBeGreaterThan(100);
    const asBuilt = (content: string) => content.replace(/\b__vite_ssr_import_\d+__\./g, "");
    for (const [id, content] of contents) expect([id, untold(asBuilt(content))]).toEqual([id, []]);
  });
});

const everywhere = ["Math", "Array", "Number", "Infinity", "undefined", "Boolean"];

/** Names in a rule that neither it nor a line below it declares. */
function untold(content: string): string[] {
  const told = [...content.matchAll(/^(\w+) = /gm)].map(([, name]) => name!);
  const code = content.replace(/^[\w.]+ = ([\w.]+)$/gm, "").replace(/^(\w+) = /gm, ";");
  const [declared, named] = [new Set([...everywhere, ...told]), new Set<string>()];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isDeclared =
        (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)) &&
        parent.name === node;
      const isProperty =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isBindingElement(parent) && parent.propertyName === node);
      if (isDeclared) declared.add(node.text);
      else if (!isProperty) named.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("rule.js", code, ts.ScriptTarget.Latest, true));
  return [...named].filter((name) => !declared.has(name));
}
