import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { lookUpArea } from "../request/area.ts";
import { visitAnswers } from "../visit-answers.ts";
import { findResults } from "./find-results.ts";
import type { ResultsPageProps } from "./results-page.tsx";
import { madeCode } from "./take-along/kept-results.ts";

/** Calculated from the cookie each time. A failed area look-up is repeated when the visitor tries again. */
export async function openResults(visit: Visit): Promise<PageResult<ResultsPageProps>> {
  const kept = visitAnswers(visit).submitted;
  const submitted = await kept.read();
  if (!submitted) return show({ state: "empty" });
  const isRetry = visit.request.isRetry && submitted.area.is === "failed";
  const current = isRetry
    ? { ...submitted, area: await lookUpArea(submitted.answers, visit.neighbours.openData) }
    : submitted;
  const [results, made] = await Promise.all([findResults(current, visit), madeCode(visit)]);
  return show(results ? { state: "found", results, made } : { state: "unavailable" }, {
    cookies: isRetry ? await kept.save(current) : [],
  });
}
