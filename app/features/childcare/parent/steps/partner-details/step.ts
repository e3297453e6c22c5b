import { type Answers, answerTo } from "#app/forms/answers.ts";
import { section } from "#app/forms/builders.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import { ownAddressRows } from "../../supervisors/family.ts";
import { onlyWithPartner } from "../only-with-partner.ts";
import { personErrors } from "../person/checks.ts";
import { changeResidency } from "../person/field-changes.ts";
import * as ask from "../person/questions.ts";

const checkWords = wordsOf("childcare/parent/steps/person");

/** No service may have the partner's address: the service answers, not the family. */
function serviceAddressErrors(all: Answers, language: Language): Errors {
  const own = answerTo(all, "partner.email");
  if (own === undefined || ownAddressRows(all).length === 0) return {};
  return { "partner.email": [checkWords(language)("serviceAddress")] };
}

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
    checks: (all, on) => ({ ...personErrors("partner", all, on), ...serviceAddressErrors(all, on.language) }),
  }),
);
