import { type Answers, answerTo } from "#app/forms/answers.ts";
import { type BankAccount, padBankAccount } from "#app/nz/bank-account.ts";
import { padIrdNumber, stripIrdNumber } from "#app/nz/ird-number.ts";
import { readDay, readOption, readText, readYesNo } from "../read-answers.ts";
import type { BestStart } from "../steps/other-services/best-start.ts";
import { canBeCaregiver, isNewZealandResident, type Parent } from "../steps/other-services/caregiver.ts";
import { onlyGiven } from "./only-given.ts";
import type { Payload } from "./schema.ts";
import { paymentFrequencies } from "./services-schema.ts";

type Claim = NonNullable<Payload["bestStart"]>;
type Caregiver = NonNullable<Claim["primaryCareGiver"]>;

const prefix = "bestStart.primaryCareGiver";

/** The Best Start part: Y with the claim, N when none is wanted, I with what is known when it is incomplete or not eligible. */
export function claimOf(answers: Answers, { standing, asked }: BestStart): Payload["bestStart"] {
  if (standing.standing === "not-asked" || standing.standing === "not-wanted") return { wanted: "N" };
  if (standing.standing === "not-yet-known" && !readYesNo(answers, "bestStart.wanted")) return undefined;
  const isEligible = standing.standing === "eligible";
  return onlyGiven<Claim>({
    wanted: isEligible ? "Y" : "I",
    expectedDueDate: asked.has("dueDate") ? (readDay(answers, "bestStart.expectedDueDate") ?? "") : undefined,
    primaryCareGiver: asked.has("caregiverType")
      ? onlyGiven(isEligible ? claimantOf(answers, asked) : unentitledOf(answers, asked))
      : undefined,
  });
}

/** Somebody else who cares for the child is called by the tax agency, so their contact details go along although the claim is none yet. */
function unentitledOf(answers: Answers, asked: BestStart["asked"]): Caregiver {
  return {
    ...typeOf(answers),
    ...(asked.has("caregiverContact") ? contactOf(answers, prefix) : {}),
    ...residenceOf(answers, asked),
  };
}

function claimantOf(answers: Answers, asked: BestStart["asked"]): Caregiver {
  const said = (question: string) => readYesNo(answers, `${prefix}.${question}`);
  return {
    ...typeOf(answers),
    ...detailsOf(answers),
    isMSDClient: said("isMSDClient"),
    isGettingWorkingForFamilies: asked.has("workingForFamilies")
      ? said("isGettingWorkingForFamilies")
      : undefined,
    // However it was established: this far comes only who is a tax resident or counts as one.
    isTaxResident: asked.has("taxResidence") || undefined,
    isSharingCare: asked.has("sharing") ? said("isSharingCare") : undefined,
    careSharer: asked.has("sharer") ? onlyGiven(contactOf(answers, `${prefix}.careSharer`)) : undefined,
    hasPartner: asked.has("hasPartner") ? said("hasPartner") : undefined,
    partner: asked.has("partner") ? partnerOf(answers) : undefined,
    isApplyingForPaidParentalLeave: asked.has("leave") ? said("isApplyingForPaidParentalLeave") : undefined,
    irdNumber: asked.has("caregiverIrdNumber") ? irdNumberOf(answers, `${prefix}.irdNumber`) : undefined,
    bankAccount: asked.has("bankAccount") ? bankAccountOf(answers, asked) : undefined,
    declarationAccepted: asked.has("declaration") ? (said("declarationAccepted") ?? false) : undefined,
  };
}

/** Who the caregiver is; of a parent, whether they are resident. */
function typeOf(answers: Answers): Caregiver {
  const parent = parentNamed(answers);
  if (!parent) return { type: readOption(answers, `${prefix}.type`, ["other", "unknown"]) };
  return {
    type: parent === "father" ? "otherParent" : "mother",
    isNewZealandResident: isNewZealandResident(answers, parent),
  };
}

function parentNamed(answers: Answers): Parent | undefined {
  const parent = readOption(answers, `${prefix}.type`, ["mother", "father"]);
  return parent && canBeCaregiver(answers, parent) ? parent : undefined;
}

function residenceOf(answers: Answers, asked: BestStart["asked"]): Caregiver {
  const said = (isAsked: boolean, question: string) =>
    isAsked ? readYesNo(answers, `${prefix}.${question}`) : undefined;
  const isFinal = asked.has("twelveMonths");
  return {
    isTaxResident: said(asked.has("taxResidence"), "isTaxResident"),
    isChildResident: said(asked.has("childResidence"), "isChildResident"),
    hasLivedInNZForTwelveMonths: said(isFinal, "hasLivedInNZForTwelveMonths"),
    taxResidentWhenBestStartStarts: said(isFinal, "taxResidentWhenBestStartStarts"),
  };
}

/** What is taken over from the parent who is the caregiver. */
function detailsOf(answers: Answers): Caregiver {
  const parent = parentNamed(answers);
  if (!parent) return {};
  const { town, postcode } = townAndPostcode(readText(answers, `${parent}.homeAddress.line2`) ?? "");
  return {
    ...contactOf(answers, parent),
    email: readText(answers, `${parent}.email`),
    homeAddress: onlyGiven({
      streetAddress: readText(answers, `${parent}.homeAddress.line1`),
      suburb: readText(answers, `${parent}.homeAddress.suburb`),
      postCode: postcode,
      cityTown: town,
    }),
  };
}

/** The first four digits in a row are the postcode, the rest of the line the town. */
export function townAndPostcode(line: string): { town: string; postcode: string } {
  const [postcode = ""] = /\d{4}/.exec(line) ?? [];
  return { town: line.replace(postcode, "").trim(), postcode };
}

const contactOf = (answers: Answers, who: string) => ({
  firstNames: readText(answers, `${who}.firstNames`),
  surname: readText(answers, `${who}.surname`),
  daytimePhone: readText(answers, `${who}.daytimePhone`),
});

const partnerOf = (answers: Answers): Caregiver["partner"] =>
  onlyGiven({
    firstNames: readText(answers, `${prefix}.partner.firstNames`),
    surname: readText(answers, `${prefix}.partner.surname`),
    irdNumber: irdNumberOf(answers, `${prefix}.partner.irdNumber`),
  });

/** An IRD number as the tax agency takes it: nine digits. */
export function irdNumberOf(answers: Answers, question: string): string | undefined {
  const number = readText(answers, question);
  return number === undefined ? undefined : padIrdNumber(stripIrdNumber(number));
}

function bankAccountOf(answers: Answers, asked: BestStart["asked"]): Caregiver["bankAccount"] {
  const question = `${prefix}.bankAccount`;
  return onlyGiven({
    name: readText(answers, `${question}.name`),
    number: accountNumberOf(answers, `${question}.number`),
    creditUnion: answerTo(answers, `${question}.creditUnion`) === "yes",
    creditUnionReferenceNumber: asked.has("creditUnionReference")
      ? readText(answers, `${question}.creditUnionReferenceNumber`)
      : undefined,
    paymentFrequency: readOption(answers, `${question}.paymentFrequency`, paymentFrequencies),
  });
}

function accountNumberOf(answers: Answers, question: string): string | undefined {
  const part = (name: keyof BankAccount) => readText(answers, `${question}.${name}`) ?? "";
  const account = { bank: part("bank"), branch: part("branch"), body: part("body"), suffix: part("suffix") };
  return Object.values(account).includes("") ? undefined : padBankAccount(account);
}
