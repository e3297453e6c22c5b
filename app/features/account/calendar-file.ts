import ical, { ICalEventTransparency } from "ical-generator";
import { address, type Language } from "#app/i18n/languages.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { plain } from "#app/ui/rich.tsx";
import { type CalendarEvent, momentOf } from "./calendar-events.ts";
import { words } from "./words.ts";

/** For whom and when a calendar file is made. */
interface Making {
  language: Language;
  /** Scheme, host and port of the site. */
  origin: string;
  now: Date;
}

/**
 * The events as a file that calendars read (RFC 5545): whole days, no times, no names. An event keeps its number whatever the due
 * date, so that a file made again after the date has moved takes the place of the one before.
 */
export function calendarFile(events: readonly CalendarEvent[], { language, origin, now }: Making): string {
  const t = words(language);
  const { host } = new URL(origin);
  const calendar = ical({
    name: `${plain(shellWords(language)("site/name"))}: ${t("calendar/name")}`,
    prodId: { company: "Tīmata", product: "Calendar", language: language.toUpperCase() },
  });
  for (const { name, day, path } of events) {
    const page = origin + address(language, path);
    calendar.createEvent({
      id: `${name}@${host}`,
      // Minutes only grow: of two files the newer one counts.
      sequence: Math.floor(now.getTime() / 60_000),
      stamp: now,
      start: new Date(momentOf(day)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: plain(t(`calendar/events/${name}`)),
      description: `${t("calendar/estimate")}\n${page}`,
      url: page,
    });
  }
  return `${calendar.toString()}\r\n`;
}
