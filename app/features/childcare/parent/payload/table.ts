import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";
import { added, group, groupIf, rows } from "#app/forms/payload/groups.ts";
import * as kinds from "#app/forms/payload/kinds.ts";
import { always, from } from "#app/forms/payload/kinds.ts";
import type { PayloadField } from "#app/forms/payload/table.ts";
import { emailSource } from "../../application/mailbox.ts";
import { hasPartner } from "../read-answers.ts";
import { type KnownService, knownService } from "../steps/children/known-services.ts";
import { mostChildren, mostProviders } from "../steps/children/relationships.ts";
import { incomeTypes, jointIncome, mostOtherIncome } from "../steps/income/types.ts";

const text = always(kinds.text(), null);
const yesNo = always(kinds.yesNo("true", "false"), null);
const tick = kinds.tick("true", "false");
const date = always(kinds.date(), null);
const nineDigits = always(kinds.nineDigits(), null);
const list = kinds.list();

const isYes = (answers: Answers, question: string) => readYesNo(answers, question) === true;

const title = from(["title", "title_other"], {
  ...text,
  read: (answers: Answers, question: string) => {
    const chosen = answerTo(answers, question);
    return chosen === "OTHER" ? answerTo(answers, `${question}_other`) : chosen;
  },
});

const email = from(["email", "emailSameAsMainApplicant"], {
  ...text,
  read: (answers: Answers, question: string) => {
    const isSame = readYesNo(answers, `${question}SameAsMainApplicant`) === true;
    return answerTo(answers, isSame ? "parent.email" : question);
  },
});

const work = {
  has_work: yesNo,
  employer_name: text,
  employer_address: text,
  employer_phone: text,
  employer_email: text,
  work_hours_weekly: text,
  work_transit_hours_weekly: text,
  has_course: yesNo,
  organisation_name: text,
  organisation_address: text,
  organisation_phone: text,
  organisation_email: text,
  course_name: text,
  is_course_nzqa_accredited: yesNo,
  course_start_date: date,
  course_end_date: date,
  course_hours_weekly: text,
  course_transit_hours_weekly: text,
  has_winz_activities: yesNo,
  activities: text,
  activity_hours_weekly: text,
  activity_transit_hours_weekly: text,
  has_medical_reason: yesNo,
  medical_duration: text,
  medical_hours_weekly: text,
  cares_for_ill_child: tick,
  works_at_night: tick,
};

/** True when the type is held jointly, else null. */
const jointly = {
  ...yesNo,
  read: (answers: Answers, question: string) =>
    readYesNo(answers, question.replace(/_jointly$/, "")) ? readYesNo(answers, question) === true : undefined,
};

const isJoint = (type: string): boolean => (jointIncome as readonly string[]).includes(type);

/** Only the parent marks joint income. */
const income = (canBeJoint: boolean) => ({
  ...Object.fromEntries(
    incomeTypes.flatMap((type): [string, PayloadField][] => [
      [type, tick],
      [`${type}_amount`, text],
      [`${type}_frequency`, text],
      ...(canBeJoint && isJoint(type) ? [[`${type}_jointly`, jointly] as [string, PayloadField]] : []),
    ]),
  ),
  other_income: rows(
    { description: text, source: text, amount: text },
    { from: "hasOtherIncome", ...added(mostOtherIncome, isYes) },
  ),
});

const blankUnlessDifferent = always(kinds.text(), "");

const person = (canBeJoint: boolean) => ({
  swn: nineDigits,
  title,
  first_name: text,
  middle_name: text,
  last_name: text,
  date_of_birth: date,
  ird: nineDigits,
  gender: text,
  ethnicity: list,
  other_ethnicity: text,
  iwi: list,
  email,
  lives_in_nz: from("liveInNZ", always(kinds.yesNo("yes", "no"), null)),
  residency_status: text,
  birth_country: text,
  date_of_residence_status: date,
  date_arrived_in_nz: date,
  birth_first_name: text,
  birth_middle_name: text,
  birth_last_name: text,
  other_first_name: text,
  other_middle_name: text,
  other_last_name: text,
  other_name_type: text,
  address_street_number: from("address.line1", text),
  address_suburb: from("address.suburb", text),
  address_towncity_postcode: from("address.line2", text),
  mailing_address_street_number: from("mail.line1", blankUnlessDifferent),
  mailing_address_suburb: from("mail.suburb", blankUnlessDifferent),
  mailing_address_towncity_postcode: from("mail.line2", blankUnlessDifferent),
  home_phone: from("phone.home", text),
  mobile_phone: from("phone.mobile", text),
  alternate_phone: from("phone.other", text),
  preferred_number: from("phone.preference", text),
  work_and_activities: group(work),
  income_and_assets: group(income(canBeJoint)),
});

/** From the directory. */
const ofService = (name: keyof KnownService, kind: PayloadField) => ({
  ...kind,
  from: ["provider_identifier"],
  read: (answers: Answers, question: string) =>
    knownService(answers, answerTo(answers, question))?.[name] ?? undefined,
  write: undefined,
});

/** Whether the directory has the address, or the family gave another one. */
const ofAddress = {
  ...text,
  from: ["provider_identifier", "provider_email"],
  read: (answers: Answers, question: string) => {
    const address = answerTo(answers, question.replace(/identifier$/, "email"));
    const directory = knownService(answers, answerTo(answers, question))?.email;
    return address === undefined ? undefined : emailSource(address, directory);
  },
  write: undefined,
};

const provider = {
  provider_identifier: text,
  provider_name: ofService("provider_name", text),
  provider_email: text,
  provider_email_source: ofAddress,
  provider_phone_number: ofService("provider_phone_number", text),
  provider_offers_20_hours_ece: ofService("provider_offers_20_hours_ece", yesNo),
  receives_20_hours_ece: yesNo,
  parent_20_hours_weekly: text,
  parent_20_hours_start_date: date,
};

/** As in the services' enrolments and in `documents`; derived, under the name of the first question. */
const childId = {
  ...text,
  from: ["first_name"],
  read: (answers: Answers, question: string) => answerTo(answers, question.replace(/first_name$/, "id")),
  write: undefined,
};

const child = {
  id: childId,
  is_applying_for_ccs: yesNo,
  first_name: text,
  middle_name: text,
  last_name: text,
  date_of_birth: date,
  relationship: text,
  attends_ece_service: yesNo,
  child_disability_allowance: tick,
  cohort_entry: yesNo,
  cohort_start_date: date,
  providers: rows(provider, { from: "attends_ece_service", ...added(mostProviders, isYes) }),
};

/** Without a partner NO_RELATIONSHIP, which the form does not ask. */
const relationship = from(["relationship_status", "hasPartner"], {
  ...text,
  read: (answers: Answers, question: string) =>
    readYesNo(answers, "hasPartner") === false ? "NO_RELATIONSHIP" : answerTo(answers, question),
});

/** Each field of the agency's payload with the questions it is read from. */
export const table = group({
  relationship_status: relationship,
  partner_consent: text,
  parent: group(person(true)),
  partner: groupIf(hasPartner, person(false)),
  children: rows(child, added(mostChildren)),
});

const ofPerson = [
  "birthName.different",
  "knownName.different",
  "mail.different",
  "income_and_assets.hasOtherIncome",
];

/** These only lead to what is sent, or are checked and not sent. */
export const notSent: readonly string[] = [
  ...["parent.", "partner."].flatMap((who) => ofPerson.map((name) => who + name)),
  "relationshipDefinition",
  "children[].providers[].provider_identifier_search",
];
