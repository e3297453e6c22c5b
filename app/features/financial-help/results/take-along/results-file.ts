import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { Visit } from "#app/server/visit.ts";
import { benefits } from "../../benefits.ts";
import { visitAnswers } from "../../visit-answers.ts";
import { findResults } from "../find-results.ts";

const words = wordsOf("financial-help");

/** Only for the answers in this browser. The second worker's `openapi.ts` describes it. */
export async function resultsFile(visit: Visit): Promise<Response> {
  const t = words(visit.request.language);
  const submitted = await visitAnswers(visit).submitted.read();
  if (!submitted) return Response.json({ error: t("results/empty/title") }, { status: 404 });
  const results = await findResults(submitted, visit);
  if (!results) return Response.json({ error: t("takeAlong/failed") }, { status: 503 });
  const { groups, answers, area, outcomes } = results;
  const day = dayInNewZealand(visit.request.now);
  return Response.json({
    day,
    note: t("results/disclaimer"),
    answers,
    area,
    ...groups,
    reasons: outcomes,
    rules: benefits,
  });
}
