import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { LandingStartProps } from "./landing-start.tsx";

export async function openLanding({ person }: Visit): Promise<PageResult<LandingStartProps>> {
  return show<LandingStartProps>({ application: person ? { is: "none" } : undefined });
}
