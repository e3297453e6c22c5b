import { redirect } from "@remix-run/cloudflare";
import { address, otherLanguage } from "#app/i18n/languages.ts";
import { setCookieHeaders } from "#app/server/http/cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import { stepNamed } from "#app/wizard/evaluate.ts";
import { draw, lead } from "./answer.ts";
import type { Pressed } from "./carry-out.ts";
import { prepareComeBack } from "./come-back.ts";
import { pages, stepPath } from "./pages.ts";
import type { StepPageProps } from "./step-page-props.ts";

/** The answer to a press: where it leads, or the step drawn again with all that was typed. */
export async function respond(pressed: Pressed, visit: Visit): Promise<Response> {
  const { name, opened, outcome } = pressed;
  const cookies = [...opened.cookies, ...outcome.cookies];
  const again = (status: number, more: Partial<StepPageProps> & { wait?: number } = {}) => {
    const { wait, ...props } = more;
    const version = outcome.draft?.version ?? 0;
    const model = { page: "step" as const, name, opened, errors: {}, version, notices: [], ...props };
    return draw(visit, model, { status, cookies, ...(wait === undefined ? {} : { wait }) });
  };
  // What could not be kept stays in the page, with or without the registry's lists.
  if (opened.lacks === "lists" && outcome.is === "stored")
    return draw(visit, { page: "unavailable", name, isKept: true }, { status: 503, cookies });
  switch (outcome.is) {
    case "moved":
      return lead(visit, outcome.to ? toStep(pressed, outcome.to.name) : pages.landing, cookies);
    case "stored":
      return stored(pressed, visit, cookies, () => again(200));
    case "more":
      return lead(visit, stepPath(name, outcome.focus), cookies);
    case "checked":
      return again(200, { errors: outcome.errors });
    case "refused":
      return again(422, { errors: outcome.errors });
    case "conflict":
      return again(409, { conflict: { differences: outcome.differences, intent: pressed.sent.intent } });
    case "unsaved": {
      const version = outcome.draft?.version ?? pressed.sent.version;
      return again(503, { errors: outcome.errors, notices: ["unsaved"], version });
    }
    case "done": {
      const { errors, wait, isPaymentOutstanding } = outcome.deed;
      if (isPaymentOutstanding) return lead(visit, pages.paymentOutstanding, cookies);
      if (wait !== undefined) return again(429, { errors: errors ?? {}, focus: outcome.focus, wait });
      if (errors && Object.keys(errors).length > 0) return again(422, { errors, focus: outcome.focus });
      return lead(visit, stepPath(name, outcome.focus), cookies);
    }
  }
}

/** Somebody whose earlier answers are over is led to where they have to begin again, and told why. */
function toStep({ name, sent, opened, outcome }: Pressed, to: string): string {
  const wasOver = sent.version > 0 && outcome.draft?.version === 1 && to === opened.walk.steps[0]?.name;
  return wasOver && to !== name ? `${stepPath(to)}?over=yes` : stepPath(to);
}

/** What was pressed when nothing is checked: it is kept, and leads somewhere. */
async function stored(
  { name, sent, opened, outcome }: Pressed,
  visit: Visit,
  cookies: readonly string[],
  again: () => Response,
): Promise<Response> {
  const [verb = "", step = "", question] = sent.intent.split(":");
  switch (verb) {
    case "language": {
      const there = address(otherLanguage(visit.language), stepPath(name));
      return redirect(there, { status: 303, headers: setCookieHeaders(cookies) });
    }
    case "save-draft":
      return lead(visit, `${stepPath(name)}?${visit.person ? "saved" : "log-in"}=yes`, cookies);
    case "save-and-come-back":
      if (outcome.draft) await prepareComeBack(opened.drafts, outcome.draft);
      return lead(visit, pages.comeBack, cookies);
    case "go": {
      const wanted = stepNamed(opened.walk, step);
      return wanted ? lead(visit, stepPath(wanted.name, question), cookies) : again();
    }
    case "keep":
      return again();
    default:
      return lead(visit, stepPath(name), cookies);
  }
}
