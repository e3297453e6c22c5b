import { criterion } from "../../criteria.ts";
import { replaced } from "../edit.ts";
import type { Change } from "../reform.ts";
import { sections } from "../sections.ts";
import { checked, sources } from "../sources.ts";

const benefit = "family_scheme__qualifies_for_in_work_tax_credit";

/** The hours stay for the Minimum Family Tax Credit. */
export const inWorkHours: Change = {
  id: "in-work-hours",
  en: "The In-Work Tax Credit no longer asks for 20 or 30 hours of work a week: any paid work is enough",
  mi: "Kua kore te whiwhinga tāke <en>In-Work Tax Credit</en> e tono mō te 20, te 30 hāora mahi rānei i te wiki: ka pai noa ngā mahi whai utu katoa",
  since: "2020-07-01",
  kind: "law",
  act: "Income Tax Act 2007, sections MD 4 and MD 9",
  source: [sources.inWorkRelease, sources.inWorkCommentary],
  checked,
  confidence: "primary",
  criteria: {
    [benefit]: replaced(
      "full-time-earner",
      criterion({
        id: "earner",
        en: "You or your partner has paid work",
        mi: "He mahi whai utu tāu, tā tō hoa rangatira rānei",
        unmet: {
          en: "It is for families with income from paid work.",
          mi: "Mō ngā whānau e ahu mai ana te moni whiwhi i ngā mahi whai utu tēnei.",
        },
        law: sections.inWorkEarner,
        uses: ["hours_per_week_employed"],
        met: (person) =>
          person.number("hours_per_week_employed") > 0 ||
          person.family.withRole("partner").some((one) => one.number("hours_per_week_employed") > 0),
      }),
    ),
  },
};

export const inWorkExclusions: Change = {
  id: "in-work-exclusions",
  en: "A main benefit or a student allowance excludes the In-Work Tax Credit, instead of an income-tested benefit",
  mi: "Ka aukatia te whiwhinga tāke <en>In-Work Tax Credit</en> e tētahi takuhe matua, e tētahi <en>Student Allowance</en> rānei, kaua e te takuhe e herea ana ki te moni whiwhi",
  since: "2021",
  kind: "law",
  act: "Income Tax Act 2007, section MD 8; 2021 No 8, section 141",
  source: [sources.governmentPayments, sources.workingForFamiliesTypes],
  checked,
  confidence: "primary",
  criteria: {
    [benefit]: replaced(
      "no-income-tested-benefit",
      criterion({
        id: "no-main-benefit",
        en: "You do not get a main benefit or a student allowance",
        mi: "Kāore koe i te whiwhi i tētahi takuhe matua, i tētahi <en>Student Allowance</en> rānei",
        unmet: {
          en: "It is not paid to people who get a main benefit or a student allowance.",
          mi: "Kāore tēnei e utua ki te hunga e whiwhi ana i tētahi takuhe matua, i tētahi <en>Student Allowance</en> rānei.",
        },
        law: sections.inWorkExclusion,
        uses: [
          "social_security__received_income_tested_benefit",
          "social_security__in_receipt_of_basic_grant",
        ],
        met: (person) =>
          !person.is("social_security__received_income_tested_benefit") &&
          !person.is("social_security__in_receipt_of_basic_grant"),
      }),
    ),
  },
};
