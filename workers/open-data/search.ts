import * as z from "zod";
import { described } from "../operation.ts";
import resources from "./resources.json";

export interface DatastoreSearch {
  resourceId: string;
  q?: string;
  filters: Record<string, string[]>;
  limit: number;
  offset: number;
}

export type ValidationErrors = Record<string, string[]>;

const maxLimit = 32_000;
const maxQueryLength = 200;
const maxFilterValues = 50;
const fieldNamePattern = /^\w[\w ]{0,62}$/;

const once = z.string({
  error: ({ input }) => (Array.isArray(input) ? "Only one value is allowed" : "Missing value"),
});
const naturalNumber = once
  .regex(/^(?!-\d+$)/, { error: "Must be a natural number", abort: true })
  .regex(/^\d{1,9}$/, { error: "Invalid integer", abort: true })
  .transform((text) => Number(text));

/** CKAN lowers a limit above 32,000 too. */
export const searchQuery = z.object({
  resource_id: once.meta({
    ...described("records"),
    examples: resources.map(({ id }) => id),
  }),
  q: once
    .max(maxQueryLength, `At most ${maxQueryLength} characters are allowed`)
    .optional()
    .meta(described("recordWords")),
  filters: once
    .transform(filterValues)
    .optional()
    .meta({
      ...described("filters"),
      type: "object",
    }),
  limit: naturalNumber
    .transform((number) => Math.min(number, maxLimit))
    .pipe(z.int().min(0).max(maxLimit))
    .default(100)
    .meta(described("limit")),
  offset: naturalNumber.pipe(z.int().min(0)).default(0).meta(described("offset")),
});

export function readSearch(
  query: URLSearchParams,
): { search: DatastoreSearch } | { complaints: ValidationErrors } {
  // Without a prototype, so that a parameter called __proto__ is reported like any other.
  const complaints: ValidationErrors = Object.create(null);
  const sent: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    if (!Object.hasOwn(searchQuery.shape, name))
      complaints[name] = [`The input field ${name} was not expected.`];
    else if (values.length > 1) sent[name] = values;
    else if (values[0]) sent[name] = values[0];
  }
  const { data, error } = searchQuery.safeParse({ ...sent });
  for (const { path, message } of error?.issues ?? []) complaints[String(path[0])] ??= [message];
  if (!data || Object.keys(complaints).length > 0) return { complaints };
  const { resource_id: resourceId, q, filters = {}, limit, offset } = data;
  return { search: { resourceId, q: q && words(q), filters, limit, offset } };
}

const words = (text: string): string | undefined => text.trim().normalize("NFC") || undefined;

/** By hand: zod would drop a field called __proto__, which must be refused. */
function filterValues(text: string, { addIssue }: z.RefinementCtx): Record<string, string[]> {
  const complain = (message: string) => {
    addIssue(message);
    return z.NEVER;
  };
  const filters = jsonObject(text);
  if (!filters) return complain("Cannot parse JSON: an object is needed, field by field");
  const entries = Object.entries(filters).map(([field, wanted]) => [field, [wanted].flat()] as const);
  const unknown = entries.find(([field]) => !fieldNamePattern.test(field));
  if (unknown) return complain(`Unknown field ${JSON.stringify(unknown[0].slice(0, 80))}`);
  if (!entries.every(([, values]) => values.every(isScalar)))
    return complain("Values must be texts, numbers or lists of them");
  if (entries.flat(2).length > maxFilterValues) return complain("Too many values");
  return Object.fromEntries(entries.map(([field, values]) => [field, values.map(String)]));
}

function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {}
  return undefined;
}

const isScalar = (value: unknown): boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";
