import { leaveLimits } from "#workers/rules/benefits/leave-limits.ts";

export interface ActSection {
  number: string;
  address: string;
  /** In force since, where it matters; YYYY-MM-DD. */
  since?: string;
}

interface Limit {
  value: number;
  by: ActSection;
}

/** The Parental Leave and Employment Protection Act 1987, read as at 1 July 2025. Its title is in `text.en.json`. */
const act = (id: string) => `https://www.legislation.govt.nz/act/public/1987/0129/latest/${id}.html`;
/** The section's page if its id is known, else the first page of the Act. */
const section = (number: string, id = "DLM120104"): ActSection => ({ number, address: act(id) });

export const law = {
  threshold: { ...section("2BA", "DLM6810651"), since: "2016-04-01" },
  carer: section("7", "DLM120458"),
  earlyStart: section("11"),
  notice: section("31", "DLM120669"),
  preterm: section("71DA"),
  entitlement: section("71D", "DLM121550"),
  transfer: section("71E", "DLM121559"),
  between: section("71F"),
  application: section("71I", "DLM121584"),
  duration: { ...section("71J"), since: "2020-07-01" },
} as const satisfies Readonly<Record<string, ActSection>>;

export type LawId = keyof typeof law;

export const limits = {
  weeksOfPayments: { value: 26, by: law.duration },
  /** From the end of one period of payments to the next; the Act says six months. */
  weeksBetween: { value: 26, by: law.between },
  /** On average, in the weeks that count. */
  hoursAWeek: { value: leaveLimits.hoursAWeek, by: law.threshold },
  weeksWorked: { value: leaveLimits.weeksWorked, by: law.threshold },
  /** Before the due date, or the day the child came into care. */
  weeksLookedAt: { value: leaveLimits.weeksLookedAt, by: law.threshold },
  weeksOfPregnancy: { value: leaveLimits.fullTerm, by: law.preterm },
  weeksPreterm: { value: leaveLimits.mostPretermWeeks, by: law.preterm },
  /** Years: younger than this on the day of coming into care. */
  ageInCare: { value: 6, by: law.carer },
  /** Years: younger than this on application. */
  ageToApply: { value: 1, by: law.application },
  /** Before the due date: written notice to the employer. */
  monthsOfNotice: { value: 3, by: law.notice },
  /** Before the due date: earliest start of leave. */
  weeksEarly: { value: 6, by: law.earlyStart },
} as const satisfies Readonly<Record<string, Limit>>;

type LimitId = keyof typeof limits;

export const numbers = Object.fromEntries(
  Object.entries(limits).map(([id, { value }]) => [id, value]),
) as Readonly<Record<LimitId, number>>;
