import type { Answers } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { registryWords } from "../../registry/words.ts";
import { irdRecipientWithoutEmail } from "./ird-delivery.ts";

const messages = { mother: "motherEmailMissing", father: "otherParentEmailMissing" } as const;

/** The child's IRD number cannot be emailed to a parent who gave no email address (spec 2 section 5). */
export function servicesErrors(all: Answers, language: Language): Errors {
  const parent = irdRecipientWithoutEmail(all);
  return parent ? { "ird.numberByEmail": [registryWords(language)(messages[parent])] } : {};
}
