import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { linkAge, reminderAfter } from "#app/wizard/invitation/mailed-links.ts";
import type { ApplicationStatus } from "../../application/states.ts";
import type { ServiceState } from "./service-states.ts";

const supervisorsWords = wordsOf("childcare/parent/supervisors");

/** What the parent must do, or that there is nothing to do, with what its sentence names. */
export type RightNow =
  | { readonly is: "sent" | "ready" | "to-send" }
  | { readonly is: "refused" | "mail-set-aside" | "mail-waiting"; readonly names: readonly string[] }
  /** @property day milliseconds since 1970: when we remind the service, or wrote to it first */
  | { readonly is: "waiting" | "overdue"; readonly names: readonly string[]; readonly day: number };

export type AskedState = Pick<ServiceState, "is" | "asked" | "section">;

/** The most urgent first: what only the parent can mend, then what only waits. @param now milliseconds since 1970 */
export function rightNow(
  status: Exclude<ApplicationStatus, "LAPSED">,
  services: readonly AskedState[],
  now: number,
): RightNow {
  if (status === "SUBMITTED") return { is: "sent" };
  if (status === "APPROVED") return { is: "ready" };
  if (status === "NEW") return { is: "to-send" };
  const refused = services.filter(({ is }) => is === "refused");
  if (refused.length > 0) return { is: "refused", names: namesOf(refused) };
  const waiting = services.filter(({ is }) => is === "waiting");
  const withMail = (state: string) => waiting.filter(({ section }) => section?.mail_state === state);
  for (const state of ["set-aside", "waiting"] as const) {
    const found = withMail(state);
    if (found.length > 0) return { is: `mail-${state}`, names: namesOf(found) };
  }
  const overdue = waiting.filter((each) => remindedAt(each) <= now);
  if (overdue.length > 0)
    return { is: "overdue", names: namesOf(overdue), day: first(overdue.map(firstAskedAt)) };
  if (waiting.length === 0) return { is: "to-send" };
  return { is: "waiting", names: namesOf(waiting), day: first(waiting.map(remindedAt)) };
}

const first = (days: readonly number[]): number => Math.min(...days);

const firstAskedAt = ({ section }: AskedState): number => (section?.expires_at ?? 0) - linkAge;

export const remindedAt = (service: AskedState): number => firstAskedAt(service) + reminderAfter;

const namesOf = (services: readonly AskedState[]): string[] =>
  services.map(({ asked }) => asked.service.provider_name);

/** "Nothing to do now: Anne West Kindergarten has it until 29 November 2026." */
export function sentenceOf(now: RightNow, language: Language): string {
  const t = supervisorsWords(language);
  const names = "names" in now ? now.names : [];
  const day = "day" in now ? dayInWords(dayInNewZealand(new Date(now.day)), language) : "";
  return t(`now/${now.is}`, { count: names.length, names: inAList(names, t("and")), day });
}

/** "One, two and three" */
const inAList = (names: readonly string[], and: string): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(` ${and} `);
