import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { irdGoesWithCertificate } from "../other-services/ird-delivery.ts";
import { newZealand } from "./countries.ts";

const certificateWords = wordsOf("register-my-baby/steps/certificates/products");

export function certificateErrors(all: Answers, language: Language): Errors {
  const t = certificateWords(language);
  return {
    ...(isCertificateMissing(all) ? { orderBirthCertificate: [t("faults/neededForIrd")] } : {}),
    ...(isCourierOverseas(all) ? { "certificateOrder.courierDelivery": [t("faults/courierOverseas")] } : {}),
  };
}

/** No certificate is ordered, although the child's IRD number should come with it. */
export const isCertificateMissing = (all: Answers): boolean =>
  readYesNo(all, "orderBirthCertificate") === false && irdGoesWithCertificate(all);

function isCourierOverseas(all: Answers): boolean {
  const country = answerTo(all, "certificateOrder.deliveryAddress.countryCode") ?? newZealand;
  return answerTo(all, "certificateOrder.courierDelivery") === "courier" && country !== newZealand;
}
