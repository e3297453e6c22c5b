import * as z from "zod";
import { parseJson } from "../registry/parse-json.ts";

const usualField = "reference";
const answer = z.record(z.string(), z.unknown());

/** @returns undefined unless the answer holds the agency's reference in that field, or our key in any */
export function acknowledgementIn(
  text: string,
  key: string,
  field: string = usualField,
): { reference: string | undefined } | undefined {
  const found = parseJson(answer, text);
  const given = found?.[field];
  const reference = typeof given === "number" ? String(given) : given;
  if (typeof reference === "string" && reference.trim() !== "")
    return { reference: reference.trim().slice(0, 100) };
  return found && Object.values(found).includes(key) ? { reference: undefined } : undefined;
}
