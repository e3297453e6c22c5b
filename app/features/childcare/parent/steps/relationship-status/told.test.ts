import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import { relationshipStatus } from "./step.ts";

const privacy = readFileSync(
  new URL("../../../../../content/pages/1-your-privacy.md", import.meta.url),
  "utf8",
);

test.each(languages)(
  "a partner is to be told first, who sees what, and what to do where that is not safe, %s [childcare/relationship/told]",
  (language) => {
    const { notes = [] } = relationshipStatus.questions({ language, today: "2026-11-22" });
    expect(notes.map(({ id, after }) => [id, after])).toEqual([["tell-partner", "hasPartner"]]);
    const note = textsOf("childcare/parent/steps/relationship-status", language).notes["tell-partner"];
    for (const to of ["/your-privacy", "/online-safety", "tel:0800559009"]) expect(note).toContain(`"${to}"`);
  },
);

test("the privacy page says who receives an application, and how long it is kept", () => {
  for (const said of [
    "The early learning service",
    "Your partner.",
    "Te ratonga kōhungahunga",
    "Tō hoa rangatira.",
    "for seven days",
    "mō te whitu rā",
  ])
    expect(privacy.toLowerCase()).toContain(said.toLowerCase());
});
