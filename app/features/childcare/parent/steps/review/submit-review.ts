import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ReadyForm } from "#app/wizard/routes.ts";
import { may } from "../../../application/states.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { pages } from "../../pages.ts";
import type { SavedApplication } from "../../saved-application.ts";
import { sendToServices } from "../../supervisors/send.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { statusOf } from "./review-page.tsx";

/** To the services first; once all have approved, through the documents to the agency. */
export async function submitReview(
  form: ReadyForm<ApplicationFacts, SavedApplication>,
  visit: Visit,
): Promise<PageResult<ReviewPageProps> | Response> {
  const status = statusOf(form);
  if (may(status, "upload")) return redirectTo(visit, pages.uploads, form.cookies);
  if (!may(status, "send-to-supervisors")) return redirectTo(visit, pages.review, form.cookies);
  const sent = await sendToServices(form, visit);
  if (sent === "sent") return redirectTo(visit, pages.submitted, form.cookies);
  if (sent === "changed-meanwhile") return redirectTo(visit, pages.review, form.cookies);
  return show<ReviewPageProps>(
    {
      page: "step",
      step: "review",
      state: form,
      errors: {},
      version: form.draft.version,
      notices: [],
      hasFailed: true,
    },
    { status: 503, cookies: form.cookies },
  );
}
