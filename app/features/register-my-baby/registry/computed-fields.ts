import { type Answers, answerTo, readOption, readText, readYesNo } from "#app/forms/answers.ts";
import type { PayloadField, ReadField } from "#app/forms/payload/table.ts";
import { readDay } from "#app/forms/read-answers.ts";
import type { RegisteredChild } from "../born-together/registered-child.ts";
import { diedSince } from "../loss/lost.ts";
import { type activities, type caregiverTypes, irdAddresses, mostSiblings } from "../steps/options.ts";
import { areBothMothers, hasOtherParent, otherParentOf } from "../steps/other-parent/other-parent.ts";
import type { BestStart } from "../steps/other-services/best-start.ts";
import { isNewZealandResident, type Parent, residencies } from "../steps/other-services/caregiver.ts";
import { bornWith } from "./born-with.ts";
import { chosenTitles } from "./chosen-titles.ts";
import { declaredApart, filledInBy, refusal } from "./filled-in-by.ts";
import { whatIsNotKnown } from "./not-known.ts";

/** Absolute. */
interface ConfirmationUrls {
  confirmation: string;
  paymentSuccess: string;
  paymentRetry: string;
}

export interface Submission {
  activity: (typeof activities)[number];
  confirmationUrls: ConfirmationUrls;
  bestStart: BestStart;
  /** YYYY-MM-DD: when the other parent declared on their own device. */
  otherParentAgreedOn?: string | undefined;
  /** YYYY-MM-DD: they answered on their own device that they do not agree. */
  otherParentRefusedOn?: string | undefined;
  bornTogether?: readonly Pick<RegisteredChild, "reference" | "order">[] | undefined;
}

type Read<T> = ReadField<T, Submission>;

const caregiver = "bestStart.primaryCareGiver";
const isEligible = ({ bestStart: { status } }: Submission) => status.is === "eligible";
const isOrdered = (answers: Answers) => readYesNo(answers, "orderBirthCertificate");

export const activity: Read<Submission["activity"]> = (_answers, _, submission) => submission.activity;

export const successUrl: Read<string> = (answers, _, { confirmationUrls: urls }) =>
  isOrdered(answers) ? urls.paymentSuccess : urls.confirmation;

export const failureUrl: Read<string> = (answers, _, { confirmationUrls: urls }) =>
  isOrdered(answers) ? urls.paymentRetry : "";

export const residencyOf =
  (who: Parent): Read<(typeof residencies)[keyof typeof residencies] | "none"> =>
  (answers) => {
    if (readYesNo(answers, `${who}.isCitizen`) !== false) return undefined;
    const [residency] = Object.entries(residencies).filter(([way]) => readYesNo(answers, `${who}.${way}`));
    return residency?.[1] ?? "none";
  };

export const isFatherKnown: Read<boolean> = (answers) => otherParentOf(answers) && hasOtherParent(answers);

export const areParentsFemale: Read<boolean> = (answers, question) => {
  const other = readYesNo(answers, question) ? otherParentOf(answers) : undefined;
  return other && other === "woman-consented";
};

/** Two mothers are mentioned in `otherInformation` instead. Older drafts may hold "parent" for "other". */
export const secondParentTitle: Read<"other"> = (answers, question) =>
  readOption(answers, question, ["other", "parent"]) && "other";

/** Everything the registrar should know beyond the fields. A mere check leaves out the explanation of a name. */
export const otherInformation: Read<string> = (
  answers,
  question,
  { activity, bornTogether, otherParentAgreedOn, otherParentRefusedOn },
) =>
  [
    areBothMothers(answers) ? bothMothers : undefined,
    chosenTitles(answers),
    diedSince(answers),
    ...bornWith(answers, bornTogether),
    filledInBy(answers) ?? declaredApart(answers, otherParentAgreedOn),
    whatIsNotKnown(answers),
    refusal(answers, otherParentRefusedOn),
    activity === "fullSubmission" ? readText(answers, "child.nameExplaination") : undefined,
    readText(answers, question),
  ]
    .filter(Boolean)
    .join("\n") || undefined;

export const bothMothers = "Mother/Mother";

export const numberOfSiblings: Read<number> = (answers, question) =>
  Math.min(Number(answerTo(answers, question) ?? 0), mostSiblings) || undefined;

/** Y: a claim, N: none, I: incomplete or not eligible. Undefined until it is known whether one is wanted. */
export const claimStatus: Read<"Y" | "N" | "I"> = (answers, question, { bestStart: { status } }) => {
  switch (status.is) {
    case "not-asked":
    case "not-wanted":
      return "N";
    case "ineligible":
      return "I";
    case "eligible":
      return "Y";
    case "not-yet-known":
      return readYesNo(answers, question) ? "I" : undefined;
  }
};

export const dueDate: Read<string> = (answers, question, { bestStart: { asked } }) =>
  readDay(answers, question) ?? (asked.has("dueDate") ? "" : undefined);

export const onlyIf = <F extends PayloadField>(isEntitled: boolean, field: F): F => ({
  ...field,
  read: (answers, question, submission) =>
    isEligible(submission) === isEntitled ? field.read(answers, question, submission) : undefined,
});

/** Only tax residents, and those who count as such, are entitled: so an entitled caregiver is one. */
export const isTaxResident: Read<boolean> = (answers, question, submission) => {
  const answer = readYesNo(answers, question);
  return answer !== undefined && isEligible(submission) ? true : answer;
};

const caregivingParent = (answers: Answers): Parent | undefined =>
  readOption(answers, `${caregiver}.type`, ["mother", "father"] satisfies (keyof typeof caregiverTypes)[]);

export const isCaregiverResident: Read<boolean> = (answers) => {
  const parent = caregivingParent(answers);
  return parent && isNewZealandResident(answers, parent);
};

/** Taken from the entitled parent's own answers; for anyone else, from what was answered about them as the caregiver. */
export const fromParent = <F extends PayloadField>(detail: string, field: F): F => ({
  ...field,
  read: (answers, question, submission) => {
    const parent = isEligible(submission) ? caregivingParent(answers) : undefined;
    return parent
      ? (field.read(answers, `${parent}.${detail}`, submission) ?? field.otherwise)
      : field.read(answers, question, submission);
  },
});

export const readPostcode = (answers: Answers, question: string): string | undefined =>
  townAndPostcode(readText(answers, question))?.postcode;

export const readTown = (answers: Answers, question: string): string | undefined =>
  townAndPostcode(readText(answers, question))?.town;

/** The first four digits in a row are the postcode, the rest is the town. */
export function townAndPostcode(line: string | undefined): { town: string; postcode: string } | undefined {
  if (line === undefined) return undefined;
  const [postcode = ""] = /\d{4}/.exec(line) ?? [];
  return { town: line.replace(postcode, "").trim(), postcode };
}

/** Never for a child who was not alive at birth. */
export const isIrdNumberApplied: Read<boolean> = (_answers, _, { bestStart: { status, irdApplied } }) =>
  status.is === "not-asked" ? false : irdApplied;

/** The other parent's address may have been chosen before that parent was removed. */
export const irdAddress: Read<(typeof irdAddresses)[number]> = (answers, question) => {
  const address = readOption(answers, question, irdAddresses);
  return address === "fathersAddress" && !hasOtherParent(answers) ? undefined : address;
};

/** An untouched box means no. */
export const isAgencyNotified: Read<boolean> = (answers, question, { bestStart: { asked } }) =>
  asked.has("agencyPermission") || asked.has("agencyOffer")
    ? readYesNo(answers, question) === true
    : undefined;
