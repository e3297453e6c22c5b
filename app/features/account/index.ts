export { calendar, familyCalendar, toCalendarForm } from "./calendar/calendar.ts";
export { calendarEvents, eventInWords } from "./calendar/calendar-events.ts";
export { type CalendarLine, calendarAnswer, calendarOf } from "./calendar/calendar-file.ts";
export { openDeletion, submitDeletion } from "./deletion/deletion.ts";
export { DeletionPage } from "./deletion/deletion-page.tsx";
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
export { openProfile, submitProfile } from "./profile/profile.ts";
export { ProfilePage } from "./profile/profile-page.tsx";
export { isSaved } from "./returning.ts";
export { Saved } from "./saved.tsx";
export { openToDo, submitToDo } from "./to-do/to-do.ts";
export { ToDoPage } from "./to-do/to-do-page.tsx";
