import { endpoint, page } from "#app/server/page.ts";
import { redirectTo } from "#app/server/responses.ts";
import type { InvitedForm } from "#app/wizard/invitation/invited-form.ts";
import { resumeRoutes, reviewRoute, stepRoute } from "#app/wizard/routes.ts";
import { continuePath } from "#app/wizard/service.ts";
import type { RegistrationFacts } from "../facts.ts";
import { AgreeRoutePage } from "./agree-page.tsx";
import { openAnswered, openDecline, submitDecline } from "./answered.ts";
import { AnsweredPage } from "./answered-page.tsx";
import { CodePage } from "./code-page.tsx";
import { type AgreePageProps, openAgree, submitAgree } from "./open-agree.ts";
import { openCode, renewCode } from "./open-code.ts";
import { otherParentService } from "./service.ts";

/** For the parent who fills in the form. */
export const code = page(CodePage, { open: openCode, submit: renewCode });

/** For the other parent, on their own device. */
export const step = stepRoute(otherParentService);
export const agree = reviewRoute<RegistrationFacts, InvitedForm, AgreePageProps>(
  otherParentService,
  AgreeRoutePage,
  { open: openAgree, submit: submitAgree },
);
export const continueWithCode = resumeRoutes(otherParentService).continue;
export const decline = page(AnsweredPage, { open: openDecline, submit: submitDecline });
export const answered = page(AnsweredPage, { open: openAnswered });
export const toCode = endpoint({ get: (visit) => redirectTo(visit, continuePath(otherParentService)) });
