import type { Variable } from "./declare.ts";
import { sourceOf } from "./source.ts";
import { moduleOf, variables } from "./variables/index.ts";

export function listVariables(base: string): Record<string, { description: string; href: string }> {
  return Object.fromEntries(
    [...variables.values()].map(({ id, description }) => [
      id,
      { description, href: `${base}/variable/${id}` },
    ]),
  );
}

export function describeVariable(id: string): Record<string, unknown> | undefined {
  const variable = variables.get(id);
  if (!variable) return undefined;
  const { description, valueType, defaultValue, definitionPeriod, entity, references } = variable;
  const source = sourceOf(moduleOf.get(id)!);
  return {
    id,
    description,
    valueType,
    defaultValue,
    definitionPeriod,
    entity,
    source,
    ...(references.length > 0 && { references }),
    ...formulas(variable, source),
  };
}

const formulas = ({ rule }: Variable, source: string) =>
  rule ? { formulas: { [rule.since]: { source, content: rule.content() } } } : {};
