import type { Place } from "./looking.ts";

/** What stands before the street in a typed address: "12A", "5/12", "Flat 2, 14"; but not the "SH" of "SH 1". */
const number = /^(?:(?:flat|unit|ap\w+|level|suite)\s+\S+\s*)?(?:\d\S*)?(?=\s)/i;
const postcodeAtEnd = / ?(\d{4})$/;

/** What the registry does not take in an address: it stands in a few names. */
const refused = /[^\p{L}\p{M}\d/ '-]/gu;

/**
 * The lines of an address that a chosen place stands for: its name, its suburb, its town with the postcode. A street keeps the number
 * that was typed before it; of a suburb or town the first line stays as it was typed, as does any line that is empty here.
 */
export const addressLines = (place: Place, typed: string): string[] =>
  linesOf(place, typed).map((line) => line.replace(refused, ""));

function linesOf({ kind, text, name, town, postcode }: Place, typed: string): string[] {
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
