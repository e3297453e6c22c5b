import { calendarAnswer, calendarOf } from "#app/features/account/index.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { calendarDate } from "#app/nz/date.ts";
import { type PageResponse, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";
import { partNameIn } from "../results/week/part-name.tsx";
import { type YearPageProps, yearOf } from "./open-year.ts";
import { turnsOf } from "./turns.ts";

const words = wordsOf("financial-help/year");

/** The days on which something begins, ends or has to be done; the first of them is today, and left out. */
export async function yearCalendar(visit: Visit, request: Request): Promise<PageResponse<YearPageProps>> {
  const year = await yearOf(visit, request);
  if (typeof year === "string") return show({ state: year });
  const {
    request: { language, now },
    site: { origin },
  } = visit;
  const t = words(language);
  const lines = year.stretches.flatMap((stretch, at) => {
    const [day, month, inYear] = stretch.from.split("-").map(Number).toReversed();
    const on = at > 0 && calendarDate(inYear!, month!, day!);
    const turns = turnsOf(stretch, year.stretches[at - 1]?.parts, language, partNameIn(language));
    return on ? [{ name: `money-${stretch.from}`, day: on, summary: turns.join(" "), path: pages.year }] : [];
  });
  const heading = { title: t("title"), note: t("figures") };
  return calendarAnswer(calendarOf(lines, heading, { language, origin, now }), "money.ics", language);
}
