import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { singleNameErrors } from "../person/single-name.ts";
import { claimantOutOfReach } from "./best-start.ts";
import { irdRecipientWithoutEmail } from "./ird-delivery.ts";

const registryWords = wordsOf("register-my-baby/registry");
const servicesWords = wordsOf("register-my-baby/steps/other-services/page");

const messages = { mother: "motherEmailMissing", father: "otherParentEmailMissing" } as const;

const caregiver = "bestStart.primaryCareGiver";
const named = [caregiver, `${caregiver}.careSharer`, `${caregiver}.partner`];

export function servicesErrors(all: Answers, language: Language, today: string): Errors {
  const parent = irdRecipientWithoutEmail(all);
  return {
    ...singleNameErrors(named, all, language),
    ...(parent ? { "ird.numberByEmail": [registryWords(language)(messages[parent])] } : {}),
    ...(claimantOutOfReach(all, today)
      ? { "bestStart.primaryCareGiver.type": [servicesWords(language)("unreachable")] }
      : {}),
  };
}
