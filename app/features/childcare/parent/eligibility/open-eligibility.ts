import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { nearestOpenStep } from "#app/wizard/evaluate.ts";
import { firstStep } from "#app/wizard/service.ts";
import { loadState } from "#app/wizard/state.ts";
import { pages, stepPath } from "../pages.ts";
import { type ApplicationState, childcareSubsidy } from "../service.ts";
import { takeOverOffers } from "../take-over/offers.ts";
import { beginApplication } from "./begin-application.ts";
import type { EligibilityPageProps } from "./eligibility-page.tsx";
import { conditions, readPreCheck, searchOf } from "./pre-check.ts";

/** Anyone with an application continues where they were. */
export async function openEligibility(
  visit: Visit,
  request: Request,
): Promise<PageResponse<EligibilityPageProps>> {
  if (!visit.account.person) return redirectTo(visit, pages.landing);
  const state = await loadState(childcareSubsidy, visit);
  if (state.saved.application && state.elsewhere !== pages.eligibility)
    return redirectTo(visit, state.elsewhere ?? resumePath(state), state.cookies);
  const preCheck = readPreCheck(new URL(request.url).searchParams);
  const offers = preCheck.met.length === conditions.length ? await takeOverOffers(visit) : [];
  return show<EligibilityPageProps>({ preCheck, offers }, { cookies: state.cookies });
}

export async function submitEligibility(
  visit: Visit,
  request: Request,
): Promise<PageResponse<EligibilityPageProps>> {
  if (!visit.account.person) return redirectTo(visit, pages.landing);
  const preCheck = readPreCheck(new URL(request.url).searchParams);
  if (preCheck.met.length < conditions.length)
    return redirectTo(visit, pages.eligibility + searchOf(preCheck.met));
  const offers = await takeOverOffers(visit);
  const intent = (await request.formData().catch(() => undefined))?.get("intent");
  const taken = offers.find(({ source }) => intent === `take-over:${source}`);
  const begun = await beginApplication(visit, taken?.answers);
  return begun.is === "failed"
    ? show<EligibilityPageProps>({ preCheck, offers, hasFailed: true }, { status: 503 })
    : redirectTo(visit, stepPath(firstStep(childcareSubsidy)), begun.cookies);
}

/** The furthest step that was opened, or the nearest that is open. */
function resumePath({ progress, saved }: ApplicationState): string {
  const furthest = progress.steps[Math.min(saved.reached, progress.steps.length) - 1];
  return stepPath(furthest ? nearestOpenStep(progress, furthest).name : firstStep(childcareSubsidy));
}
