import type { Answers } from "#app/forms/answers.ts";
import {
  type ComeBackCode,
  type Draft,
  type Drafts,
  linkTo,
  type SaveResult,
} from "#app/server/drafts/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Service } from "../service.ts";
import { draftsFor } from "../state.ts";
import type { WizardFacts } from "../wizard.ts";
import { compareDrafts, type Decision, type InvitedSteps, type InvitingSide } from "./compare-drafts.ts";
import { emptyInvitedForm, type Invitation, type InvitationEnd, type InvitedForm } from "./invited-form.ts";

export interface InvitedService {
  readonly service: Pick<Service<WizardFacts, InvitedForm>, "name" | "draft">;
  readonly steps: InvitedSteps;
}

/** The other side may write at the same time. */
const tries = 4;

/** Milliseconds for browsers after its end; codes keep their time. */
const endAge = 15 * 60_000;

export const invitedDrafts = ({ service }: InvitedService, visit: Visit): Drafts<InvitedForm> =>
  draftsFor(service, visit);

/** @param prefilled what the first knows of the second @param birthDate YYYY-MM-DD: opens the draft with the code */
export async function invite(
  invited: InvitedService,
  visit: Visit,
  { facts, isReady }: InvitingSide,
  prefilled: Answers,
  birthDate: string,
): Promise<Invitation | undefined> {
  const content = {
    ...emptyInvitedForm,
    facts,
    isReady,
    derived: invited.steps.derivedFrom(facts),
    answers: prefilled,
  };
  const made = await invitedDrafts(invited, visit).beginWithCode(content, birthDate);
  return made && { ...linkTo(made.draft), version: 0, answers: "" };
}

export async function codeOf(
  invited: InvitedService,
  visit: Visit,
  invitation: Invitation,
  birthDate: string,
): Promise<ComeBackCode | undefined> {
  const drafts = invitedDrafts(invited, visit);
  const found = await drafts.openLinked(invitation);
  return found.is === "draft" ? drafts.makeCode(found.draft, birthDate) : undefined;
}

/** Undefined also while the database does not answer. */
export async function replyOf(
  invited: InvitedService,
  visit: Visit,
  invitation: Invitation,
): Promise<InvitedForm["reply"]> {
  const found = await invitedDrafts(invited, visit).openLinked(invitation);
  return found.is === "draft" ? found.draft.content.reply : undefined;
}

/** `lost`: nobody can open it any more. */
export type Compared = ({ is: "compared" } & Decision) | { is: "lost" } | { is: "unavailable" };

type Compare = (
  invited: InvitedService,
  visit: Visit,
  invitation: Invitation,
  first: InvitingSide,
) => Promise<Compared>;

const comparing =
  (
    save: (
      decision: Decision,
      drafts: Drafts<InvitedForm>,
      draft: Draft<InvitedForm>,
      now: number,
    ) => Promise<SaveResult<InvitedForm>> | undefined,
  ): Compare =>
  (invited, visit, invitation, first) =>
    untilSaved(invited, visit, invitation, async (drafts, draft) => {
      const decision = await compareDrafts(draft, first, invitation, invited.steps);
      const saved = await save(decision, drafts, draft, visit.account.now);
      return answer(saved, { is: "compared", ...decision });
    });

export const compareWithInvited = comparing(({ push }, drafts, draft) =>
  push ? drafts.save(push, draft) : undefined,
);

/** Before a submission: only agreed answers are sent, and the reply can no longer change. */
export const claimAgreement = comparing(({ state, take }, drafts, draft, now) =>
  state === "agreed" && !take
    ? drafts.save({ ...draft.content, sentAt: now }, draft, { isQuiet: true })
    : undefined,
);

/** Deletes all else in the invited draft. @returns whether it is saved */
export async function endInvited(
  invited: InvitedService,
  visit: Visit,
  invitation: Invitation,
  end: InvitationEnd,
): Promise<boolean> {
  const ended = await untilSaved(invited, visit, invitation, async (drafts, draft) =>
    answer(await drafts.save({ ...emptyInvitedForm, end }, draft, { closesIn: endAge }), { is: "lost" }),
  );
  return ended.is === "lost";
}

const answer = (saved: SaveResult<InvitedForm> | undefined, done: Compared): Compared | undefined => {
  if (saved === undefined || saved.is === "saved") return done;
  return saved.is === "unavailable" ? saved : undefined;
};

async function untilSaved(
  invited: InvitedService,
  visit: Visit,
  invitation: Invitation,
  attempt: (drafts: Drafts<InvitedForm>, draft: Draft<InvitedForm>) => Promise<Compared | undefined>,
): Promise<Compared> {
  const drafts = invitedDrafts(invited, visit);
  for (let left = tries; left > 0; left--) {
    const found = await drafts.openLinked(invitation);
    if (found.is !== "draft") return { is: found.is === "none" ? "lost" : "unavailable" };
    if (found.draft.content.end) return { is: "lost" };
    const done = await attempt(drafts, found.draft);
    if (done) return done;
  }
  return { is: "unavailable" };
}
