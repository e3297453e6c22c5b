export { familyCalendar } from "./calendar/calendar.ts";
export { calendarEvents, eventInWords } from "./calendar/calendar-events.ts";
export { calendarAnswer, calendarOf } from "./calendar/calendar-file.ts";
export { AccountDrawers, AccountPanels, ProfileWanted } from "./drawers.tsx";
export { type Personalisation, personalisationOf } from "./personalisation.ts";
export { readDueDate } from "./profile/due-date.ts";
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
