import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { guessFrom } from "../likelihood/guess.ts";
import type { LandingPageProps } from "./landing-page.tsx";
import type { BegunApplication } from "./landing-start.tsx";

export async function openLanding(visit: Visit): Promise<PageResult<LandingPageProps>> {
  return show<LandingPageProps>({ application: await begunApplication(visit) });
}

/** Nothing is saved: it is answered on the same page. */
export async function submitLanding(visit: Visit, request: Request): Promise<PageResult<LandingPageProps>> {
  const guess = await guessFrom(request, visit);
  const hasErrors = Object.keys(guess.errors).length > 0;
  return show<LandingPageProps>(
    { application: await begunApplication(visit), guess },
    { status: hasErrors ? 422 : 200 },
  );
}

async function begunApplication({ person }: Visit): Promise<BegunApplication | undefined> {
  return person ? { is: "none" } : undefined;
}
