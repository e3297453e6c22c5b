import { question, when } from "#app/forms/builders.ts";
import { any, fromEarlierSteps } from "#app/forms/conditions/condition.ts";
import type { Section } from "#app/forms/declaration.ts";
import { choice, yesNo } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { isLost } from "../../loss/lost.ts";
import { onlyOnline } from "../only-online.ts";
import { caregiverTypes } from "../options.ts";
import { section } from "../section.ts";
import { agency, irdNumber } from "./agencies.ts";
import { care, contact, declarationOfClaim, payments } from "./best-start-claim.ts";
import { type BestStartRules, bestStartRules } from "./best-start-rules.ts";
import { canBeCaregiver } from "./caregiver.ts";
import { servicesErrors } from "./checks.ts";
import { changeServices } from "./field-changes.ts";
import { servicesNotes } from "./notes.ts";
import { AddContact, CondolencesForLoss } from "./view.tsx";

const yesOrNo = () => question(yesNo());

const caregiver = ({ asked }: BestStartRules) => ({
  type: question(choice(Object.keys(caregiverTypes)), {
    offers: {
      mother: fromEarlierSteps((answers) => canBeCaregiver(answers, "mother")),
      father: fromEarlierSteps((answers) => canBeCaregiver(answers, "father")),
    },
  }),
  ...when(asked.caregiverContact, contact()),
  ...when(asked.agencyClient, { isMSDClient: yesOrNo() }),
  ...when(asked.workingForFamilies, { isGettingWorkingForFamilies: yesOrNo() }),
  ...when(asked.taxResidence, { isTaxResident: yesOrNo() }),
  ...when(asked.childResidence, { isChildResident: yesOrNo() }),
  ...when(asked.twelveMonths, {
    hasLivedInNZForTwelveMonths: yesOrNo(),
    taxResidentWhenBestStartStarts: yesOrNo(),
  }),
});

const sections = (rules: BestStartRules): Section[] => {
  const { asked } = rules;
  return [
    section("best-start", {
      bestStart: {
        ...when(asked.wanted, { wanted: yesOrNo() }),
        ...when(asked.dueDate, { expectedDueDate: question(date()) }),
      },
    }),
    section("caregiver", { bestStart: { primaryCareGiver: caregiver(rules) } }, asked.caregiverType),
    section("care", { bestStart: { primaryCareGiver: care(rules) } }, asked.sharing),
    section("payments", { bestStart: { primaryCareGiver: payments(rules) } }, asked.caregiverIrdNumber),
    section("agency", { msd: agency(rules) }, any(asked.agencyPermission, asked.agencyOffer)),
    section("ird", { ird: irdNumber(rules) }, any(asked.irdNumber, asked.declaration)),
    section(
      "claim-declaration",
      { bestStart: { primaryCareGiver: declarationOfClaim() } },
      asked.declaration,
    ),
  ];
};

export const otherServices = onlyOnline(
  step({
    name: "other-services",
    words: (language) => textsOf("register-my-baby/steps/other-services", language),
    minutes: 2,
    parts: [["best-start"], ["caregiver"], ["care"], ["payments"], ["agency", "ird", "claim-declaration"]],
    questions({ today }: RegistrationFacts) {
      const rules = bestStartRules(today);
      return { sections: sections(rules), notes: servicesNotes(rules) };
    },
    onChange: changeServices,
    checks: (all, { language, today }) => servicesErrors(all, language, today),
    isSkipped: (earlier) => isLost(earlier),
    opensWhenSkipped: () => true,
    view: { Above: CondolencesForLoss, BelowSection: AddContact },
  }),
);
