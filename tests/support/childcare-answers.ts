import type { Answers } from "#app/forms/answers.ts";
import { dayAnswers } from "./births.ts";

/** What both parents are asked for, apart from names and birth date. */
const detailsOf = (who: "parent" | "partner", mine: Readonly<Record<string, string>>): Answers => ({
  [`${who}.title`]: "MS",
  [`${who}.birthName.different`]: "no",
  [`${who}.knownName.different`]: "no",
  [`${who}.gender`]: "FEMALE",
  [`${who}.liveInNZ`]: "yes",
  [`${who}.residency_status`]: "CITIZEN_BY_BIRTH",
  [`${who}.address.line1`]: "12 High Street",
  [`${who}.address.suburb`]: "Titahi Bay",
  [`${who}.address.line2`]: "Porirua 5022",
  [`${who}.mail.different`]: "no",
  [`${who}.phone.mobile`]: "021 234 5678",
  [`${who}.phone.preference`]: "MOBILE",
  [`${who}.ethnicity`]: ["NZ_EUROPEAN"],
  ...mine,
});

/** Somebody with a job and none of the other reasons. */
const workOf = (who: "parent" | "partner"): Answers => ({
  [`${who}.work_and_activities.has_work`]: "true",
  [`${who}.work_and_activities.employer_name`]: "Harbour Bakery",
  [`${who}.work_and_activities.employer_address`]: "3 Wharf Road, Porirua 5022",
  [`${who}.work_and_activities.employer_phone`]: "04 237 1234",
  [`${who}.work_and_activities.employer_email`]: "pay@bakery.example",
  [`${who}.work_and_activities.work_hours_weekly`]: "32.5",
  [`${who}.work_and_activities.work_transit_hours_weekly`]: "4.25",
  [`${who}.work_and_activities.has_course`]: "false",
  [`${who}.work_and_activities.has_winz_activities`]: "false",
  [`${who}.work_and_activities.has_medical_reason`]: "false",
});

const wagesOf = (who: "parent" | "partner", amount: string): Answers => ({
  [`${who}.income_and_assets.wages_or_salary`]: "true",
  [`${who}.income_and_assets.wages_or_salary_amount`]: amount,
  [`${who}.income_and_assets.wages_or_salary_frequency`]: "WEEKLY",
  [`${who}.income_and_assets.hasOtherIncome`]: "no",
});

/** A child with one service, which offers 20 Hours ECE. */
export function childAt(
  index: number,
  { name, born, search, service, email }: Record<"name" | "born" | "search" | "service" | "email", string>,
): Answers {
  const child = `children[${index}]`;
  const provider = `${child}.providers[0]`;
  return {
    [`${child}.first_name`]: name,
    [`${child}.last_name`]: "Tāne",
    ...dayAnswers(`${child}.date_of_birth`, born),
    [`${child}.relationship`]: "CHILD",
    [`${child}.attends_ece_service`]: "true",
    [`${child}.is_applying_for_ccs`]: "true",
    [`${provider}.provider_identifier`]: service,
    [`${provider}.provider_identifier_search`]: search,
    [`${provider}.provider_email`]: email,
    [`${provider}.receives_20_hours_ece`]: "true",
    [`${provider}.parent_20_hours_weekly`]: "12",
    ...dayAnswers(`${provider}.parent_20_hours_start_date`, "2026-02-02"),
  };
}

const aria = childAt(0, {
  name: "Āria",
  born: "2023-03-04",
  search: "anne west",
  service: "5001",
  email: "office@annewest.example",
});

/** A single parent with one child, as a form sends it; the answers of each step by themselves. */
export const singleParent = {
  "your-details": {
    "parent.first_name": "Mere",
    "parent.last_name": "Tāne",
    ...dayAnswers("parent.date_of_birth", "1990-05-06"),
    ...detailsOf("parent", {
      "parent.ird": "49091850",
      "parent.swn": "555012342",
      "parent.email": "mere@example.org",
    }),
  },
  "your-work": workOf("parent"),
  "assets-and-income": wagesOf("parent", "650.50"),
  "dependent-children": aria,
  "relationship-status": { relationshipDefinition: "yes", hasPartner: "no" },
} as const satisfies Readonly<Record<string, Answers>>;

/** With income together, and three children at three services. */
export const couple = {
  ...singleParent,
  "assets-and-income": {
    ...singleParent["assets-and-income"],
    "parent.income_and_assets.rent_income": "true",
    "parent.income_and_assets.rent_income_amount": "1200.00",
    "parent.income_and_assets.rent_income_frequency": "MONTHLY",
    "parent.income_and_assets.rent_income_jointly": "true",
  },
  "dependent-children": {
    ...aria,
    ...childAt(1, {
      name: "Tama",
      born: "2022-07-15",
      search: "doubtless bay kindergarten",
      service: "5002",
      email: "office@doubtless.example",
    }),
    ...childAt(2, {
      name: "Mia",
      born: "2025-01-31",
      search: "amanda's homebased avondale",
      service: "10103",
      email: "amanda@homebased.example",
    }),
  },
  "relationship-status": {
    relationshipDefinition: "yes",
    hasPartner: "yes",
    "partner.first_name": "Hemi",
    "partner.last_name": "Pōtae",
    ...dayAnswers("partner.date_of_birth", "1988-11-30"),
    relationship_status: "MARRIED",
    partner_consent: "AGREES",
  },
  "partner-details": detailsOf("partner", {
    "partner.title": "MR",
    "partner.gender": "MALE",
    "partner.ird": "35901981",
    "partner.swn": "555017121",
    "partner.email": "hemi@example.org",
  }),
  "partner-work": workOf("partner"),
  "partner-assets-and-income": wagesOf("partner", "812.00"),
} as const satisfies Readonly<Record<string, Answers>>;

const together = (steps: Readonly<Record<string, Answers>>): Answers =>
  Object.assign({}, ...Object.values(steps));

export const singleParentAnswers: Answers = together(singleParent);
export const coupleAnswers: Answers = together(couple);

/** What the directory says of a service, as the product finds out when one is chosen. */
export const inDirectory = (
  service: string,
  facts: Partial<{ offers: boolean; email: string | null }> = {},
): Record<string, string> => ({
  [`services.${service}`]: JSON.stringify({
    provider_identifier: service,
    provider_name: `Service ${service}`,
    address: "1 High Street, Porirua",
    provider_phone_number: "04 237 5000",
    email: facts.email ?? null,
    provider_offers_20_hours_ece: facts.offers ?? true,
  }),
});

export const servicesInDirectory: Record<string, string> = Object.assign(
  {},
  ...["5001", "5002", "10103"].map((service) => inDirectory(service)),
);

export const withoutSearches = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !name.endsWith("_search")));
