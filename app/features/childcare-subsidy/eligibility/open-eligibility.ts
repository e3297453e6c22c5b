import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";
import type { EligibilityPageProps } from "./eligibility-page.tsx";
import { readPreCheck } from "./pre-check.ts";

/** Spec 3 section 4, Childcare application entry. */
export async function openEligibility(
  visit: Visit,
  request: Request,
): Promise<PageResponse<EligibilityPageProps>> {
  if (!visit.person) return redirectTo(visit, pages.landing);
  const preCheck = readPreCheck(new URL(request.url).searchParams);
  return show<EligibilityPageProps>({ preCheck });
}
