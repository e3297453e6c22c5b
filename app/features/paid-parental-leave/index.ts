export { CheckerPage } from "./checker-page.tsx";
export { type DatesPageProps, datesFile, openDates, submitDates, toDates } from "./dates.ts";
export { DatesPage } from "./dates-page.tsx";
export { type CheckerPageProps, openChecker } from "./open-checker.ts";
export { parameters } from "./tree-path.ts";
