export { calendar, familyCalendar, toCalendarForm } from "./calendar.ts";
export { calendarEvents, eventInWords } from "./calendar-events.ts";
export { type CalendarLine, calendarAnswer, calendarOf } from "./calendar-file.ts";
export { openDeletion, submitDeletion } from "./deletion.ts";
export { DeletionPage } from "./deletion-page.tsx";
export { AccountDrawers, AccountPanels, ProfileWanted } from "./drawers.tsx";
export { monthsAfter, readDueDate, weeksAfter } from "./due-date.ts";
export {
  DueDateErrors,
  DueDateQuestion,
  dueDateField,
  type TypedDueDate,
  typedDueDate,
} from "./due-date-question.tsx";
export { FormToken } from "./form-token.tsx";
export { sectionTime } from "./month-range.ts";
export { type Personalisation, personalisationOf } from "./personalisation.ts";
export { openProfile, submitProfile } from "./profile.ts";
export { ProfilePage } from "./profile-page.tsx";
export { isSaved } from "./returning.ts";
export { Saved } from "./saved.tsx";
export { openToDo, submitToDo } from "./to-do.ts";
export { ToDoPage } from "./to-do-page.tsx";
