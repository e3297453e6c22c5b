import { page } from "#app/server/page.ts";
import { codeEntryRoute } from "#app/wizard/codes/code-entry-page.tsx";
import { requestedStepRoute } from "#app/wizard/routes.ts";
import { sectionEntry } from "./section-entry.ts";
import { openSubmitted, serviceOf } from "./steps.ts";
import { SupervisorPage } from "./supervisor-page.tsx";

export const step = requestedStepRoute(SupervisorPage, serviceOf);
export const submitted = page(SupervisorPage, { open: openSubmitted });
export const code = codeEntryRoute(sectionEntry);
export { supervisorCalls } from "./api-calls.ts";
