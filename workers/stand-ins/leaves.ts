import { html } from "hono/html";

/** Every value in it with its dotted name, in their order. */
export function leaves(value: unknown, name = ""): [name: string, value: string][] {
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([part, inner]) => leaves(inner, name ? `${name}.${part}` : part));
}

/** Allows line breaks after each part, so that nothing is wider than a phone. */
export const breakable = (text: string) => text.split(/(?<=[/:._@-])/).map((part) => html`${part}<wbr>`);
