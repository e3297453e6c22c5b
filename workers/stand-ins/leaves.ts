import { html } from "hono/html";

export function leaves(value: unknown, name = ""): [name: string, value: string][] {
  if (typeof value !== "object" || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([part, inner]) => leaves(inner, name ? `${name}.${part}` : part));
}

/** Keeps everything narrower than a phone. */
export const breakable = (text: string) => text.split(/(?<=[/:._@-])/).map((part) => html`${part}<wbr>`);
