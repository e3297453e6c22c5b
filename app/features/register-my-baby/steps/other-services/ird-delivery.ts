import { type Answers, answerTo, readText, readYesNo } from "#app/forms/answers.ts";
import type { Parent } from "./caregiver.ts";

const parentAt: Readonly<Record<string, Parent>> = { mothersAddress: "mother", fathersAddress: "father" };

export function irdRecipientWithoutEmail(answers: Answers): Parent | undefined {
  if (!readYesNo(answers, "ird.numberByEmail")) return undefined;
  const parent = parentAt[answerTo(answers, "ird.deliveryAddress") ?? ""];
  return parent && !readText(answers, `${parent}.email`) ? parent : undefined;
}

/** It goes where the birth certificate is sent, so one has to be ordered. */
export const irdGoesWithCertificate = (answers: Answers): boolean =>
  answerTo(answers, "ird.deliveryAddress") === "birthCertificateAddress";

export const irdEmailComesWithCertificate = (answers: Answers): boolean =>
  irdGoesWithCertificate(answers) && readYesNo(answers, "ird.numberByEmail") === true;
