import { type Answers, answerTo, readText, readYesNo } from "#app/forms/answers.ts";
import type { Parent } from "./caregiver.ts";

const parentAt: Readonly<Record<string, Parent>> = { mothersAddress: "mother", fathersAddress: "father" };

/**
 * The parent to whom the child's IRD number is to be sent by email but who gave no email address; nothing when all is well.
 * @param answers that count
 */
export function irdRecipientWithoutEmail(answers: Answers): Parent | undefined {
  if (!readYesNo(answers, "ird.numberByEmail")) return undefined;
  const parent = parentAt[answerTo(answers, "ird.deliveryAddress") ?? ""];
  return parent && !readText(answers, `${parent}.email`) ? parent : undefined;
}

/** The child's IRD number goes where the birth certificate is sent: one has to be ordered. */
export const irdGoesWithCertificate = (answers: Answers): boolean =>
  answerTo(answers, "ird.deliveryAddress") === "birthCertificateAddress";

/** The child's IRD number is emailed to the address that is given with the birth certificate. */
export const irdEmailComesWithCertificate = (answers: Answers): boolean =>
  irdGoesWithCertificate(answers) && readYesNo(answers, "ird.numberByEmail") === true;
