import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import { coupleAnswers, singleParentAnswers } from "../../../../../../tests/support/childcare-answers.ts";
import { askedIn, faultsIn, notesIn } from "../../../../../../tests/support/childcare-steps.ts";
import { applicationJson } from "../../payload/application-json.ts";
import { relationshipStatus } from "./step.ts";

const privacy = readFileSync(
  new URL("../../../../../content/pages/1-your-privacy.md", import.meta.url),
  "utf8",
);

test.each(languages)(
  "a partner is to be told first, who sees what, and what to do where that is not safe, %s [childcare/relationship/told]",
  (language) => {
    const { notes = [] } = relationshipStatus.questions({ language, today: "2026-11-22" });
    expect(notes.map(({ id, after }) => [id, after])).toEqual([
      ["tell-partner", "hasPartner"],
      ["not-safe", "partner_consent"],
    ]);
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

test("whoever cannot ask a partner safely says so, goes on, and reads whom to call; the agency is told [childcare/relationship/consent]", () => {
  const step = "relationship-status";
  const saying = (partner_consent: string) => ({ ...coupleAnswers, partner_consent });
  expect(faultsIn(step, { ...coupleAnswers, partner_consent: [] })).toHaveProperty("partner_consent");
  expect(faultsIn(step, saying("NOT_SAFE"))).toEqual({});
  expect(notesIn(step, saying("NOT_SAFE"))).toContain("not-safe");
  const { notes = [] } = relationshipStatus.questions({ language: "en", today: "2026-11-22" });
  expect(notes.filter(({ kind }) => kind === "warning")).toEqual([]);
  expect(notesIn(step, saying("AGREES"))).not.toContain("not-safe");
  expect(applicationJson(saying("NOT_SAFE"), {}).partner_consent).toBe("NOT_SAFE");
  expect(askedIn(step, singleParentAnswers)).not.toContain("partner_consent");
});
