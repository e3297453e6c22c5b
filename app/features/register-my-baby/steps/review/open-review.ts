import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ResolvedStep, stepProps } from "#app/wizard/http/step-loader.ts";
import { saveQuietly } from "#app/wizard/state.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { isWaitingForOtherParent } from "../../other-parent/invitation.ts";
import { pages } from "../../pages.ts";
import { isOnPaper } from "../../paper/on-paper.ts";
import { questionMessages } from "../../registry/messages.ts";
import type { SavedRegistration } from "../../saved-registration.ts";
import type { RegistrationState } from "../../service.ts";
import { type CheckOutcome, checkRegistration } from "./check.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { nameIsQueried } from "./step.ts";

export async function openReview(
  resolved: ResolvedStep<RegistrationFacts, SavedRegistration>,
  visit: Visit,
): Promise<PageResult<ReviewPageProps> | Response> {
  // HEAD needs no check.
  if (visit.request.method === "HEAD") return show(stepProps(resolved));
  // The button settles what was sent; a check would find this very registration.
  if (resolved.state.saved.sent)
    return show({ ...stepProps(resolved), problem: "uncertain" }, { cookies: resolved.state.cookies });
  if (isWaitingForOtherParent(resolved.state) || isOnPaper(resolved.state)) return showWaiting(resolved);
  const check = await checkRegistration(resolved.state, visit);
  if (check.is === "payment-outstanding")
    return redirectTo(visit, pages.paymentOutstanding, resolved.state.cookies);
  const state = await saveCheck(resolved.state, check);
  return show(
    { ...stepProps({ ...resolved, state }), problem: problemOf(check) },
    { status: statusOf(check), cookies: state.cookies },
  );
}

async function showWaiting(
  resolved: ResolvedStep<RegistrationFacts, SavedRegistration>,
): Promise<PageResult<ReviewPageProps>> {
  const state = await saveQuietly(resolved.state, { ...resolved.state.saved, isReviewing: true });
  return show<ReviewPageProps>(stepProps({ ...resolved, state }), { cookies: state.cookies });
}

const problemOf = (check: CheckOutcome): ReviewPageProps["problem"] =>
  check.is === "no-connection" || check.is === "general-error" ? check.is : undefined;

const statusOf = ({ is }: CheckOutcome): number =>
  ({ "no-connection": 503, "general-error": 502 })[is as string] ?? 200;

export const saveCheck = (state: RegistrationState, check: CheckOutcome): Promise<RegistrationState> =>
  saveQuietly(state, {
    ...state.saved,
    isReviewing: true,
    ...(check.is === "checked"
      ? { checked: check.checked, derived: withQuery(state.saved.derived, isQueried(check)) }
      : {}),
  });

const isQueried = ({ checked }: Extract<CheckOutcome, { is: "checked" }>): boolean =>
  questionMessages(checked.messages).some(({ asksForExplanation }) => asksForExplanation);

function withQuery(derived: SavedRegistration["derived"], isQueried: boolean): SavedRegistration["derived"] {
  const { [nameIsQueried]: _, ...others } = derived;
  return isQueried ? { ...others, [nameIsQueried]: "yes" } : others;
}
