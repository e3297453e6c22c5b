import type { Visit } from "#app/server/visit.ts";
import { findResults } from "./find-results.ts";
import { keptBy } from "./kept.ts";
import type { ResultsPageProps } from "./results-page.tsx";

/** The results for the answers that the visitor carries, worked out anew each time. */
export async function openResults(visit: Visit): Promise<ResultsPageProps> {
  const submitted = await keptBy(visit).submitted.read();
  if (!submitted) return { state: "empty" };
  const results = await findResults(submitted, visit);
  return results ? { state: "found", results } : { state: "unavailable" };
}
