import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type InvitedForm, isBeingSent } from "#app/wizard/invitation/invited-form.ts";
import { saveReply } from "#app/wizard/invitation/reply.ts";
import { continuePath } from "#app/wizard/service.ts";
import { isDone, loadState } from "#app/wizard/state.ts";
import { pages } from "../pages.ts";
import { type OtherParentState, ownStateIn } from "./open-agree.ts";
import { otherParentService } from "./service.ts";

export type AnsweredPageProps =
  | {
      readonly page: "answered";
      readonly is: "agreed" | "declined";
      readonly saved: InvitedForm;
      readonly isSending: boolean;
    }
  | { readonly page: "answered"; readonly is: "submitted"; readonly reference: string }
  | { readonly page: "answered"; readonly is: "withdrawn" }
  | { readonly page: "decline"; readonly hasFailed: boolean }
  | { readonly page: "out-of-reach" };

type Answer = PageResult<AnsweredPageProps> | Response;

const agreePath = `${pages.otherParent}/agree`;

export async function openAnswered(visit: Visit): Promise<Answer> {
  return withForm(visit, async (state) => {
    const is = await ownStateIn(state);
    if (is !== "agreed" && is !== "declined") return redirectTo(visit, agreePath, state.cookies);
    const { saved, cookies } = state;
    const isSending = isBeingSent(saved, visit.account.now);
    return show<AnsweredPageProps>({ page: "answered", is, saved, isSending }, { cookies });
  });
}

export async function openDecline(visit: Visit): Promise<Answer> {
  return withForm(visit, async ({ cookies }) =>
    show<AnsweredPageProps>({ page: "decline", hasFailed: false }, { cookies }),
  );
}

/** Both sides may write at the same time. A reply that declines needs no answers. */
const tries = 4;

export async function submitDecline(visit: Visit): Promise<Answer> {
  return withForm(visit, async (state) => {
    let { draft } = state;
    for (let left = tries; draft && left > 0; left--) {
      const {
        request: { language },
        account,
      } = visit;
      const outcome = await saveReply(state.drafts, draft, {
        is: "declined",
        answers: {},
        now: account.now,
        language,
      });
      if (outcome === "saved" || outcome === "being-sent")
        return redirectTo(visit, pages.otherParentAnswered, state.cookies);
      if (outcome === "unavailable") break;
      const found = await state.drafts.open();
      draft = found.is === "draft" ? found.draft : undefined;
      if (draft?.content.end) return redirectTo(visit, pages.otherParentAnswered, state.cookies);
    }
    return show<AnsweredPageProps>(
      { page: "decline", hasFailed: true },
      { status: 503, cookies: state.cookies },
    );
  });
}

async function withForm(visit: Visit, answer: (state: OtherParentState) => Promise<Answer>): Promise<Answer> {
  const state = await loadState(otherParentService, visit);
  const { cookies, submitted, draft, missing } = state;
  if (missing === "drafts")
    return show<AnsweredPageProps>({ page: "out-of-reach" }, { status: 503, cookies });
  const end = isDone(state) ? submitted?.content.end : undefined;
  if (end?.is === "submitted")
    return show<AnsweredPageProps>(
      { page: "answered", is: "submitted", reference: end.reference },
      { cookies },
    );
  if (end) return show<AnsweredPageProps>({ page: "answered", is: "withdrawn" }, { cookies });
  return draft ? answer(state) : redirectTo(visit, continuePath(otherParentService), cookies);
}
