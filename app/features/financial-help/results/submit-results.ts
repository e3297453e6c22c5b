import { step } from "#app/forms/builders.ts";
import { readSubmission } from "#app/forms/submission.ts";
import { type RateLimit, tooManyRequests } from "#app/server/http/rate-limit.ts";
import { countVisitor } from "#app/server/http/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { pages } from "../pages.ts";
import { clearAnswers } from "../questionnaire/submit-questions.ts";
import { visitAnswers } from "../visit-answers.ts";
import { openResults } from "./open-results.ts";
import type { ResultsPageProps } from "./results-page.tsx";
import { heldCode, keepResults, madeCode, removeKept } from "./take-along/kept-results.ts";

/** Quality B1, as submissions. */
const makings: RateLimit = { name: "results-code-made", times: 10, within: 60 * 60 * 1000 };

const nothingAsked = step("results", []);

/** Only a press of its button keeps answers. */
export async function submitResults(visit: Visit, request: Request): Promise<PageResponse<ResultsPageProps>> {
  const { intent } = await readSubmission(request, nothingAsked);
  if (intent !== "make" && intent !== "remove") return clearAnswers(visit);
  const before = await madeCode(visit);
  const cookies = intent === "make" ? await make(visit, request) : heldCode(visit).clear();
  if (cookies instanceof Response) return cookies;
  const isRemoved = intent === "make" && !before ? true : await removeKept(visit);
  if (cookies && isRemoved) return redirectTo(visit, `${pages.results}#take-along`, cookies);
  const { props } = await openResults(visit);
  const failed = props.state === "found" ? { ...props, hasFailed: true } : props;
  return show<ResultsPageProps>(failed, { status: 503, cookies: cookies ?? [] });
}

async function make(visit: Visit, request: Request): Promise<string[] | Response | undefined> {
  const submitted = await visitAnswers(visit).submitted.read();
  if (!submitted) return redirectTo(visit, pages.results);
  const wait = await countVisitor(request, visit, makings).catch(logFailure);
  return wait === undefined ? keepResults(visit, submitted) : tooManyRequests(wait);
}
