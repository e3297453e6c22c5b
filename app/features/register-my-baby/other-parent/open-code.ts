import { readDay } from "#app/forms/read-answers.ts";
import type { ComeBackCode } from "#app/server/drafts/index.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { openClosed } from "#app/wizard/http/closed.ts";
import { codeOf } from "#app/wizard/invitation/invited-draft.ts";
import type { ClosedPageProps } from "#app/wizard/page/closed-page.tsx";
import { firstStepPath } from "#app/wizard/service.ts";
import { isDone, loadState, syncInvited, withSaved } from "#app/wizard/state.ts";
import { pages, stepPath } from "../pages.ts";
import { birthRegistration, type RegistrationState } from "../service.ts";
import { parentOnThisDevice } from "../steps/other-parent/other-parent.ts";
import type { Parent } from "../steps/other-services/caregiver.ts";
import { endInvitation, withInvitation, withoutInvitation, withRefusalKept } from "./invitation.ts";
import { invitedOtherParent } from "./service.ts";

export type CodePageProps =
  | {
      readonly page: "code";
      readonly state: RegistrationState;
      readonly parent: Parent;
      readonly code: ComeBackCode;
      /** Of the first's own form, without a log-in: it then lives as long as the other's. */
      readonly own: ComeBackCode | undefined;
    }
  | { readonly page: "failed" }
  | ClosedPageProps;

type Answer = PageResult<CodePageProps> | Response;

interface Asked {
  readonly state: RegistrationState;
  readonly parent: Parent;
  readonly born: string;
}

export const openCode = (visit: Visit): Promise<Answer> =>
  withParent(visit, async (asked) => {
    const state = await invited(asked, visit);
    const { invitation } = state?.saved ?? {};
    const code = invitation && (await codeOf(invitedOtherParent, visit, invitation, asked.born));
    if (!state || !code) return failed(asked.state);
    const own = await ownCode(state, visit, asked.born);
    return show<CodePageProps>(
      { page: "code", state, parent: asked.parent, code, own },
      { cookies: state.cookies },
    );
  });

async function ownCode(
  { drafts, draft }: RegistrationState,
  { account: { person } }: Visit,
  born: string,
): Promise<ComeBackCode | undefined> {
  if (person || !draft) return undefined;
  return drafts.makeCode(draft, born);
}

export const renewCode = (visit: Visit): Promise<Answer> =>
  withParent(visit, async ({ state }) => {
    const { saved, draft, drafts, cookies } = state;
    const kept = await withRefusalKept(saved, visit);
    await endInvitation(saved, visit);
    const renewed = await drafts.save(withoutInvitation(kept), draft, { isQuiet: true });
    return renewed.is === "unavailable" ? failed(state) : redirectTo(visit, pages.otherParentCode, cookies);
  });

const failed = ({ cookies }: RegistrationState): Answer =>
  show<CodePageProps>({ page: "failed" }, { status: 503, cookies });

/** Two windows may invite at the same time: the one that is saved counts. */
async function invited({ state, parent, born }: Asked, visit: Visit): Promise<RegistrationState | undefined> {
  if (state.saved.invitation) return state;
  const content = await withInvitation(state, visit, { parent, born });
  if (!content) return undefined;
  const saved = await state.drafts.save(content, state.draft, { isQuiet: true });
  if (saved.is === "saved") return withSaved(state, saved.draft.content, saved.draft);
  await endInvitation(content, visit);
  const again = await loadState(birthRegistration, visit);
  return again.saved.invitation ? again : undefined;
}

async function withParent(visit: Visit, answer: (asked: Asked) => Promise<Answer>): Promise<Answer> {
  const closed = await openClosed(birthRegistration, visit, pages.otherParentCode);
  if (closed) return closed;
  const loaded = await loadState(birthRegistration, visit);
  const { missing, draft, cookies } = loaded;
  if (missing) return failed(loaded);
  if (isDone(loaded)) return redirectTo(visit, pages.confirmation, cookies);
  if (!draft) return redirectTo(visit, firstStepPath(birthRegistration), cookies);
  const state = await syncInvited(loaded, visit);
  const parent = parentOnThisDevice(state.progress.answers);
  const born = readDay(state.progress.answers, "child.birthDate");
  if (!parent || !born)
    return redirectTo(visit, stepPath("other-parent-details", "fillingIn.who"), state.cookies);
  return answer({ state, parent, born });
}
