import { answersOfChecker } from "#app/features/financial-help/index.ts";
import { answersOfRegistration } from "#app/features/register-my-baby/index.ts";
import type { Answers } from "#app/forms/answers.ts";
import type { Visit } from "#app/server/visit.ts";
import { type BirthParent, birthParents, fromBirth } from "./from-birth.ts";
import { fromChecker } from "./from-checker.ts";

/** Named to the person before they are taken over; the first control says whether a part is there. */
const parts = {
  names: "parent.first_name",
  birthDate: "parent.date_of_birth.year",
  address: "parent.address.line1",
  mobile: "parent.phone.mobile",
  phone: "parent.phone.home",
  email: "parent.email",
  ird: "parent.ird",
  clientNumber: "parent.swn",
  ethnicity: "parent.ethnicity",
  otherParent: "partner.first_name",
  child: "children[0].first_name",
  relationship: "hasPartner",
  work: "parent.work_and_activities.has_work",
  partnerWork: "partner.work_and_activities.has_work",
} as const;

type TakenPart = keyof typeof parts;

export interface TakeOverOffer {
  readonly source: BirthParent | "checker";
  /** The person's first name in the birth registration. */
  readonly name?: string | undefined;
  readonly parts: readonly TakenPart[];
  readonly answers: Answers;
}

/** What the person told the birth registration in a draft of their own, and the checker in this browser. */
export async function takeOverOffers(visit: Visit): Promise<readonly TakeOverOffer[]> {
  if (!visit.account.person) return [];
  const [birth, checker] = await Promise.all([answersOfRegistration(visit), answersOfChecker(visit)]);
  const ofBirth = birth ? birthParents.map((parent) => offerOf(parent, fromBirth(birth, parent))) : [];
  const all = [...ofBirth, ...(checker ? [offerOf("checker", fromChecker(checker))] : [])];
  return all.filter(
    ({ source, answers, parts }) =>
      parts.length > 0 && (source === "checker" || answers["parent.first_name"] !== undefined),
  );
}

function offerOf(source: TakeOverOffer["source"], answers: Answers): TakeOverOffer {
  const name = answers["parent.first_name"];
  const found = (Object.keys(parts) as TakenPart[]).filter((part) => answers[parts[part]] !== undefined);
  return { source, answers, parts: found, ...(typeof name === "string" ? { name } : {}) };
}
