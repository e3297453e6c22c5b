import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { address, type Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { CalendarDate } from "#app/nz/date.ts";
import { plain } from "#app/ui/rich.tsx";
import { type CalendarEvent, calendarEvents, childOf, eventInWords, momentOf } from "./calendar-events.ts";

const shellWords = wordsOf("i18n");
const words = wordsOf("account");

interface CalendarContext {
  language: Language;
  /** Scheme, host and port of the site. */
  origin: string;
  now: Date;
  /** Takes the events out again. */
  isCancelled?: boolean;
}

export interface CalendarLine {
  /** Unique in the site: a later file with the same name replaces the event. */
  name: string;
  day: CalendarDate;
  summary: string;
  /** Without language prefix. */
  path: string;
}

interface Heading {
  title: string;
  note: string;
}

/** The dates of one child; of another child they are other events. */
export function calendarFile(dueDate: CalendarDate, making: CalendarContext): string {
  const t = words(making.language);
  const lines = calendarEvents(dueDate).map((event: CalendarEvent) => ({
    ...event,
    name: `${event.name}-${childOf(dueDate)}`,
    // Whoever lost a baby does not have to read the names again.
    summary: making.isCancelled ? t("calendar/takenAway") : eventInWords(event.name, making.language),
  }));
  return calendarOf(lines, { title: t("calendar/name"), note: t("calendar/estimate") }, making);
}

/** RFC 5545: whole days, no times, no names. An event keeps its id, so a new file replaces it after the day has moved. */
export function calendarOf(
  lines: readonly CalendarLine[],
  { title, note }: Heading,
  { language, origin, now, isCancelled = false }: CalendarContext,
): string {
  const { host } = new URL(origin);
  const calendar = ical({
    name: `${plain(shellWords(language)("site/name"))}: ${plain(title)}`,
    ...(isCancelled && { method: ICalCalendarMethod.CANCEL }),
    prodId: { company: "Tīmata", product: "Calendar", language: language.toUpperCase() },
  });
  for (const { name, day, summary, path } of lines) {
    const page = origin + address(language, path);
    calendar.createEvent({
      id: `${name}@${host}`,
      // Minutes increase, so the newer of two files counts.
      sequence: Math.floor(now.getTime() / 60_000),
      stamp: now,
      start: new Date(momentOf(day)),
      allDay: true,
      ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: plain(summary),
      ...(isCancelled ? {} : { description: `${plain(note)}\n${page}`, url: page }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Downloads, or opens in the device's calendar. */
export const calendarAnswer = (file: string, filename: string, language: Language): Response =>
  new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
      "Content-Language": language,
    },
  });
