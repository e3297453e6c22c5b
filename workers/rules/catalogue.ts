import type { Variable } from "./declare.ts";
import type { TaxBenefitSystem } from "./system.ts";

type Json = Record<string, unknown>;

export const listVariables = ({ variables }: TaxBenefitSystem, base: string): Json =>
  Object.fromEntries(
    [...variables.values()].map(({ id, description }) => [
      id,
      { description, href: `${base}/variable/${id}` },
    ]),
  );

export function describeVariable({ variables }: TaxBenefitSystem, id: string): Json | undefined {
  const variable = variables.get(id);
  if (!variable) return undefined;
  const { description, valueType, defaultValue, definitionPeriod, entity, references } = variable;
  return {
    id,
    description,
    valueType,
    defaultValue,
    definitionPeriod,
    entity,
    ...(references.length > 0 && { references }),
    ...formulas(variable),
  };
}

const formulas = ({ rules }: Variable): Json =>
  rules.length > 0
    ? { formulas: Object.fromEntries(rules.map(({ since, content }) => [since, { content: content() }])) }
    : {};

export const listParameters = ({ parameters }: TaxBenefitSystem, base: string): Json =>
  Object.fromEntries(
    [...parameters.values()].map(({ id, description }) => [
      id,
      { description, href: `${base}/parameter/${id.replaceAll(".", "/")}` },
    ]),
  );

export function describeParameter(system: TaxBenefitSystem, id: string): Json | undefined {
  const one = system.parameters.get(id);
  if (!one) return describeNode(system, id);
  const { description, unit, references, values } = one;
  const metadata = { unit, ...(references.length > 0 && { reference: references }) };
  const newestFirst = Object.fromEntries(Object.entries(values).sort().reverse());
  return { id, description, metadata, values: newestFirst };
}

function describeNode({ parameters }: TaxBenefitSystem, id: string): Json | undefined {
  const subparams: Record<string, { description: string | null }> = {};
  for (const one of parameters.values()) {
    if (!one.id.startsWith(`${id}.`)) continue;
    const child = one.id.slice(id.length + 1).split(".")[0]!;
    subparams[child] = { description: parameters.get(`${id}.${child}`)?.description ?? null };
  }
  if (Object.keys(subparams).length === 0) return undefined;
  return { id, description: null, metadata: {}, subparams };
}
