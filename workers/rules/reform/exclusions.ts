import type { Bilingual } from "../declare.ts";
import { sources } from "./sources.ts";

export interface Exclusion extends Bilingual {
  readonly id: string;
  /** A payment in one list excludes those of the other lists; those in the same list go together. */
  readonly between: readonly (readonly string[])[];
  /** Payments that are not among the benefits of the rules. */
  readonly others?: readonly string[];
  /** What must be the same: the person, the child, the time or the hours. */
  readonly scope: "person" | "child" | "time" | "hours";
  /** The first day on which it is law; a year where no day was found, null where neither was. */
  readonly since: string | null;
  readonly act: string;
  readonly source: readonly { readonly title: string; readonly address: string | null }[];
  readonly confidence: "primary" | "secondary";
}

const jobseekerSupport = "social_security__eligible_for_jobseeker_support";
const soleParentSupport = "social_security__eligible_for_sole_parent_support";
const supportedLivingPayment = "social_security__eligible_for_supported_living_payment";
const youngParentPayment = "social_security__eligible_for_young_parent_payment";
const mainBenefits = [jobseekerSupport, soleParentSupport, supportedLivingPayment, youngParentPayment];
const studentAllowance = "student_allowance__eligible_for_basic_grant";
const inWorkTaxCredit = "family_scheme__qualifies_for_in_work_tax_credit";
const bestStart = "best_start__eligibility";

export const exclusions: readonly Exclusion[] = [
  {
    id: "one-main-benefit",
    en: "You can get only one main benefit, and none with New Zealand Superannuation or a Veteran’s Pension",
    mi: "Kotahi anake te takuhe matua ka taea e koe te whiwhi, ā, kāore tētahi i te taha o te Penihana Kaumātua, o te Penihana Hōia rānei",
    between: mainBenefits.map((id) => [id]),
    others: ["New Zealand Superannuation", "Veteran’s Pension"],
    scope: "person",
    since: "2018-11-26",
    act: "Social Security Act 2018, section 18",
    source: [sources.act2018Pages],
    confidence: "primary",
  },
  {
    id: "in-work-tax-credit",
    en: "The In-Work Tax Credit is not paid with a main benefit or a student allowance",
    mi: "Kāore e utua te whiwhinga tāke <en>In-Work Tax Credit</en> i te taha o tētahi takuhe matua, o tētahi <en>Student Allowance</en> rānei",
    between: [[inWorkTaxCredit], [...mainBenefits, studentAllowance]],
    scope: "person",
    since: "2021",
    act: "Income Tax Act 2007, section MD 8",
    source: [sources.governmentPayments, sources.workingForFamiliesTypes],
    confidence: "primary",
  },
  {
    id: "minimum-family-tax-credit",
    en: "The Minimum Family Tax Credit is not paid with a main benefit",
    mi: "Kāore e utua te whiwhinga tāke <en>Minimum Family Tax Credit</en> i te taha o tētahi takuhe matua",
    between: [["family_scheme__qualifies_for_minimum_family_tax_credit"], mainBenefits],
    scope: "person",
    since: null,
    act: "Income Tax Act 2007, sections MC 3 to MC 6, ME 1, MA 7",
    source: [sources.minimumFamilyTaxCreditCopy, sources.governmentPayments],
    confidence: "secondary",
  },
  {
    id: "student-allowance",
    en: "A Student Allowance is not paid with a main benefit",
    mi: "Kāore e utua te <en>Student Allowance</en> i te taha o tētahi takuhe matua",
    between: [[studentAllowance], mainBenefits],
    scope: "person",
    since: null,
    act: "Student Allowances Regulations 1998",
    source: [
      {
        title: "Student Allowances Regulations 1998",
        address: "https://www.legislation.govt.nz/regulation/public/1998/0277/latest/DLM260340.html",
      },
    ],
    confidence: "primary",
  },
  {
    id: "best-start-and-paid-parental-leave",
    en: "Best Start is not paid for the same time as Paid Parental Leave: it begins when the leave payments end",
    mi: "Kāore e utua te <en>Best Start</en> mō te wā kotahi me te utu whakatā tiaki pēpi: ka tīmata ina mutu te utu whakatā tiaki pēpi",
    between: [[bestStart], ["parental_leave__eligible_employee"]],
    scope: "time",
    since: "2018-07-01",
    act: "Income Tax Act 2007, section MG 1",
    source: [
      {
        title: "Inland Revenue, Best Start",
        address: "https://www.ird.govt.nz/working-for-families/types/best-start",
      },
    ],
    confidence: "primary",
  },
  {
    id: "child-of-others",
    en: "For a child you get Orphans or Unsupported Child’s Benefit for, there is no Family Tax Credit and no Best Start",
    mi: "Mō te tamaiti e whiwhi ana koe i te <en>Orphans Benefit</en>, i te <en>Unsupported Child’s Benefit</en> rānei, kāore he whiwhinga tāke <en>Family Tax Credit</en>, kāore hoki he <en>Best Start</en>",
    between: [
      [
        "social_security__eligible_for_orphans_benefit",
        "social_security__eligible_for_unsupported_childs_benefit",
      ],
      ["family_scheme__qualifies_for_family_tax_credit", bestStart],
    ],
    scope: "child",
    since: null,
    act: "Pages of Work and Income and of Inland Revenue",
    source: [
      {
        title: "Work and Income, Unsupported Child’s Benefit",
        address: "https://www.workandincome.govt.nz/products/a-z-benefits/unsupported-childs-benefit.html",
      },
      sources.governmentPayments,
    ],
    confidence: "primary",
  },
  {
    id: "childcare-subsidy-hours",
    en: "Childcare Subsidy is not paid for the same hours as 20 Hours ECE or the Early Learning Payment",
    mi: "Kāore e utua te <en>Childcare Subsidy</en> mō ngā hāora kotahi me te <en>20 Hours ECE</en>, me te <en>Early Learning Payment</en> rānei",
    between: [["social_security_regulation__eligible_for_childcare_subsidy"]],
    others: ["20 Hours ECE", "Early Learning Payment"],
    scope: "hours",
    since: null,
    act: "Social Security Regulations 2018",
    source: [
      {
        title: "Office of Early Childhood Education, WINZ childcare subsidy",
        address: "https://oece.nz/public/information/fees/childcare-subsidy-a-tax-deduction/",
      },
    ],
    confidence: "secondary",
  },
];

export const excludersOf = (benefit: string, scope: Exclusion["scope"]): string[] =>
  exclusions
    .filter((one) => one.scope === scope)
    .flatMap(({ between }) => {
      const own = between.find((list) => list.includes(benefit));
      return own ? between.filter((list) => list !== own).flat() : [];
    });
