import { dayInNewZealand } from "#app/nz/date.ts";
import { isToken } from "#app/server/drafts/index.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ReadyForm } from "#app/wizard/routes.ts";
import { firstStepPath, stepPath } from "#app/wizard/service.ts";
import type { WizardFacts } from "#app/wizard/wizard.ts";
import { answerSection } from "../application/answer-section.ts";
import { type OpenSection, openSection } from "../application/open-section.ts";
import { referenceOf } from "../application/reference.ts";
import type { SectionForm } from "../application/section-form.ts";
import { heldLinks, type SectionTarget } from "../application/section-link.ts";
import { readSection } from "../application/section-row.ts";
import { otherFamilies } from "./desk/other-families.ts";
import { figuresIn, rememberFigures, withFigures } from "./desk/remembered.ts";
import type { EndPageProps, FinishProps } from "./page-props.ts";
import { basePath, submittedPath, targetOf } from "./pages.ts";
import { payloadOf } from "./payload.ts";
import { readOnly } from "./read-only.ts";
import { supervisorService } from "./service.ts";

const firstPath = (target: SectionTarget): string => stepPath({ base: basePath(target) }, "1");

type Params = Readonly<Record<string, string | undefined>>;
type Answer = PageResult<EndPageProps> | Response;

const statuses = {
  gone: 404,
  own: 403,
  reading: 200,
  changed: 409,
  "too-often": 429,
  troubled: 503,
  submitted: 200,
} as const;

const showEnd = (props: EndPageProps, retryAfter?: number): PageResult<EndPageProps> =>
  show<EndPageProps>(props, {
    status: statuses[props.page],
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

/** The token leaves the address before any look-up, so every token gets the same answer. */
async function exchangeToken(visit: Visit, request: Request, params: Params): Promise<Response | undefined> {
  const [token, ...others] = new URL(request.url).searchParams.getAll("token");
  if (token === undefined || visit.request.method === "POST") return undefined;
  const target = targetOf(params);
  const cookies = others.length === 0 && isToken(token) ? await heldLinks.hold(visit, target, token) : [];
  return redirectTo(visit, firstPath(target), cookies);
}

const openHeld = (visit: Visit, request: Request, target: SectionTarget) =>
  heldLinks.open(visit, request, target, async (token, by) => {
    const found = await openSection(visit, target, token);
    if (found.is !== "open") return found;
    if (visit.account.person?.id === found.row.person_id) return { is: "own" } as const;
    return by === "code" ? ({ ...found, is: "reading", token } as const) : found;
  });

export async function serviceOf(visit: Visit, request: Request, params: Params) {
  const exchanged = await exchangeToken(visit, request, params);
  if (exchanged) return { answer: exchanged };
  const target = targetOf(params);
  const found = await openHeld(visit, request, target);
  switch (found.is) {
    case "open": {
      const content = await withFigures(visit, found.draft.content, dayInNewZealand(visit.request.now));
      const service = supervisorService({ ...found, draft: { ...found.draft, content } });
      if (params.stepName === undefined) return { answer: redirectTo(visit, firstStepPath(service)) };
      return { service, finish: (form: ReadySection) => finish(visit, found, form) };
    }
    case "sent":
      // A second press: the first one sent it and ended the link.
      if (visit.request.method === "POST") return { answer: redirectTo(visit, submittedPath(target)) };
      return { answer: showEnd({ page: "gone" }) };
    case "changed":
      // An ended link says no more than that when opened; someone who sends what they typed learns why it is refused.
      return { answer: showEnd({ page: visit.request.method === "POST" ? "changed" : "gone" }) };
    case "none":
      return { answer: showEnd({ page: "gone" }) };
    case "own":
      return { answer: showEnd({ page: "own" }) };
    case "reading":
      if (params.stepName === undefined) return { answer: redirectTo(visit, firstPath(target)) };
      return { answer: await readOnly(visit, found) };
    case "too-often":
      return { answer: showEnd({ page: "too-often" }, found.wait) };
    case "unavailable":
      return { answer: showEnd({ page: "troubled", path: basePath(target) }) };
  }
}

type ReadySection = ReadyForm<WizardFacts, SectionForm>;

/** The answers go back to the parent, once; the link ends. */
async function finish(
  visit: Visit,
  found: OpenSection,
  form: ReadySection,
): Promise<PageResult<FinishProps> | Response> {
  const { target } = found;
  const { progress, saved, draft } = form;
  const payload = payloadOf(progress.answers, saved);
  const outcome = await answerSection(visit, { ...found, draft }, saved, payload);
  switch (outcome) {
    case "saved": {
      const cookies = [...form.cookies, ...(await remember(visit, saved))];
      return redirectTo(visit, submittedPath(target), cookies);
    }
    case "changed-meanwhile":
      return afterChange(visit, found);
    case "unavailable":
      return show<FinishProps>(
        {
          page: "step",
          step: payload.children ? "2" : "1",
          state: form,
          errors: {},
          version: draft.version,
          notices: [],
          isProblem: true,
        },
        { status: 503, cookies: form.cookies },
      );
  }
}

const remember = (visit: Visit, saved: SectionForm): Promise<string[]> =>
  rememberFigures(
    visit,
    saved.service.provider_identifier,
    figuresIn(saved, dayInNewZealand(visit.request.now)),
  );

/** Another press sent it, another window changed an answer, or the parent took the application back. */
async function afterChange(visit: Visit, { target, row }: OpenSection) {
  const now = await readSection(visit.account.db, target, visit.account.now).catch(() => undefined);
  if (now && now.round === row.round && now.status !== "DRAFT")
    return redirectTo(visit, submittedPath(target));
  return now?.token_hash === row.token_hash
    ? redirectTo(visit, basePath(target))
    : showEnd({ page: "changed" });
}

/** Only for the sender, as long as their browser holds the link. */
export async function openSubmitted(visit: Visit, request: Request, params: Params): Promise<Answer> {
  const target = targetOf(params);
  const found = await openHeld(visit, request, target);
  switch (found.is) {
    case "sent":
      return showEnd({
        page: "submitted",
        reason: found.row.reason,
        reference: await referenceOf(target.applicationId),
        provider: target.providerId,
        others: await otherFamilies(visit, target),
      });
    case "open":
    case "reading":
      return redirectTo(visit, firstPath(target));
    case "own":
      return showEnd({ page: "own" });
    case "unavailable":
      return showEnd({ page: "troubled", path: submittedPath(target) });
    case "too-often":
      return showEnd({ page: "too-often" }, found.wait);
    default:
      return showEnd({ page: "gone" });
  }
}
