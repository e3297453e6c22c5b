import ical, { ICalEventTransparency } from "ical-generator";
import { address, type Language } from "#app/i18n/languages.ts";
import { shellWords } from "#app/i18n/shell.ts";
import type { CalendarDate } from "#app/nz/date.ts";
import { plain } from "#app/ui/rich.tsx";
import { type CalendarEvent, momentOf } from "./calendar-events.ts";
import { words } from "./words.ts";

/** For whom and when a calendar file is made. */
interface CalendarContext {
  language: Language;
  /** Scheme, host and port of the site. */
  origin: string;
  now: Date;
}

/** A day worth a line in somebody's calendar. */
export interface CalendarLine {
  /** Names the day among those of the site: a later file with the same name takes its place. */
  name: string;
  day: CalendarDate;
  summary: string;
  /** The page of this site that says more, without language prefix. */
  path: string;
}

/** What a calendar is called, and what is said of each of its days. */
interface Heading {
  title: string;
  note: string;
}

/** The family's days as a file that calendars read. */
export function calendarFile(events: readonly CalendarEvent[], making: CalendarContext): string {
  const t = words(making.language);
  const lines = events.map((event) => ({ ...event, summary: t(`calendar/events/${event.name}`) }));
  return calendarOf(lines, { title: t("calendar/name"), note: t("calendar/estimate") }, making);
}

/**
 * Days as a file that calendars read (RFC 5545): whole days, no times, no names. An event keeps its number whatever its day, so that
 * a file made again after the day has moved takes the place of the one before.
 */
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
      // Minutes only grow: of two files the newer one counts.
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

/** The answer that a browser keeps as a file, or hands to its calendar. */
export const calendarAnswer = (file: string, filename: string, language: Language): Response =>
  new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${filename}"`,
      "Content-Language": language,
    },
  });
