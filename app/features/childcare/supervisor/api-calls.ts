import { isToken } from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { VisitorCalls } from "#app/server/visitor/visitor-api.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import { wizardOf } from "#app/wizard/service.ts";
import { answerSection } from "../application/answer-section.ts";
import { type OpenSection, openSection } from "../application/open-section.ts";
import type { SectionForm } from "../application/section-form.ts";
import { heldLinks, type SectionTarget } from "../application/section-link.ts";
import { answersOf, payloadOf } from "./payload.ts";
import { supervisorService } from "./service.ts";

const noLonger = "This Childcare Subsidy application is no longer available.";
const problem = "There was a problem submitting this application.";

/** Takes the link's token as `Authorization: Bearer`. */
export const supervisorCalls = {
  "/api/v1/application/:applicationId/provider/:providerId": { GET: readSupervised, PATCH: sendSupervised },
} as const satisfies VisitorCalls;

type Asked = { readonly is: "open"; readonly section: OpenSection } | { readonly answer: Response };

/** The same answer for every token that is wrong, ended, or meant for another application or service. */
async function openAsked(request: Request, visit: Visit): Promise<Asked> {
  const [, applicationId = "", providerId = ""] =
    /^\/api\/v1\/application\/([^/]+)\/provider\/([^/]+?)\/?$/.exec(visit.request.path) ?? [];
  const target: SectionTarget = { applicationId, providerId };
  const [, token = ""] = /^Bearer ([\w-]{1,200})$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  const found = isToken(token) ? await openSection(visit, target, token) : ({ is: "none" } as const);
  const isOwn = found.is === "open" && visit.account.person?.id === found.row.person_id;
  if (isOwn) return { answer: detail(403, noLonger) };
  if (found.is === "open") return { is: "open", section: found };
  if (found.is === "unavailable") return { answer: detail(503, noLonger) };
  const wait = await heldLinks.countWrongToken(visit, request, target);
  if (wait === undefined) return { answer: detail(404, noLonger) };
  const answer = detail(429, noLonger);
  answer.headers.set("Retry-After", String(Math.ceil(wait / 1000)));
  return { answer };
}

const detail = (status: number, text: string, more: object = {}): Response =>
  Response.json({ detail: text, ...more }, { status });

/** Names, birth dates and answers so far, nothing else about the family. */
async function readSupervised(request: Request, visit: Visit): Promise<Response> {
  const asked = await openAsked(request, visit);
  if ("answer" in asked) return asked.answer;
  const { content } = asked.section.draft;
  const { answers } = await progressOf(asked.section, visit, content);
  const sent = payloadOf(answers, content);
  return Response.json({
    supervisor_has_authority: answers.supervisor_has_authority === "true",
    swn: sent.swn,
    has_holding_or_absence_fee: sent.has_holding_or_absence_fee,
    supervisor_name: sent.supervisor_name,
    children: content.children.map(({ id, first_name, middle_name, last_name, dob }, at) => {
      const { supervisor_has_authority: _, ...answered } = sent.children?.[at] ?? {
        supervisor_has_authority: false,
      };
      return { ...answered, id, first_name, middle_name, last_name, dob };
    }),
  });
}

async function progressOf(section: OpenSection, visit: Visit, { answers, derived }: SectionForm) {
  const service = supervisorService(section);
  const { facts } = await service.facts(visit);
  const progress = evaluate(wizardOf(service, facts), answers, facts.language, { derived });
  return { ...progress, facts };
}

/** Checked and sent as on the pages; the reasons why it cannot be completed are derived again. */
async function sendSupervised(request: Request, visit: Visit): Promise<Response> {
  const asked = await openAsked(request, visit);
  if ("answer" in asked) return asked.answer;
  const { section } = asked;
  const given = answersOf(await request.json().catch(() => undefined), section.draft.content);
  if (!given) return detail(400, problem);
  const content = { ...section.draft.content, answers: given };
  const { answers, steps } = await progressOf(section, visit, content);
  const asks = steps.filter(({ step, earlier }) => step.isSkipped?.(earlier) !== true);
  const errors = Object.assign({}, ...asks.map((each) => each.errors));
  if (Object.keys(errors).length > 0) return detail(422, problem, { errors });
  const outcome = await answerSection(visit, section, content, payloadOf(answers, content));
  if (outcome === "saved")
    return Response.json({ status: payloadOf(answers, content).approved ? "APPROVED" : "REFUSED" });
  return outcome === "unavailable" ? detail(503, problem) : detail(404, noLonger);
}
