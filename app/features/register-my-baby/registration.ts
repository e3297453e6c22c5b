import type { Answers } from "#app/forms/answers.ts";
import type { Wizard } from "#app/forms/wizard/wizard.ts";
import { says } from "./answered.ts";
import type { RegistrationFacts } from "./facts.ts";
import { questionTexts } from "./step-texts.ts";
import { buyBirthCertificates } from "./steps/buy-birth-certificates.ts";
import { childDetails } from "./steps/child-details.ts";
import { manageBestStartPayments } from "./steps/manage-best-start-payments.ts";
import { motherDetails } from "./steps/mother-details.ts";
import { otherParentDetails } from "./steps/other-parent-details.ts";
import { otherServices } from "./steps/other-services.ts";
import { parentsRelationship } from "./steps/parents-relationship.ts";
import { review } from "./steps/review.ts";
import { titlesOf } from "./titles.ts";

/** The registration of a birth (spec 2 section 1): eight steps, seven without the tax account. */
export function registration(facts: RegistrationFacts): Wizard {
  return {
    steps: [
      childDetails(facts),
      motherDetails(facts),
      otherParentDetails(facts),
      parentsRelationship(facts),
      otherServices(facts),
      ...(facts.hasTaxAccountStep ? [manageBestStartPayments(facts)] : []),
      buyBirthCertificates(facts),
      review(facts),
    ],
    texts: (language, answers) => questionTexts(language, titlesOf(answers)),
    opensWhen: (answers: Answers) => says(answers, "child.bornInNZ") === true,
  };
}
