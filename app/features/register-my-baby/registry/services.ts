import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readOption, readText, readYesNo } from "../read-answers.ts";
import { hasOtherParent } from "../steps/other-parent/other-parent.ts";
import type { BestStart } from "../steps/other-services/best-start.ts";
import { irdNumberOf } from "./claim.ts";
import { onlyGiven } from "./only-given.ts";
import type { Payload } from "./schema.ts";
import { irdAddresses } from "./services-schema.ts";

/** The child's IRD number: whether it is applied for, and then where it is sent. Of a child not alive at birth it never is. */
export function irdOf(answers: Answers, { standing, asked, irdApplied }: BestStart): Payload["ird"] {
  if (standing.standing === "not-asked") return { applyForNumber: false };
  if (irdApplied === undefined) return undefined;
  if (!irdApplied) return { applyForNumber: false };
  return onlyGiven({
    applyForNumber: true,
    deliveryAddress: deliveryOf(answers),
    numberByEmail: readYesNo(answers, "ird.numberByEmail"),
    taxCreditIRDNumber: asked.has("taxCredit") ? irdNumberOf(answers, "ird.taxCreditIRDNumber") : undefined,
  });
}

function deliveryOf(answers: Answers): NonNullable<Payload["ird"]>["deliveryAddress"] {
  const address = readOption(answers, "ird.deliveryAddress", irdAddresses);
  return address === "fathersAddress" && !hasOtherParent(answers) ? undefined : address;
}

/** Whether the social-development agency is told of the birth, and of whose client numbers. */
export function msdOf(answers: Answers, { asked }: BestStart): Payload["msd"] {
  if (!asked.has("agencyPermission") && !asked.has("agencyOffer")) return undefined;
  const number = (isAsked: boolean, question: string) => (isAsked ? readText(answers, question) : undefined);
  return onlyGiven({
    notify: answerTo(answers, "msd.notify") === "yes",
    mothersClientNumber: number(asked.has("mothersClientNumber"), "msd.mothersClientNumber"),
    fathersClientNumber: number(asked.has("fathersClientNumber"), "msd.fathersClientNumber"),
  });
}

/** The certificate that is ordered, with its address under the registry's names. */
export function certificateOf(answers: Answers): Payload["certificateOrder"] {
  if (!readYesNo(answers, "orderBirthCertificate")) return undefined;
  const said = (question: string) => readText(answers, `certificateOrder.${question}`);
  const quantity = readOption(answers, "certificateOrder.quantity", ["1", "2", "3", "4", "5"]);
  return onlyGiven({
    productCode: said("productCode"),
    quantity: quantity && Number(quantity),
    courierDelivery: said("courierDelivery") === "courier",
    deliveryName: said("deliveryName"),
    deliveryAddress: onlyGiven({
      line1: said("deliveryAddress.line1"),
      line2: said("deliveryAddress.suburb"),
      suburbTownPostcode: said("deliveryAddress.line2"),
      countryCode: said("deliveryAddress.countryCode"),
    }),
    emailAddress: said("emailAddress"),
  });
}
