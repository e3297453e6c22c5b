import type { AmountId } from "#workers/amounts/index.ts";
import type { Bilingual } from "../../declare.ts";
import { excludersOf } from "../exclusions.ts";
import { both, dollars } from "./words.ts";

/** Over the households that the answers leave open. */
interface PaymentAmount {
  /** The variable of its verdict. */
  payment: string;
  least: number;
  most: number;
  unit: "dollars a week" | "hours a week";
  /** "most": the actual sum depends on something nobody is asked. */
  kind: "likely" | "most";
  /** "about … a week" */
  amount: Bilingual;
  notes: readonly Bilingual[];
  madeOf: readonly AmountId[];
}

interface Total {
  least: number;
  most: number;
  amount: Bilingual;
}

interface Declared {
  payment: string;
  variable: string;
  unit: PaymentAmount["unit"];
  kind: PaymentAmount["kind"];
  madeOf: readonly AmountId[];
  note?: Bilingual;
}

const workingForFamilies = [
  "working_for_families.abatement_threshold",
  "working_for_families.abatement_rate",
] as const;

const declaredAmounts: readonly Declared[] = [
  {
    payment: "best_start__eligibility",
    variable: "best_start__weekly_amount",
    unit: "dollars a week",
    kind: "likely",
    madeOf: ["best_start.annual", "best_start.abatement_threshold", "best_start.abatement_rate"],
    note: both(
      "Not for the weeks in which you get Paid Parental Leave for the same child: it begins after them.",
      "Kāore e utua i ngā wiki e whiwhi ana koe i te utu whakatā tiaki pēpi mō taua tamaiti: ka tīmata i muri.",
    ),
  },
  {
    payment: "family_scheme__qualifies_for_family_tax_credit",
    variable: "family_scheme__family_tax_credit_weekly_amount",
    unit: "dollars a week",
    kind: "likely",
    madeOf: [
      "family_tax_credit.annual.first_child",
      "family_tax_credit.annual.other_child",
      ...workingForFamilies,
    ],
  },
  {
    payment: "family_scheme__qualifies_for_in_work_tax_credit",
    variable: "family_scheme__in_work_tax_credit_weekly_amount",
    unit: "dollars a week",
    kind: "likely",
    madeOf: [
      "in_work_tax_credit.annual",
      "in_work_tax_credit.further_child",
      "in_work_tax_credit.temporary_rise",
      ...workingForFamilies,
    ],
    note: both(
      "Not with a main benefit or a Student Allowance.",
      "Kāore e utua i te taha o tētahi takuhe matua, o te <en>Student Allowance</en> rānei.",
    ),
  },
  {
    payment: "parental_leave__eligible_employee",
    variable: "parental_leave__weekly_maximum",
    unit: "dollars a week",
    kind: "most",
    madeOf: ["paid_parental_leave.weekly_maximum", "paid_parental_leave.weeks"],
    note: both(
      "Your usual pay before tax, up to this, for 26 weeks.",
      "Ko tō utu o ia wiki i mua i te tāke, tae noa ki tēnei, mō te 26 wiki.",
    ),
  },
  {
    payment: "social_security_regulation__eligible_for_childcare_subsidy",
    variable: "childcare_subsidy__weekly_hours",
    unit: "hours a week",
    kind: "most",
    madeOf: ["childcare_subsidy.hours.most", "childcare_subsidy.hours.most_with_activity"],
    note: both(
      "For each child, and not for the hours that 20 Hours ECE pays. The longer time is for parents who both work, study or train, or are ill or disabled. The rate for each hour depends on your income.",
      "Mō ia tamaiti, ā, kaua mō ngā hāora e utua ana e <en>20 Hours ECE</en>. Mō te wā roa: kei te mahi, kei te ako, kei te whakangungu ngā mātua tokorua, kei te māuiui, he whaikaha rānei. Kei tō moni whiwhi te utu mō ia hāora.",
    ),
  },
  {
    payment: "social_security__eligible_for_accommodation_supplement",
    variable: "accommodation_supplement__weekly_maximum",
    unit: "dollars a week",
    kind: "most",
    madeOf: [],
    note: both(
      "What you get depends on your rent, board or mortgage, your income and your savings.",
      "Ka whakatauria e tō rēti, e tō utu noho, e tō mōkete rānei, e tō moni whiwhi, e ō penapena hoki.",
    ),
  },
];

