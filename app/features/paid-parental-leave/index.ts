import { endpoint, page } from "#app/server/page.ts";
import { CheckerPage } from "./checker-page.tsx";
import { datesFile, keepDates, openDates, submitDates, toDates } from "./dates.ts";
import { DatesPage } from "./dates-page.tsx";
import { openChecker } from "./open-checker.ts";

export { parameters } from "./tree-path.ts";

export const checker = page(CheckerPage, { open: openChecker });
export const dates = page(DatesPage, { open: openDates, submit: submitDates, keepTyped: keepDates });
export const calendar = endpoint({ get: toDates, post: datesFile });
