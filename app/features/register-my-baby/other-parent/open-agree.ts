import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type ResolvedStep, stepProps } from "#app/wizard/http/step-loader.ts";
import { declared } from "#app/wizard/invitation/compare-drafts.ts";
import { type InvitedForm, isBeingSent } from "#app/wizard/invitation/invited-form.ts";
import { type OwnState, ownStateOf, saveReply } from "#app/wizard/invitation/reply.ts";
import type { Conflict, StepPageProps } from "#app/wizard/page/props.ts";
import type { ReadyForm } from "#app/wizard/routes.ts";
import { saveQuietly, type WizardState } from "#app/wizard/state.ts";
import type { RegistrationFacts } from "../facts.ts";
import { pages } from "../pages.ts";
import { answersOf, secondIn } from "./shown.ts";
import { yourDetails } from "./steps/your-details.ts";

export type OtherParentState = WizardState<RegistrationFacts, InvitedForm>;

export interface AgreePageProps extends StepPageProps<RegistrationFacts, InvitedForm> {
  readonly note?: "changed" | "notReady" | "sending" | undefined;
}

type Answer = PageResult<AgreePageProps> | Response;

const ownAnswersIn = ({ progress, saved }: Pick<OtherParentState, "progress" | "saved">) =>
  answersOf(progress.answers, secondIn(saved.facts));

export const ownStateIn = (state: OtherParentState): Promise<OwnState> =>
  ownStateOf(state.saved, yourDetails.name, ownAnswersIn(state));

export async function openAgree(
  resolved: ResolvedStep<RegistrationFacts, InvitedForm>,
  visit: Visit,
): Promise<Answer> {
  const state =
    visit.request.method === "HEAD"
      ? resolved.state
      : await saveQuietly(resolved.state, { ...resolved.state.saved, isReviewing: true });
  const isChanged =
    new URLSearchParams(visit.request.search).has("changed") || (await ownStateIn(state)) === "changed";
  return show<AgreePageProps>(
    {
      ...stepProps({ ...resolved, state }),
      note: noteOf(state, visit) ?? (isChanged ? "changed" : undefined),
    },
    { cookies: state.cookies },
  );
}

const noteOf = ({ saved }: OtherParentState, { account }: Visit): AgreePageProps["note"] => {
  if (isBeingSent(saved, account.now)) return "sending";
  return saved.isReady ? undefined : "notReady";
};

/** Only what was on the page is agreed to; anything changed since is shown first. */
export async function submitAgree(
  form: ReadyForm<RegistrationFacts, InvitedForm>,
  visit: Visit,
): Promise<Answer> {
  const agreePath = `${pages.otherParent}/agree`;
  if (!form.saved.isReady) return redirectTo(visit, agreePath, form.cookies);
  const outcome = await saveReply(form.drafts, form.draft, {
    is: "agreed",
    answers: ownAnswersIn(form),
    now: visit.account.now,
    language: visit.request.language,
  });
  switch (outcome) {
    case "saved":
      return redirectTo(visit, pages.otherParentAnswered, form.cookies);
    case "changed-meanwhile":
      return redirectTo(visit, agreePath, form.cookies);
    case "being-sent":
      return showAgain(form, 409, { note: "sending" });
    case "unavailable":
      return showAgain(form, 503, { notices: ["unsaved"] });
  }
}

const showAgain = (state: OtherParentState, status: number, more: Partial<AgreePageProps>): Answer =>
  show<AgreePageProps>(
    {
      page: "step",
      step: "agree",
      state,
      errors: {},
      version: state.draft?.version ?? 0,
      notices: [],
      ...more,
    },
    { status, cookies: state.cookies },
  );

/** The box was ticked for an earlier version. */
export const isDeclarationOnly = ({ differences }: Conflict): boolean =>
  differences.every(({ name }) => name === declared);
