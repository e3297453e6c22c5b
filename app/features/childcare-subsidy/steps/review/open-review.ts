import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ResolvedStep, stepProps } from "#app/wizard/http/step-loader.ts";
import { saveQuietly } from "#app/wizard/state.ts";
import type { ApplicationFacts } from "../../facts.ts";
import type { SavedApplication } from "../../saved-application.ts";
import type { ReviewPageProps } from "./page-props.ts";

export async function openReview(
  resolved: ResolvedStep<ApplicationFacts, SavedApplication>,
  _visit: Visit,
): Promise<PageResult<ReviewPageProps>> {
  const state = await saveQuietly(resolved.state, { ...resolved.state.saved, isReviewing: true });
  return show<ReviewPageProps>(stepProps({ ...resolved, state }), { cookies: state.cookies });
}
