import { answerTo, readYesNo } from "#app/forms/answers.ts";
import { requestedRows } from "#app/forms/rows-state.ts";
import { hasPartner } from "../read-answers.ts";
import { knownService } from "../steps/children/known-services.ts";
import { childRows, providersOf } from "../steps/children/provider-rows.ts";
import { incomeTypes, jointIncome } from "../steps/income/types.ts";
import { cell, day, flag, group, list, nineDigits, rows, type Shape, text, tick } from "./kinds.ts";

const title = cell(["title", "title_other"], (answers, at) => {
  const chosen = answerTo(answers, `${at}title`) ?? null;
  return chosen === "OTHER" ? (answerTo(answers, `${at}title_other`) ?? null) : chosen;
});

const email = cell(["email", "emailSameAsMainApplicant"], (answers, at) => {
  const isSame = readYesNo(answers, `${at}emailSameAsMainApplicant`) === true;
  return answerTo(answers, isSame ? "parent.email" : `${at}email`) ?? null;
});

const work: Shape = {
  has_work: flag("has_work"),
  employer_name: text("employer_name"),
  employer_address: text("employer_address"),
  employer_phone: text("employer_phone"),
  employer_email: text("employer_email"),
  work_hours_weekly: text("work_hours_weekly"),
  work_transit_hours_weekly: text("work_transit_hours_weekly"),
  has_course: flag("has_course"),
  organisation_name: text("organisation_name"),
  organisation_address: text("organisation_address"),
  organisation_phone: text("organisation_phone"),
  organisation_email: text("organisation_email"),
  course_name: text("course_name"),
  is_course_nzqa_accredited: flag("is_course_nzqa_accredited"),
  course_start_date: day("course_start_date"),
  course_end_date: day("course_end_date"),
  course_hours_weekly: text("course_hours_weekly"),
  course_transit_hours_weekly: text("course_transit_hours_weekly"),
  has_winz_activities: flag("has_winz_activities"),
  activities: text("activities"),
  activity_hours_weekly: text("activity_hours_weekly"),
  activity_transit_hours_weekly: text("activity_transit_hours_weekly"),
  has_medical_reason: flag("has_medical_reason"),
  medical_duration: text("medical_duration"),
  medical_hours_weekly: text("medical_hours_weekly"),
};

/** Jointly is a truth where the type is selected, else null. */
const jointly = (type: string) =>
  cell(`${type}_jointly`, (answers, at) =>
    readYesNo(answers, at + type) ? readYesNo(answers, `${at}${type}_jointly`) === true : null,
  );

const isJoint = (type: string): boolean => (jointIncome as readonly string[]).includes(type);

/** Only the parent marks what two people have together. */
const income = (canBeJoint: boolean): Shape => ({
  ...Object.fromEntries(
    incomeTypes.flatMap((type) => [
      [type, tick(type)],
      [`${type}_amount`, text(`${type}_amount`)],
      [`${type}_frequency`, text(`${type}_frequency`)],
      ...(canBeJoint && isJoint(type) ? [[`${type}_jointly`, jointly(type)]] : []),
    ]),
  ),
  other_income: rows(
    "other_income",
    { description: text("description"), source: text("source"), amount: text("amount") },
    (answers, at) =>
      readYesNo(answers, `${at}hasOtherIncome`)
        ? Array.from(
            { length: Math.max(1, requestedRows(`${at}other_income`, answers)) },
            (_, index) => `${at}other_income[${index}]`,
          )
        : [],
  ),
});

const person = (canBeJoint: boolean): Shape => ({
  swn: nineDigits("swn"),
  title,
  first_name: text("first_name"),
  middle_name: text("middle_name"),
  last_name: text("last_name"),
  date_of_birth: day("date_of_birth"),
  ird: nineDigits("ird"),
  gender: text("gender"),
  ethnicity: list("ethnicity"),
  other_ethnicity: text("other_ethnicity"),
  iwi: list("iwi"),
  email,
  residency_status: text("residency_status"),
  birth_country: text("birth_country"),
  date_of_residence_status: day("date_of_residence_status"),
  date_arrived_in_nz: day("date_arrived_in_nz"),
  birth_first_name: text("birth_first_name"),
  birth_middle_name: text("birth_middle_name"),
  birth_last_name: text("birth_last_name"),
  other_first_name: text("other_first_name"),
  other_middle_name: text("other_middle_name"),
  other_last_name: text("other_last_name"),
  other_name_type: text("other_name_type"),
  address_street_number: text("address.line1"),
  address_suburb: text("address.suburb"),
  address_towncity_postcode: text("address.line2"),
  mailing_address_street_number: text("mail.line1", ""),
  mailing_address_suburb: text("mail.suburb", ""),
  mailing_address_towncity_postcode: text("mail.line2", ""),
  home_phone: text("phone.home"),
  mobile_phone: text("phone.mobile"),
  alternate_phone: text("phone.other"),
  preferred_number: text("phone.preference"),
  work_and_activities: group("work_and_activities.", work),
  income_and_assets: group("income_and_assets.", income(canBeJoint)),
});

const service = (name: "provider_name" | "provider_phone_number" | "provider_offers_20_hours_ece") =>
  cell(
    [],
    (answers, at) => knownService(answers, answerTo(answers, `${at}provider_identifier`))?.[name] ?? null,
  );

const provider: Shape = {
  provider_identifier: text("provider_identifier"),
  provider_name: service("provider_name"),
  provider_email: text("provider_email"),
  provider_phone_number: service("provider_phone_number"),
  provider_offers_20_hours_ece: service("provider_offers_20_hours_ece"),
  receives_20_hours_ece: flag("receives_20_hours_ece"),
  parent_20_hours_weekly: text("parent_20_hours_weekly"),
  parent_20_hours_start_date: day("parent_20_hours_start_date"),
};

const child: Shape = {
  is_applying_for_ccs: flag("is_applying_for_ccs"),
  first_name: text("first_name"),
  middle_name: text("middle_name"),
  last_name: text("last_name"),
  date_of_birth: day("date_of_birth"),
  relationship: text("relationship"),
  attends_ece_service: flag("attends_ece_service"),
  providers: rows("providers", provider, (answers, at) =>
    readYesNo(answers, `${at}attends_ece_service`) ? providersOf(at.slice(0, -1), answers) : [],
  ),
};

/** Without a partner NO_RELATIONSHIP, which the form does not ask. */
const relationship = cell(["hasPartner", "relationship_status"], (answers) =>
  readYesNo(answers, "hasPartner") === false
    ? "NO_RELATIONSHIP"
    : (answerTo(answers, "relationship_status") ?? null),
);

/** An application as the server has it: every field with the controls that it is read from. */
export const table: Shape = {
  relationship_status: relationship,
  parent: group("parent.", person(true)),
  partner: group("partner.", person(false), hasPartner),
  children: rows("children", child, childRows),
};

const ofPerson = [
  "birthName.different",
  "knownName.different",
  "mail.different",
  "liveInNZ",
  "income_and_assets.hasOtherIncome",
];

/** Controls that only lead to what is sent, or that are checked and not sent. */
export const notSent: readonly string[] = [
  ...["parent.", "partner."].flatMap((who) => ofPerson.map((name) => who + name)),
  "relationshipDefinition",
  "children[].providers[].provider_identifier_search",
];
