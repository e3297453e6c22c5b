import { readForm } from "#app/server/http/form-data.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { calendarEvents } from "./calendar-events.ts";
import { calendarAnswer, calendarFile } from "./calendar-file.ts";
import { readDueDate } from "./due-date.ts";
import { personalisationOf } from "./personalisation.ts";

/** From the typed or else the saved due date. By POST, so that the date is in no address (quality P1); it changes nothing. */
export async function calendar(visit: Visit, request: Request): Promise<Response> {
  const data = await readForm(request);
  const typed = String(data.get("dueDate") ?? "").trim();
  const dueDate = typed ? readDueDate(typed) : (await personalisationOf(visit)).dueDate;
  if (!dueDate) return redirectTo(visit, `/to-do?wrong=${typed ? "format" : "missing"}`);
  const { language, origin, now } = visit;
  const file = calendarFile(calendarEvents(dueDate), { language, origin, now });
  return calendarAnswer(file, "timata.ics", language);
}

/** The file has no GET: its address redirects to the form. */
export const toCalendarForm = (visit: Visit): Response => redirectTo(visit, "/to-do");
