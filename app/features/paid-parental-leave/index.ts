export { CheckerPage } from "./checker-page.tsx";
export { datesFile, keepDates, openDates, submitDates, toDates } from "./dates.ts";
export { DatesPage } from "./dates-page.tsx";
export { openChecker } from "./open-checker.ts";
export { parameters } from "./tree-path.ts";
