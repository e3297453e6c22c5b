/** Values of `filters` are compared as text. */
export interface DatastoreSearch {
  resourceId: string;
  q?: string;
  filters: Record<string, string[]>;
  limit: number;
  offset: number;
}

/** By parameter, worded as CKAN's "Validation Error". */
export type ValidationErrors = Record<string, string[]>;

const parameterNames = ["resource_id", "q", "filters", "limit", "offset"];
const defaultLimit = 100;
const maxLimit = 32_000;
const maxQueryLength = 200;
const maxFilterValues = 50;
const fieldNamePattern = /^\w[\w ]{0,62}$/;

/** An empty value counts as missing; a limit above 32,000 is lowered to it, as CKAN does. */
export function readSearch(
  query: URLSearchParams,
): { search: DatastoreSearch } | { complaints: ValidationErrors } {
  // Without a prototype, so that a parameter called __proto__ is reported like any other.
  const complaints: ValidationErrors = Object.create(null);
  for (const name of new Set(query.keys())) {
    if (!parameterNames.includes(name)) complaints[name] = [`The input field ${name} was not expected.`];
    else if (query.getAll(name).length > 1) complaints[name] = ["Only one value is allowed"];
  }
  const read = <T>(name: string, reader: (text: string) => T): T | undefined => {
    try {
      return reader(query.get(name) ?? "");
    } catch (error) {
      complaints[name] ??= [error instanceof ParameterError ? error.message : "Invalid value"];
    }
  };
  const resourceId = read("resource_id", present);
  const q = read("q", words);
  const filters = read("filters", filterValues) ?? {};
  const limit = Math.min(read("limit", naturalNumber) ?? defaultLimit, maxLimit);
  const offset = read("offset", naturalNumber) ?? 0;
  if (resourceId === undefined || Object.keys(complaints).length > 0) return { complaints };
  return { search: { resourceId, q, filters, limit, offset } };
}

class ParameterError extends Error {}

function complain(message: string): never {
  throw new ParameterError(message);
}

function present(text: string): string {
  return text === "" ? complain("Missing value") : text;
}

function words(text: string): string | undefined {
  if (text.length > maxQueryLength) complain(`At most ${maxQueryLength} characters are allowed`);
  return text.trim().normalize("NFC") || undefined;
}

function naturalNumber(text: string): number | undefined {
  if (text === "") return undefined;
  if (/^-\d+$/.test(text)) complain("Must be a natural number");
  return /^\d{1,9}$/.test(text) ? Number(text) : complain("Invalid integer");
}

function filterValues(text: string): Record<string, string[]> {
  if (text === "") return {};
  const filters = jsonObject(text);
  const entries = Object.entries(filters).map(([field, wanted]): [string, string[]] => {
    if (!fieldNamePattern.test(field)) complain(`Unknown field ${JSON.stringify(field.slice(0, 80))}`);
    return [field, (Array.isArray(wanted) ? wanted : [wanted]).map(scalar)];
  });
  if (entries.flat(2).length > maxFilterValues) complain("Too many values");
  return Object.fromEntries(entries);
}

function jsonObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {}
  return complain("Cannot parse JSON: an object is needed, field by field");
}

function scalar(value: unknown): string {
  const isScalar = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
  return isScalar ? String(value) : complain("Values must be texts, numbers or lists of them");
}
