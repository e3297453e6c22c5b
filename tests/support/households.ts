import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { benefits } from "#app/features/financial-help/benefits.ts";
import type { Threshold } from "#app/features/financial-help/request/thresholds.ts";
import { type OracleCase, oracleCases } from "#workers/rules/oracle-for-tests.ts";
import type { Visitor } from "./client.ts";
import { alone } from "./families.ts";
import type { Filling } from "./form.ts";
import type { Page } from "./page.ts";

/** A household whose results are known from the original rules engine. */
export interface Household {
  name: string;
  /** The month its results are for, YYYY-MM. */
  period: string;
  /** What it answers, by the name of the control. */
  filling: Filling;
  groups: Groups;
}

/** Ids of benefits in the order in which the results page lists them. */
export interface Groups {
  probably: readonly string[];
  possibly: readonly string[];
  probablyNot: readonly string[];
}

/** A postcode in each area of the Accommodation Supplement, and one that no record has. */
export const postcodes = { 1: "1010", 2: "6011", 3: "3010", 4: "0114", unknown: "9999" } as const;

/** The shortest way through: nobody but the applicant, no costs, no income. */
export const aloneWithoutChildren: Filling = {
  ...alone,
  "income.applicant.frequency": "weekly",
  "applicant.receivesIncomeTestedBenefit": "false",
  "applicant.holdsCommunityServicesCard": "false",
  "applicant.hasAccommodationCosts": "false",
};

/** A family that meets nearly every question: a partner, a baby on the way, three children, one of them disabled. */
export const family: Filling = {
  "applicant.isNZResident": "true",
  "applicant.normallyLivesInNZ": "true",
  "applicant.age": "34",
  "applicant.hasSeriousDisability": "false",
  "applicant.relationshipStatus": "notsingle",
  "applicant.isInadequatelySupportedByPartner": "false",
  "applicant.gaveBirthToThisChild": "true",
  "applicant.meetsPaidParentalLeaveEmployedRequirements": "true",
  "applicant.isStoppingWorkToCareForChild": "true",
  "applicant.numberOfChildren": "3",
  "applicant.needsDomesticSupport": "false",
  "children.ages": ["4", "13"],
  "child.hasSeriousDisability": "true",
  "child.requiresConstantCareAndAttention": "true",
  "child.constantCareUnderSix": "true",
  "child.attendsECE": "true",
  "child.weeklyECEHours": "true",
  "applicant.isPrincipalCarer": "true",
  "applicant.allChildrenInTheirFullTimeCare": "false",
  "applicant.isPrincipalCarerForProportion": "true",
  "applicant.isParent": "true",
  "applicant.workOrStudy": "work",
  "applicant.employmentStatus": "notfulltime",
  "applicant.worksWeeklyHours": "20",
  "applicant.doesPartnerWork": "true",
  "partner.worksWeeklyHours": "40",
  "income.applicant.amount": "450",
  "income.applicant.frequency": "weekly",
  "income.spouse.amount": "2100.50",
  "income.spouse.frequency": "fortnightly",
  "applicant.receivesIncomeTestedBenefit": "false",
  "applicant.holdsCommunityServicesCard": "false",
  "applicant.hasAccommodationCosts": "true",
  "applicant.hasSocialHousing": "false",
  "applicant.postCode": postcodes[2],
};

/** Every household of the oracle. */
export function households(): Household[] {
  return oracleCases().flatMap(({ answers, ...rest }) =>
    answers ? [{ ...rest, filling: fillingOf(answers), groups: groupsOf(rest, answers) }] : [],
  );
}

/** The household's answers under the names of the controls. */
function fillingOf(answers: Record<string, unknown>): Filling {
  const { area, ...rest } = answers;
  const said = Object.fromEntries(flat(rest, ""));
  const isAskedForArea = said["applicant.hasSocialHousing"] === "false";
  const postcode = postcodes[(area ?? "unknown") as keyof typeof postcodes];
  return {
    ...said,
    ...(isAskedForArea ? { "applicant.postCode": postcode } : {}),
    // The oracle leaves the question out where the answer is no.
    ...(said["applicant.gaveBirthToThisChild"] === "true" && {
      "applicant.isStoppingWorkToCareForChild": said["applicant.isStoppingWorkToCareForChild"] ?? "false",
    }),
  };
}

