import { page } from "#app/server/page.ts";
import { requestedStepRoute } from "#app/wizard/routes.ts";
import { CodePage } from "./code-page.tsx";
import { openCodePage, submitCode } from "./open-code.ts";
import { openSubmitted, serviceOf } from "./steps.ts";
import { SupervisorPage } from "./supervisor-page.tsx";

export const step = requestedStepRoute(SupervisorPage, serviceOf);
export const submitted = page(SupervisorPage, { open: openSubmitted });
export const code = page(CodePage, { open: openCodePage, submit: submitCode });
export { supervisorCalls } from "./api-calls.ts";
