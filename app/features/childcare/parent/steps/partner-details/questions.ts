import { section, step } from "#app/forms/builders.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { personErrors } from "../person/checks.ts";
import { changeResidency } from "../person/field-changes.ts";
import * as ask from "../person/questions.ts";

/** What the relationship step has not asked yet. */
export const partnerDetails = ({ today }: ApplicationFacts): WizardStep => ({
  ...step("partner-details", [
    section("names", { partner: ask.title("partner") }),
    ...ask.otherNames("partner"),
    section("about", { partner: ask.gender() }),
    ask.numbers("partner"),
    ask.residency("partner", { today }),
    ask.home("partner"),
    ask.reachable("partner"),
    ask.ethnicity("partner"),
  ]),
  minutes: 6,
  parts: ask.personParts,
  notes: [ask.residencyNote("partner")],
  onChange: (typed, before) => changeResidency("partner", typed, before),
  crossFieldChecks: (all, language) => personErrors("partner", all, { today, language }),
});
