import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { begunApplication } from "../eligibility/begun-application.ts";
import { guessFrom } from "../likelihood/guess.ts";
import type { LandingPageProps } from "./landing-page.tsx";

export async function openLanding(visit: Visit): Promise<PageResult<LandingPageProps>> {
  return show<LandingPageProps>({ application: await begunApplication(visit) });
}

/** Nothing is saved: the same page shows the answer. */
export async function submitLanding(visit: Visit, request: Request): Promise<PageResult<LandingPageProps>> {
  const guess = await guessFrom(request, visit);
  const hasErrors = Object.keys(guess.errors).length > 0;
  return show<LandingPageProps>(
    { application: await begunApplication(visit), guess },
    { status: hasErrors ? 422 : 200 },
  );
}