function flat(value: object, prefix: string): [string, string | string[]][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string | string[]][] => {
    if (Array.isArray(inner)) return [[prefix + key, inner.map(String)]];
    if (inner !== null && typeof inner === "object") return flat(inner, `${prefix}${key}.`);
    return [[prefix + key, String(inner)]];
  });
}

interface BenefitRecord {
  id: string;
  name: string;
  description: string;
  description_mi: string;
  rank: number;
  moreInformationLink: string;
}

/** The facts about benefits as the open data has them. */
export const benefitRecords: readonly BenefitRecord[] = JSON.parse(
  readFileSync(new URL("../../workers/open-data/records/benefits.json", import.meta.url), "utf8"),
);

/** Income limits as the open data has them. */
export const thresholdRecords: readonly Threshold[] = parse(
  readFileSync(new URL("../../workers/open-data/records/thresholds.csv", import.meta.url)),
  { columns: true },
);

const workingForFamilies = {
  minimum: "isWorkingForFamiliesMinimumFamilyTaxCredit",
  family: "isWorkingForFamiliesFamilyTaxCredit",
  inWork: "isWorkingForFamiliesInWorkTaxCredit",
};

/** The logic of the results, written down a second time from its sentences. */
function groupsOf({ output }: Pick<OracleCase, "output">, answers: Record<string, unknown>): Groups {
  const verdicts = new Map(
    Object.entries(benefits).flatMap(([id, variable]) => {
      const [verdict] = Object.values(output.persons.applicant[variable] ?? {});
      return verdict === undefined ? [] : [[id, verdict] as const];
    }),
  );
  const removed = new Set<string>();
  if (verdicts.get("isOrphansBenefit") || verdicts.get("isUnsupportedChildsBenefit")) {
    for (const id of [workingForFamilies.minimum, workingForFamilies.family, "isYoungParentPayment"])
      removed.add(id);
  }
  if (verdicts.get("isStudentAllowance")) removed.add(workingForFamilies.inWork);
  const possible = answers.area === null ? hangsOnArea(verdicts, answers) : [];
  const ranked = [...benefitRecords]
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
    .filter((id) => verdicts.has(id) && !removed.has(id));
  const settled = ranked.filter((id) => !possible.includes(id));
  return {
    probably: settled.filter((id) => verdicts.get(id)),
    possibly: ranked.filter((id) => possible.includes(id)),
    probablyNot: settled.filter((id) => !verdicts.get(id) && id !== "isPaidParentalLeave"),
  };
}

/** Without an area the income test of the Accommodation Supplement cannot be made; the oracle then takes it as failed. */
function hangsOnArea(verdicts: ReadonlyMap<string, boolean>, answers: Record<string, unknown>): string[] {
  const applicant = answers.applicant as Record<string, unknown>;
  const livesHere = applicant.isNZResident && applicant.normallyLivesInNZ;
  const isAskedForArea = applicant.hasAccommodationCosts && applicant.hasSocialHousing === false;
  return livesHere && isAskedForArea && verdicts.has("isAccommodationSupplement")
    ? ["isAccommodationSupplement"]
    : [];
}

/** Fills the questionnaire in and presses the button that goes on. */
export async function submitQuestionnaire(visitor: Visitor, filling: Filling, prefix = ""): Promise<Page> {
  const page = await visitor.visit(`${prefix}/financial-help/questions`);
  return page.form("f").fill(filling).submit({ name: "intent", value: "next" });
}

/** The groups as they stand on a results page. */
export function groupsOn({ document }: Pick<Page, "document">): Groups {
  const cards = (heading: string) =>
    [...document.querySelectorAll(`section[aria-labelledby="${heading}"] article`)].map(({ id }) => id);
  const links = [...document.querySelectorAll("#probably-not > .refused > li > a")].map((link) =>
    link.getAttribute("href"),
  );
  return {
    probably: cards("probably"),
    possibly: cards("possibly"),
    probablyNot: links.map(
      (link) => benefitRecords.find((record) => record.moreInformationLink === link)?.id ?? String(link),
    ),
  };
}
