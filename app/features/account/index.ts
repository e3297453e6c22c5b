import { page } from "#app/server/page.ts";
import { calendar as calendarFile, toCalendarForm } from "./calendar/calendar.ts";
import { openDeletion, submitDeletion } from "./deletion/deletion.ts";
import { DeletionPage } from "./deletion/deletion-page.tsx";
import { openProfile, submitProfile } from "./profile/profile.ts";
import { ProfilePage } from "./profile/profile-page.tsx";
import { openToDo, submitToDo } from "./to-do/to-do.ts";
import { ToDoPage } from "./to-do/to-do-page.tsx";

export { familyCalendar } from "./calendar/calendar.ts";
export { calendarEvents, eventInWords } from "./calendar/calendar-events.ts";
export { calendarAnswer, calendarOf } from "./calendar/calendar-file.ts";
export { AccountDrawers, AccountPanels, ProfileWanted } from "./drawers.tsx";
export { FormToken } from "./form-token.tsx";
export { type Personalisation, personalisationOf } from "./personalisation.ts";
export { monthsAfter, readDueDate, weeksAfter } from "./profile/due-date.ts";
export {
  DueDateErrors,
  DueDateQuestion,
  dueDateField,
  type TypedDueDate,
  typedDueDate,
} from "./profile/due-date-question.tsx";
export { sectionTime } from "./profile/month-range.ts";
export { isSaved } from "./returning.ts";
export { Saved } from "./saved.tsx";

export const profile = page(ProfilePage, { open: openProfile, submit: submitProfile });
export const deletion = page(DeletionPage, { open: openDeletion, submit: submitDeletion });
export const toDo = page(ToDoPage, { open: openToDo, submit: submitToDo });
export const calendar = page(ToDoPage, { open: toCalendarForm, submit: calendarFile });
