import { section } from "#app/forms/builders.ts";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import { onlyWithPartner } from "../only-with-partner.ts";
import { personErrors } from "../person/checks.ts";
import { changeResidency } from "../person/field-changes.ts";
import * as ask from "../person/questions.ts";

/** What the relationship step has not asked yet. */
export const partnerDetails = onlyWithPartner(
  step({
    name: "partner-details",
    words: (language) => textsOf("childcare/parent/steps/partner-details", language),
    minutes: 6,
    parts: ask.personParts,
    questions: ({ today }) => ({
      sections: [
        section("names", { partner: ask.title("partner") }),
        ...ask.otherNames("partner"),
        section("about", { partner: ask.gender() }),
        ask.numbers("partner"),
        ask.residency("partner", { today }),
        ask.home("partner"),
        ask.reachable("partner"),
        ask.ethnicity("partner"),
      ],
      notes: [ask.residencyNote("partner")],
    }),
    onChange: (typed, before) => changeResidency("partner", typed, before),
    checks: (all, on) => personErrors("partner", all, on),
  }),
);
