import { expect, test } from "vitest";
import { longestIn } from "./registry-limits.ts";
import short from "./short-countries.json" with { type: "json" };
import { shortCountry } from "./short-countries.ts";

test.each(Object.entries(short))(
  "%s fits the registry's field as %s [birth/limits/country]",
  (name, shorter) => {
    expect(name.length).toBeGreaterThan(0);
    expect(shorter.length).toBeLessThanOrEqual(longestIn("mother.countryOfBirth"));
  },
);

test.each([
  ["the united arab emirates", "UAE"],
  ["São Tomé and Príncipe", "Sao Tome"],
  ["St. Kitts & Nevis", "St Kitts and Nevis"],
  ["Sāmoa", "Sāmoa"],
])("%s is sent as %s [birth/limits/country]", (typed, sent) => expect(shortCountry(typed)).toBe(sent));
