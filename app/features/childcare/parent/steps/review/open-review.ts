import { logFailure } from "#app/server/log.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ResolvedStep, stepProps } from "#app/wizard/http/step-loader.ts";
import { saveQuietly } from "#app/wizard/state.ts";
import type { ApplicationFacts } from "../../facts.ts";
import { subsidyOf } from "../../likelihood/children-in-care.ts";
import { familyOf } from "../../likelihood/family.ts";
import { likelihoodOf } from "../../likelihood/likelihood.ts";
import type { SavedApplication } from "../../saved-application.ts";
import type { ApplicationState } from "../../service.ts";
import { sentForms, serviceStates } from "../../supervisors/service-states.ts";
import type { SupervisorAnswersProps } from "../../supervisors/supervisor-answers.tsx";
import type { ReviewPageProps } from "./page-props.ts";

export async function openReview(
  resolved: ResolvedStep<ApplicationFacts, SavedApplication>,
  visit: Visit,
): Promise<PageResult<ReviewPageProps>> {
  const { progress, facts, saved } = resolved.state;
  const [state, likelihood, supervisors] = await Promise.all([
    saveQuietly(resolved.state, { ...saved, isReviewing: true }),
    likelihoodOf(familyOf(progress.answers, facts.today), visit),
    supervisorsOf(resolved.state, visit),
  ]);
  const forms = [...(supervisors?.forms.values() ?? [])];
  const subsidy = await subsidyOf(forms, progress.answers, facts.today, visit);
  return show<ReviewPageProps>(
    { ...stepProps({ ...resolved, state }), likelihood: { found: likelihood, subsidy }, supervisors },
    { cookies: state.cookies },
  );
}

/** Three queries, but none before it was sent for the first time. */
async function supervisorsOf(
  state: ApplicationState,
  visit: Visit,
): Promise<SupervisorAnswersProps | undefined> {
  if (!state.saved.sections) return undefined;
  try {
    const services = await serviceStates(state, visit);
    return { services, forms: await sentForms(services, state.saved, visit) };
  } catch (error) {
    logFailure(error, visit.request);
    return undefined;
  }
}
