import { type Answers, answerTo } from "#app/forms/answers.ts";
import { isSameMailbox } from "../../application/mailbox.ts";
import { people } from "../people.ts";
import { providerRows } from "../steps/children/provider-rows.ts";
import { emailOf } from "../steps/person/checks.ts";

/** Of the applicant and a partner. @param answers pruned */
export const familyNumbers = (answers: Answers): string[] =>
  people.flatMap((who) => answerTo(answers, `${who}.swn`) ?? []);

export const isOwnAddress = (answers: Answers, address: string): boolean =>
  people.some((who) => {
    const own = emailOf(answers, who);
    return own !== undefined && isSameMailbox(own, address);
  });

/** Rows of services whose address is the applicant's or a partner's. */
export const ownAddressRows = (answers: Answers): string[] =>
  providerRows(answers).filter((row) => {
    const address = answerTo(answers, `${row}.provider_email`);
    return address !== undefined && isOwnAddress(answers, address);
  });

export const isAnsweredByFamily = (answers: Answers): boolean => ownAddressRows(answers).length > 0;
