import { type Answers, readYesNo } from "#app/forms/answers.ts";
import type { Wizard } from "#app/wizard/wizard.ts";
import type { RegistrationFacts } from "./facts.ts";
import { questionTexts } from "./step-texts.ts";
import { buyBirthCertificates } from "./steps/certificates/questions.ts";
import { childDetails } from "./steps/child/questions.ts";
import { motherDetails } from "./steps/mother/questions.ts";
import { otherParentDetails } from "./steps/other-parent/questions.ts";
import { otherServices } from "./steps/other-services/questions.ts";
import { titlesOf } from "./steps/person/titles.ts";
import { parentsRelationship } from "./steps/relationship/questions.ts";
import { review } from "./steps/review/questions.ts";
import { manageBestStartPayments } from "./steps/tax-account/questions.ts";

/** Eight steps, seven without the tax account. */
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
    isUnlocked: (answers: Answers) => readYesNo(answers, "child.bornInNZ") === true,
  };
}
