import type { Visit } from "#app/server/visit.ts";
import { draw, lead } from "../../answer.ts";
import type { KeptRegistration } from "../../kept-registration.ts";
import { reachStep } from "../../open-step.ts";
import { type Opened, withKept } from "../../opened-registration.ts";
import { pages } from "../../pages.ts";
import { questionMessages } from "../../registry/messages.ts";
import { type Check, checkRegistration } from "./check.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { nameIsQueried } from "./questions.ts";

/** GET /register-my-baby/review: the registry checks first (spec 2, section 4, Wizard). */
export async function openReview(request: Request, visit: Visit): Promise<Response> {
  const found = await reachStep(request, visit, "review");
  if (found instanceof Response) return found;
  const { focus, notices } = found;
  // Who only asks for the headers wants nothing to be checked.
  if (visit.method === "HEAD") return draw(visit, { ...propsOf(found.opened), focus, notices });
  const check = await checkRegistration(found.opened, visit);
  if (check.is === "payment-outstanding") return lead(visit, pages.paymentOutstanding, found.opened.cookies);
  const opened = await saveCheck(found.opened, check);
  const model: ReviewPageProps = { ...propsOf(opened), focus, notices, problem: problemOf(check) };
  return draw(visit, model, { status: statusOf(check), cookies: opened.cookies });
}

export const propsOf = (opened: Opened): ReviewPageProps => ({
  page: "step",
  name: "review",
  opened,
  errors: {},
  version: opened.draft?.version ?? 0,
  notices: [],
});

const problemOf = (check: Check): ReviewPageProps["problem"] =>
  check.is === "no-connection" || check.is === "general-error" ? check.is : undefined;

const statusOf = ({ is }: Check): number =>
  ({ "no-connection": 503, "general-error": 502 })[is as string] ?? 200;

/**
 * Keeps what the registry said, and that the review was reached, without making open pages out of date. Where that fails nothing is
 * lost: the registry is asked again.
 */
export async function saveCheck(opened: Opened, check: Check): Promise<Opened> {
  const { kept, drafts, draft } = opened;
  const now: KeptRegistration = {
    ...kept,
    isReviewing: true,
    ...(check.is === "checked"
      ? { checked: check.checked, derived: withQuery(kept.derived, isQueried(check)) }
      : {}),
  };
  if (!draft || JSON.stringify(now) === JSON.stringify(kept)) return withKept(opened, now);
  const saved = await drafts.save(now, draft, { isQuiet: true });
  if (saved.is !== "saved") return withKept(opened, now);
  return {
    ...withKept(opened, saved.draft.content, saved.draft),
    cookies: [...opened.cookies, ...saved.cookies],
  };
}

const isQueried = ({ checked }: Extract<Check, { is: "checked" }>): boolean =>
  questionMessages(checked.messages).some(({ asksForExplanation }) => asksForExplanation);

function withQuery(derived: KeptRegistration["derived"], isQueried: boolean): KeptRegistration["derived"] {
  const { [nameIsQueried]: _, ...others } = derived;
  return isQueried ? { ...others, [nameIsQueried]: "yes" } : others;
}
