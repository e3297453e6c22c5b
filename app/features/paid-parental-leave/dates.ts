import { json } from "@remix-run/cloudflare";
import * as z from "zod";
import {
  type CalendarFault,
  calendarAnswer,
  calendarOf,
  personalisationOf,
  readDueDate,
} from "#app/features/account/index.ts";
import { address, otherLanguage } from "#app/i18n/languages.ts";
import { type CalendarDate, toIso } from "#app/nz/date.ts";
import { limits } from "#app/server/http/limits.ts";
import { sealedCookie } from "#app/server/http/sealed-cookie.ts";
import { areaCookies } from "#app/server/http/site-cookies.ts";
import { seeOther } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type DatesFor, keyDates } from "./key-dates.ts";
import { pages } from "./pages.ts";
import { words } from "./words.ts";

export interface DatesPageProps {
  whose: DatesFor;
  /** The due date as it stands in its control. */
  typed: string;
  dueDate: CalendarDate | undefined;
  fault?: CalendarFault | undefined;
  /** The browser did not say where the form came from. */
  isUnproven?: boolean;
}

/** A due date that was typed is kept in this browser, sealed, and nowhere else (quality D5, P1). */
const typedBy = (visit: Visit) =>
  sealedCookie(visit, {
    ...areaCookies.dueDate,
    age: limits.answersAge,
    shape: z.string().max(40),
  });

/** The key dates from the due date that was typed before, or else is remembered. */
export async function openDates(visit: Visit): Promise<null> {
  const typed = (await typedBy(visit).read()) ?? (await remembered(visit));
  visit.model = { whose: whoseIn(visit), typed, dueDate: readDueDate(typed) } satisfies DatesPageProps;
  return null;
}

async function remembered(visit: Visit): Promise<string> {
  const { dueDate } = await personalisationOf(visit);
  return dueDate ? toIso(dueDate) : "";
}

/** Takes the due date that was typed; the page that comes next shows the dates, in the other language if that was pressed. */
export async function submitDates(request: Request, visit: Visit): Promise<Response> {
  const { typed, intent } = await read(request);
  const whose = whoseIn(visit);
  const dueDate = readDueDate(typed);
  if (visit.originUnknown) return draw(visit, { whose, typed, dueDate: undefined, isUnproven: true }, 403);
  const isSwitching = intent === "language";
  if (!dueDate && !isSwitching)
    return draw(visit, { whose, typed, dueDate, fault: typed ? "format" : "missing" }, 422);
  const language = isSwitching ? otherLanguage(visit.language) : visit.language;
  return seeOther(address(language, pages.dates) + visit.search, await typedBy(visit).keep(typed));
}

/** Answers with the key dates as a file for a calendar; without a due date it leads to the page that asks for it. */
export async function datesFile(request: Request, visit: Visit): Promise<Response> {
  const { typed } = await read(request);
  const dueDate = readDueDate(typed);
  if (!dueDate) return toDates(visit);
  const { language, origin, now } = visit;
  const t = words(language);
  // Days that the calendar of the whole family has too have the same names there: a calendar shows them once.
  const lines = keyDates(dueDate, whoseIn(visit)).map(({ name, day }) => ({
    name,
    day,
    summary: t(`dates/days/${name}`),
    path: pages.checker,
  }));
  const heading = { title: t("dates/title"), note: t("dates/note") };
  return calendarAnswer(
    calendarOf(lines, heading, { language, origin, now }),
    "paid-parental-leave.ics",
    language,
  );
}

/** The address of the file is no page: whoever opens it is led to the one that makes it. */
export const toDates = ({ language, search }: Visit): Response =>
  seeOther(address(language, pages.dates) + search);

async function read(request: Request) {
  const data = await request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return { typed: text("dueDate").slice(0, 40), intent: text("intent") };
}

/** Whose dates they are says the answer to the first question, which stands in the address. */
const whoseIn = ({ search }: Visit): DatesFor =>
  new URLSearchParams(search).get("situation") === "transferring" ? "transferring" : "giving-birth";

function draw(visit: Visit, model: DatesPageProps, status: number): Response {
  visit.model = model;
  return json(null, { status });
}