const totalVariable = "working_for_families__weekly_total";
/** Parts of the total that payments for the same person exclude. */
const excludable = declaredAmounts.flatMap(({ payment, variable, kind }) => {
  const by = excludersOf(payment, "person");
  return kind === "likely" && by.length > 0 ? [{ variable, by }] : [];
});
const inWork = "family_scheme__in_work_tax_credit_weekly_amount";
const temporaryRise = "family_scheme__in_work_tax_credit_temporary_rise";
export const amountVariables: readonly string[] = [
  ...declaredAmounts.map(({ variable }) => variable),
  totalVariable,
  temporaryRise,
];

/** Values of the amount variables, for one household. */
export type AmountValues = Readonly<Record<string, number>>;

export interface HowMuch {
  payments: readonly PaymentAmount[];
  /** Best Start, Family and In-Work Tax Credit together. */
  total?: Total;
  /** With a payment that excludes a part of it, where one is possible too. */
  totalWithBenefit?: Total;
}

/**
 * @param possible one for each household that the answers leave open
 * @param probably whether all of them are granted a benefit
 */
export function howMuch(possible: readonly AmountValues[], probably: (benefit: string) => boolean): HowMuch {
  const payments = declaredAmounts.flatMap(({ payment, variable, unit, kind, madeOf, note }) => {
    const { least, most } = rangeOf(possible, variable);
    const isGranted = kind === "likely" && probably(payment) && !excludersOf(payment, "child").some(probably);
    if (most === 0 && !isGranted) return [];
    const amount = most === 0 ? lessThanADollar : inWords(least, most, unit, kind);
    const notes = [note, variable === inWork ? riseNote(rangeOf(possible, temporaryRise).most) : undefined];
    return [{ payment, least, most, unit, kind, amount, notes: notes.flatMap((one) => one ?? []), madeOf }];
  });
  const total = totalOf(rangeOf(possible, totalVariable));
  const excluded = excludable.filter(
    ({ variable, by }) => by.some(probably) && rangeOf(possible, variable).most > 0,
  );
  const withBenefit = possible.map((one) => ({
    [totalVariable]: excluded.reduce(
      (left, { variable }) => left - (one[variable] ?? 0),
      one[totalVariable] ?? 0,
    ),
  }));
  return {
    payments,
    ...(total.most > 0 && { total }),
    ...(excluded.length > 0 && { totalWithBenefit: totalOf(rangeOf(withBenefit, totalVariable)) }),
  };
}

const riseNote = (rise: number): Bilingual | undefined =>
  rise > 0
    ? both(
        `It was raised for a time. If it still is, you get ${dollars(rise)} a week more.`,
        `I whakapikia mō tētahi wā. Mēnā kei te pērā tonu, ka ${dollars(rise)} atu anō i te wiki.`,
      )
    : undefined;

/** Granted, and worked out to the dollar below. */
const lessThanADollar = both("less than $1 a week", "iti iho i te $1 i te wiki");

const totalOf = (range: { least: number; most: number }): Total => ({
  ...range,
  amount: inWords(range.least, range.most, "dollars a week", "likely"),
});

function rangeOf(possible: readonly AmountValues[], variable: string): { least: number; most: number } {
  const values = possible.map((one) => one[variable] ?? 0);
  return { least: Math.min(...values), most: Math.max(...values) };
}

function inWords(
  least: number,
  most: number,
  unit: PaymentAmount["unit"],
  kind: PaymentAmount["kind"],
): Bilingual {
  const shown = (value: number) => (unit === "hours a week" ? String(value) : dollars(value));
  const [en, mi] = unit === "hours a week" ? ["hours a week", "hāora i te wiki"] : ["a week", "i te wiki"];
  if (kind === "most") return both(`up to ${shown(most)} ${en}`, `tae noa ki te ${shown(most)} ${mi}`);
  if (most === 0) return both(`${shown(0)} ${en}`, `${shown(0)} ${mi}`);
  if (least === most) return both(`about ${shown(most)} ${en}`, `tata ki te ${shown(most)} ${mi}`);
  return both(
    `between ${shown(least)} and ${shown(most)} ${en}`,
    `kei waenga i te ${shown(least)} me te ${shown(most)} ${mi}`,
  );
}
