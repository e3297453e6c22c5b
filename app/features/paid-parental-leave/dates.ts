import {
  calendarAnswer,
  calendarOf,
  personalisationOf,
  type TypedDueDate,
  typedDueDate,
} from "#app/features/account/index.ts";
import { type Answers, answersShape } from "#app/forms/answers.ts";
import { dateAnswers, readDate } from "#app/forms/typed-day.ts";
import type { CalendarDate } from "#app/nz/date.ts";
import { sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import { readForm } from "#app/server/http/form-data.ts";
import { limits } from "#app/server/limits/limits.ts";
import {
  type PageResponse,
  type PageResult,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type DatesFor, keyDates } from "./key-dates.ts";
import { words } from "./numbered-words.ts";
import { pages } from "./pages.ts";

export interface DatesPageProps {
  whose: DatesFor;
  typed: Answers;
  errors: TypedDueDate["errors"];
  dueDate: CalendarDate | undefined;
  /** The browser did not say where the form came from: it is shown for confirmation. */
  originUnknown?: boolean;
}

/** A typed due date is stored only in a sealed cookie. */
const keptDueDate = (visit: Visit) =>
  sealedCookie(visit, {
    ...areaCookies.dueDate,
    age: limits.answersAge,
    shape: answersShape,
  });

/** The due date typed before comes first, then the saved one. */
export async function openDates(visit: Visit): Promise<PageResult<DatesPageProps>> {
  const typed = (await keptDueDate(visit).read()) ?? (await remembered(visit));
  return show({ whose: whoseIn(visit), typed, errors: {}, dueDate: readDate(typed, "dueDate") });
}

async function remembered(visit: Visit): Promise<Answers> {
  const { dueDate } = await personalisationOf(visit);
  return dueDate ? dateAnswers("dueDate", dueDate) : {};
}

export async function submitDates(visit: Visit, request: Request): Promise<PageResponse<DatesPageProps>> {
  const { answers: typed, errors, day: dueDate, intent } = await read(visit, request);
  const whose = whoseIn(visit);
  if (visit.request.originUnknown)
    return show({ whose, typed, errors: {}, dueDate: undefined, originUnknown: true }, { status: 403 });
  const isSwitching = intent === "language";
  if (!dueDate && !isSwitching) return show({ whose, typed, errors, dueDate }, { status: 422 });
  const cookies = await keptDueDate(visit).save(typed);
  return (isSwitching ? switchLanguage : redirectTo)(visit, pages.dates + visit.request.search, cookies);
}

export async function keepDates(visit: Visit, request: Request): Promise<readonly string[]> {
  return keptDueDate(visit).save((await read(visit, request)).answers);
}

export async function datesFile(visit: Visit, request: Request): Promise<Response> {
  const { day: dueDate } = await read(visit, request);
  if (!dueDate) return toDates(visit);
  const {
    request: { language, now },
    site: { origin },
  } = visit;
  const t = words(language);
  // Same names as in the family's calendar, so that calendars show shared days once.
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

/** The file has no GET. */
export const toDates = (visit: Visit): Response => redirectTo(visit, pages.dates + visit.request.search);

async function read({ request: { language } }: Visit, request: Request) {
  const data = await readForm(request);
  return { ...typedDueDate(data, language), intent: data.get("intent") };
}

const whoseIn = ({ request: { search } }: Visit): DatesFor =>
  new URLSearchParams(search).get("situation") === "transferring" ? "transferring" : "giving-birth";
