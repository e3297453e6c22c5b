import { benefit, criterion } from "../criteria.ts";
import type { Change } from "../declare.ts";
import { cite, parentalLeaveAct, provision } from "../law.ts";
import type { Reason } from "../week/answer.ts";
import { type AdultFacts, addDays, type Facts } from "../week/facts.ts";
import { until } from "./dated.ts";
import { type Benefit, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { leaveLimits } from "./leave-limits.ts";
import { parentalLeave, toSections } from "./shared/acts.ts";
import { because } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";

const act = "Parental Leave and Employment Protection Act 1987";

/** The section names two conditions only, the primary carer and the threshold test. */
const noResidence: Change = {
  id: "paid-parental-leave-residence",
  en: "Paid Parental Leave has no condition of citizenship or residence",
  mi: "Kāore he tikanga kirirarau, kainoho rānei mō te utu whakatā tiaki pēpi",
  since: "2016-04-01",
  kind: "correction",
  act: "Parental Leave and Employment Protection Act 1987, section 71CA",
  source: [sources.parentalLeave],
  checked,
  confidence: "primary",
};

const law = cite(
  act,
  parentalLeaveAct("DLM121539"),
  parentalLeaveAct("DLM120458"),
  parentalLeaveAct("DLM121773"),
  parentalLeaveAct("DLM6810651"),
);

const variables = [
  benefit(
    "parental_leave__eligible_employee",
    "Can get Paid Parental Leave",
    law,
    [
      until(
        noResidence,
        criterion({
          id: "citizen-or-resident",
          // The model asks for citizens; the questionnaire asks for, and sends, citizens and residents.
          en: "You are a New Zealand citizen or resident",
          mi: "He kirirarau koe nō Aotearoa, he kainoho rānei",
          unmet: {
            en: "It is for New Zealand citizens and residents.",
            mi: "Mō ngā kirirarau me ngā kainoho o Aotearoa tēnei.",
          },
          uses: ["is_nz_citizen"],
          met: (person) => person.is("is_nz_citizen"),
        }),
      ),
      criterion({
        id: "primary-carer",
        en: "You are expecting or gave birth to the child, or are the child’s primary carer",
        mi: "E hapū ana koe, i whānau mai rānei te tamaiti i a koe, ko koe rānei tōna kaitiaki matua",
        law: cite(act, parentalLeaveAct("DLM120458")),
        since: "2002-01-01",
        uses: ["parental_leave__is_primary_carer"],
        met: (person) => person.is("parental_leave__is_primary_carer"),
      }),
      criterion({
        id: "stopping-work",
        en: "You have applied for leave, or are stopping work, to care for the child",
        mi: "Kua tono koe i te whakatā tiaki pēpi, e whakamutu ana rānei koe i tō mahi, hei tiaki i te tamaiti",
        law: cite(act, parentalLeaveAct("DLM121773")),
        uses: ["parental_leave__applied_for_leave_or_stopped_working"],
        met: (person) => person.is("parental_leave__applied_for_leave_or_stopped_working"),
      }),
      criterion({
        id: "employment",
        en: "You have worked enough before the child arrives to meet the employment test",
        mi: "Kua nui tō mahi i mua i te taenga mai o te tamaiti, e ea ai te whakamātautau whiwhi mahi",
        law: cite(act, parentalLeaveAct("DLM6810651")),
        uses: ["parental_leave__threshold_tests"],
        met: (person) => person.number("parental_leave__threshold_tests") >= 6,
      }),
      criterion({
        id: "no-recent-leave",
        en: "You had no parental leave in the last six months",
        mi: "Kāore koe i whiwhi whakatā tiaki pēpi i te ono marama kua hipa",
        law: cite(act, parentalLeaveAct("DLM120450")),
        uses: ["parental_leave__had_previous_parental_leave_in_last_six_months"],
        quiet: true,
        met: (person) => !person.is("parental_leave__had_previous_parental_leave_in_last_six_months"),
      }),
    ],
    {
      from: toSections,
      law: parentalLeave("s 71CA", "DLM121539", "2016-04-01"),
      own: {
        "primary-carer": parentalLeave("s 7", "DLM120458", null),
        "stopping-work": parentalLeave("s 71D", "DLM121550", null),
        employment: parentalLeave("s 2BA", "DLM6810651", "2016-04-01"),
        "no-recent-leave": provision(act, parentalLeaveAct("DLM120450"), null),
      },
    },
  ),
];

const { hoursAWeek: hoursNeeded, weeksWorked: weeksNeeded, fullTerm, mostPretermWeeks } = leaveLimits;
const daysOfWeek = 7;

const why = {
  nobody: because(
    "nobody-on-leave",
    `${act}, s 71D`,
    "Nobody is on leave for a child.",
    "Kāore he tangata i te whakamatuatanga mō tētahi tamaiti.",
  ),
  work: because(
    "work-test",
    `${act}, s 2BA`,
    "You need 10 hours of work a week in 26 of the 52 weeks before.",
    "Me 10 hāora te mahi i te wiki, i roto i ngā wiki 26 o ngā wiki 52 o mua.",
  ),
  over: because(
    "leave-payments-over",
    `${act}, s 71J`,
    "The weeks of payment have ended.",
    "Kua mutu ngā wiki utu.",
  ),
  expected: because(
    "leave-when-born",
    `${act}, ss 71D, 71J`,
    "It begins with your leave, and not later than the birth.",
    "Ka tīmata me tō whakamatuatanga, kaua i muri i te whānautanga.",
  ),
  paid: because(
    "usual-pay-up-to-most",
    `${act}, ss 71J–71M`,
    "Your usual pay up to the maximum, for 26 weeks and for each week that the baby was preterm.",
    "Tō utu i te nuinga o te wā tae ki te mōrahi, mō ngā wiki 26, mō ia wiki anō i whānau wawe te pēpi.",
  ),
};

/** @returns the last day with payments, where the first is known */
function lastDayOfLeave(adult: AdultFacts, { told, day }: Facts, weeks: number): string | undefined {
  const newborn = told.children
    .filter(({ born }) => born && born <= day)
    .sort((a, b) => (a.born! < b.born! ? 1 : -1))[0];
  const start = adult.told.work?.leaveFrom ?? newborn?.born;
  if (!start) return undefined;
  const preterm = Math.max(0, Math.min(mostPretermWeeks, fullTerm - (newborn?.gestationWeeks ?? fullTerm)));
  return addDays(start, (weeks + preterm) * daysOfWeek - 1);
}

function meetsWorkTest({ kind, hours, told }: AdultFacts): boolean {
  const { before } = told.work ?? {};
  if (before) return (before.hours ?? 0) >= hoursNeeded && (before.weeks ?? weeksNeeded) >= weeksNeeded;
  return kind !== "none" && hours >= hoursNeeded;
}

/** Dollars a week before tax. */
export function leavePay({ kind, weekly, told }: AdultFacts, { figure }: Pick<Reckoning, "figure">): number {
  const { before } = told.work ?? {};
  const usual = before?.weeklyGross ?? weekly;
  const most = figure("paid_parental_leave.weekly_maximum");
  const isSelfEmployed = (before?.kind ?? kind) === "selfEmployed";
  return Math.min(
    most,
    isSelfEmployed ? Math.max(usual, figure("paid_parental_leave.weekly_minimum")) : usual,
  );
}

/** Why this adult on leave is paid nothing, if so. */
export function againstLeave(adult: AdultFacts, facts: Facts, weeks: number): Reason | undefined {
  if (!meetsWorkTest(adult)) return why.work;
  const last = lastDayOfLeave(adult, facts, weeks);
  return last && facts.day > last ? why.over : undefined;
}

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const weeks = figure("paid_parental_leave.weeks");
  const onLeave = facts.adults.filter(({ leave }) => leave === "PPL");
  const paid = onLeave.filter((adult) => !againstLeave(adult, facts, weeks));
  if (paid.length > 0)
    return yes(
      paid.reduce((sum, adult) => sum + leavePay(adult, reckoning), 0),
      why.paid,
    );
  if (onLeave.length > 0) return no(againstLeave(onLeave[0]!, facts, weeks)!);
  const carer = facts.told.expecting && facts.adults[facts.told.expecting.carer ?? 0];
  if (!carer) return no(why.nobody);
  return meetsWorkTest(carer) ? yes(leavePay(carer, reckoning), why.expected) : no(why.work);
}

export const paidParentalLeave: Benefit = {
  id: "paidParentalLeave",
  name: { en: "Paid Parental Leave", mi: "Utu whakatā tiaki pēpi" },
  law: `${act}, ss 2BA, 7, 71CA–71M`,
  variables,
  rule,
};
