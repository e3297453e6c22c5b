import { refuse } from "../refusal.ts";
import { sourceOf } from "../source.ts";
import type { Parameter } from "./declare.ts";
import { incomeTax } from "./income-tax.ts";
import { socialSecurity } from "./social-security.ts";
import { superannuation } from "./superannuation.ts";

const files = {
  "income-tax": incomeTax,
  "social-security": socialSecurity,
  superannuation,
} satisfies Record<string, readonly Parameter[]>;

const parameters = new Map<string, Parameter & { file: string }>();
for (const [file, declared] of Object.entries(files))
  for (const one of declared) parameters.set(one.id, { ...one, file });

/** `day`: YYYY-MM-DD. Throws Refusal where the law has no value yet on that day. */
export function parameterAt(id: string, day: string): { value: number; since: string } {
  let since = "";
  const values = parameters.get(id)!.values;
  for (const start in values) if (start <= day && start > since) since = start;
  if (!since) refuse([], `The parameter ${id} has no value at ${day}.`);
  return { value: values[since]!, since };
}

export function listParameters(base: string): Record<string, unknown> {
  return Object.fromEntries(
    [...parameters.values()].map(({ id, description }) => [
      id,
      { description, href: `${base}/parameter/${id.replaceAll(".", "/")}` },
    ]),
  );
}

/** A parameter or a node of the tree; undefined when there is none. */
export function describeParameter(id: string): Record<string, unknown> | undefined {
  const one = parameters.get(id);
  if (!one) return describeNode(id);
  const { description, unit, references, values, file } = one;
  const metadata = { unit, ...(references.length > 0 && { reference: references }) };
  const newestFirst = Object.fromEntries(Object.entries(values).sort().reverse());
  return { id, description, metadata, source: sourceOf(`parameters/${file}.ts`), values: newestFirst };
}

function describeNode(id: string): Record<string, unknown> | undefined {
  const subparams: Record<string, { description: string | null }> = {};
  for (const one of parameters.values()) {
    if (!one.id.startsWith(`${id}.`)) continue;
    const child = one.id.slice(id.length + 1).split(".")[0]!;
    subparams[child] = { description: parameters.get(`${id}.${child}`)?.description ?? null };
  }
  if (Object.keys(subparams).length === 0) return undefined;
  return { id, description: null, metadata: {}, subparams };
}
