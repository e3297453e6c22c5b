import type { PlaceSuggestion } from "./suggestions.ts";

/** "12A", "5/12", "Flat 2, 14"; but not the "SH" of "SH 1". */
const number = /^(?:(?:flat|unit|ap\w+|level|suite)\s+\S+\s*)?(?:\d\S*)?(?=\s)/i;
export const postcodeAtEnd = / ?(\d{4})$/;

/** A few names have characters that the registry refuses. */
const refused = /[^\p{L}\p{M}\d/ '-]/gu;

export const addressLines = (place: PlaceSuggestion, typed: string): string[] =>
  linesOf(place, typed).map((line) => line.replace(refused, ""));

function linesOf({ kind, text, name, town, postcode }: PlaceSuggestion, typed: string): string[] {
  const code = postcode ?? postcodeAtEnd.exec(text)?.[1] ?? "";
  const [, ...around] = text.split(", ").map((part) => part.replace(postcodeAtEnd, ""));
  const city = town ?? (kind === "locality" ? name : (around.at(-1) ?? ""));
  const [suburb = ""] = around.filter((part) => part && part !== city);
  const line2 = `${city} ${code}`.trim();
  if (kind === "postcode") return ["", suburb, line2];
  if (kind === "locality") return ["", town ? name : "", line2];
  const [before = ""] = kind === "street" ? (number.exec(typed) ?? []) : [];
  return [`${before} ${name}`.trim(), suburb, line2];
}
