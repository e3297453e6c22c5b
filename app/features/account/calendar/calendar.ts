import type { CalendarDate } from "#app/nz/date.ts";
import { readForm } from "#app/server/http/form-data.ts";
import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { personalisationOf } from "../personalisation.ts";
import { typedDueDate } from "../profile/due-date-question.tsx";
import type { ToDoPageProps } from "../to-do/to-do.ts";
import { calendarAnswer, calendarFile } from "./calendar-file.ts";

/** By POST, so that the date is in no address; it changes nothing. */
export async function calendar(visit: Visit, request: Request): Promise<PageResponse<ToDoPageProps>> {
  const form = await readForm(request);
  const typed = typedDueDate(form, visit.request.language);
  const known = await personalisationOf(visit);
  const isTyped = Object.keys(typed.answers).length > 0;
  const dueDate = isTyped ? typed.day : known.dueDate;
  if (dueDate) return familyCalendar(visit, dueDate, form.get("intent") === "take-away");
  return show({ known, ticked: known.ticked, next: "/to-do", typed }, { status: 422 });
}

export const familyCalendar = (
  { request: { language, now }, site: { origin } }: Visit,
  dueDate: CalendarDate,
  isCancelled = false,
): Response =>
  calendarAnswer(
    calendarFile(dueDate, { language, origin, now, isCancelled }),
    isCancelled ? "timata-take-away.ics" : "timata.ics",
    language,
  );

/** The file has no GET. */
export const toCalendarForm = (visit: Visit): Response => redirectTo(visit, "/to-do");
