import { expect, test } from "vitest";
import { registration, registrationFacts } from "../../../tests/support/registration-steps.ts";

test("every section of a registration is in exactly one part [birth/wizard/parts]", () => {
  for (const { name, sections, parts } of registration(registrationFacts).steps) {
    if (!parts) continue;
    expect([name, parts.flat().sort()]).toEqual([name, sections.map((section) => section.name).sort()]);
  }
});
