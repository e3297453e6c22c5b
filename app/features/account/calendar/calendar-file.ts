import ical, { ICalEventTransparency } from "ical-generator";
import { address, type Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { CalendarDate } from "#app/nz/date.ts";
import { plain } from "#app/ui/rich.tsx";
import { type CalendarEvent, eventInWords, momentOf } from "./calendar-events.ts";

const shellWords = wordsOf("i18n");
const words = wordsOf("account");

interface CalendarContext {
  language: Language;
  /** Scheme, host and port of the site. */
  origin: string;
  now: Date;
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

export function calendarFile(events: readonly CalendarEvent[], making: CalendarContext): string {
  const t = words(making.language);
  const lines = events.map((event) => ({ ...event, summary: eventInWords(event.name, making.language) }));
  return calendarOf(lines, { title: t("calendar/name"), note: t("calendar/estimate") }, making);
}

/** RFC 5545: whole days, no times, no names. An event keeps its id, so a new file replaces it after the day has moved. */
export function calendarOf(
  lines: readonly CalendarLine[],
  { title, note }: Heading,
  { language, origin, now }: CalendarContext,
): string {
  const { host } = new URL(origin);
  const calendar = ical({
    name: `${plain(shellWords(language)("site/name"))}: ${plain(title)}`,
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
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: plain(summary),
      description: `${plain(note)}\n${page}`,
      url: page,
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
