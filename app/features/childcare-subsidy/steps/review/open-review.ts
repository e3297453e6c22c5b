import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ResolvedStep, stepProps } from "#app/wizard/http/step-loader.ts";
import { saveQuietly } from "#app/wizard/state.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { familyOf } from "../../likelihood/family.ts";
import { likelihoodOf } from "../../likelihood/likelihood.ts";
import type { SavedApplication } from "../../saved-application.ts";
import type { ReviewPageProps } from "./page-props.ts";

export async function openReview(
  resolved: ResolvedStep<ApplicationFacts, SavedApplication>,
  visit: Visit,
): Promise<PageResult<ReviewPageProps>> {
  const { progress, facts, saved } = resolved.state;
  const [state, likelihood] = await Promise.all([
    saveQuietly(resolved.state, { ...saved, isReviewing: true }),
    likelihoodOf(familyOf(progress.answers, facts.today), visit),
  ]);
  return show<ReviewPageProps>(
    { ...stepProps({ ...resolved, state }), likelihood: { found: likelihood } },
    { cookies: state.cookies },
  );
}
