import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { begunApplication } from "../eligibility/begun-application.ts";
import { guessFrom } from "../likelihood/guess.ts";
import { applicationNow } from "../supervisors/application-now.ts";
import type { LandingPageProps } from "./landing-page.tsx";
import type { LandingStartProps } from "./landing-start.tsx";

export async function openLanding(visit: Visit): Promise<PageResult<LandingPageProps>> {
  return show<LandingPageProps>(await startOf(visit));
}

async function startOf(visit: Visit): Promise<LandingStartProps> {
  const application = await begunApplication(visit);
  const now = application?.is === "begun" ? await applicationNow(application.row, visit) : undefined;
  return { application, now };
}

/** Nothing is saved: the same page shows the answer. */
export async function submitLanding(visit: Visit, request: Request): Promise<PageResult<LandingPageProps>> {
  const guess = await guessFrom(request, visit);
  const hasErrors = Object.keys(guess.errors).length > 0;
  return show<LandingPageProps>({ ...(await startOf(visit)), guess }, { status: hasErrors ? 422 : 200 });
}
