import type { Place } from "./looking.ts";

/** What stands before the street in a typed address: "12A", "5/12", "Flat 2 14". */
const number = /^(.*?\d\S*)\s/;

/**
 * The lines of an address that a chosen place stands for: its name, its suburb, its town with the postcode. A street keeps the number
 * that was typed before it; of a suburb or town the first line is left as it was typed, and empty lines are left alone.
 */
export function addressLines({ kind, text, name, town, postcode }: Place, typed: string): string[] {
  const parts = text.split(", ").filter((part) => part !== postcode);
  const line2 = [town ?? parts.at(-1), postcode].filter(Boolean).join(" ");
  if (kind === "locality") return ["", town ? name : "", line2];
  if (kind === "postcode") return ["", "", line2];
  const [, before = ""] = kind === "street" ? (number.exec(typed) ?? []) : [];
  const suburb = parts[1] === town ? "" : (parts[1] ?? "");
  return [`${before} ${name}`.trim(), suburb, line2];
}
