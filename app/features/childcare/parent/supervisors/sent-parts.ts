import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { readDollars } from "#app/nz/read-dollars.ts";
import type { SectionForm } from "../../application/section-form.ts";
import type { SupervisedChild } from "../../supervisor/payload.ts";

const supervisorsWords = wordsOf("childcare/parent/supervisors");

export type AnsweredForm = Pick<SectionForm, "children" | "sent">;

interface SentPart {
  readonly id: string;
  /** Of a child; undefined where the service tells of itself. */
  readonly name?: string;
  readonly lines: readonly { readonly label: string; readonly answer: string }[];
}

type Line = readonly [name: Parameters<ReturnType<typeof supervisorsWords>>[0], answer: string];

/** What a service has answered, in words; what it was not asked is left out. */
export function sentParts({ children, sent }: AnsweredForm, language: Language): SentPart[] {
  const t = supervisorsWords(language);
  if (!sent?.children) return [];
  const yesNo = (value: boolean | null) => (value === null ? "" : t(value ? "answers/yes" : "answers/no"));
  const inWords = (lines: readonly Line[]) =>
    lines.filter(([, answer]) => answer !== "").map(([name, answer]) => ({ label: t(name), answer }));
  const service: readonly Line[] = [
    ["answers/supervisor", sent.supervisor_name],
    ["answers/swn", sent.swn],
    ["answers/holding", yesNo(sent.has_holding_or_absence_fee)],
  ];
  return [
    { id: "service", lines: inWords(service) },
    ...sent.children.map((child) => {
      const known = children.find(({ id }) => id === child.id);
      const names = [known?.first_name, known?.last_name].filter((name) => name && name !== "-");
      return { id: child.id, name: names.join(" "), lines: inWords(linesOf(child, language, yesNo)) };
    }),
  ];
}

function linesOf(
  child: SupervisedChild,
  language: Language,
  yesNo: (value: boolean | null) => string,
): readonly Line[] {
  const day = (value: string) => (value ? dayInWords(value, language) : "");
  return [
    ["answers/attending", yesNo(child.is_attending)],
    ["answers/hours", child.hours_of_care_weekly],
    ["answers/twenty", child.provider_20_hours_weekly],
    ["answers/start", day(child.enrollment_date)],
    ["answers/hourly", dollarsOf(child.hourly_fee)],
    ["answers/weekly", dollarsOf(child.weekly_fee)],
    ["answers/explanation", child.fee_explanation ?? ""],
    ["answers/homeBased", yesNo(child.is_home_based_educator)],
    ["answers/topUp", yesNo(child.charges_home_based_top_up)],
    ["answers/topUpHourly", dollarsOf(child.top_up_payment_hourly)],
    ["answers/topUpStart", day(child.top_up_start_date)],
  ];
}

/** Earlier answers may be no amounts. */
export function dollarsOf(typed: string): string {
  const amount = readDollars(typed);
  return amount === undefined ? typed : inDollars(amount);
}
