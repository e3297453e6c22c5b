import { page } from "#app/server/page.ts";
import { codeEntryRoute } from "#app/wizard/codes/code-entry-page.tsx";
import { requestedStepRoute } from "#app/wizard/routes.ts";
import { DeskPage, DeskStepPage } from "./desk/desk-page.tsx";
import { deskStepOf, openDeskPage, submitDeskPage } from "./desk/open-desk.ts";
import { sectionEntry } from "./section-entry.ts";
import { openSubmitted, serviceOf } from "./steps.ts";
import { SupervisorPage } from "./supervisor-page.tsx";

export const desk = page(DeskPage, { open: openDeskPage, submit: submitDeskPage });
export const deskStep = requestedStepRoute(DeskStepPage, deskStepOf);
export const step = requestedStepRoute(SupervisorPage, serviceOf);
export const submitted = page(SupervisorPage, { open: openSubmitted });
export const code = codeEntryRoute(sectionEntry);
export { supervisorCalls } from "./api-calls.ts";
