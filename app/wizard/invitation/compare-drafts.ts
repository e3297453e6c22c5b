import type { Answers } from "#app/forms/answers.ts";
import type { SavedDraft } from "../save/saved-form.ts";
import type { Invitation, InvitedForm, Reply } from "./invited-form.ts";
import { digestOf } from "./reply.ts";

export interface InvitingSide {
  readonly facts: Answers;
  readonly isReady: boolean;
  readonly answers: Answers;
}

export interface InvitedSteps {
  readonly answers: string;
  readonly reply: string;
  derivedFrom(facts: Answers): Readonly<Record<string, string>>;
}

type ReplyState = "waiting" | "asked-again" | "agreed" | "declined";

export interface Decision {
  readonly state: ReplyState;
  readonly invitation: Invitation;
  /** Milliseconds since 1970, once they have agreed. */
  readonly agreedAt?: number;
  readonly take?: Answers;
  readonly push?: InvitedForm;
}

/** A reply counts only for exactly what it was given to. */
export async function compareDrafts(
  { content, version }: Pick<SavedDraft<InvitedForm>, "content" | "version">,
  first: InvitingSide,
  invitation: Invitation,
  steps: InvitedSteps,
): Promise<Decision> {
  const { reply } = content;
  const lastChanged = content.changed[steps.answers] ?? 0;
  if (reply && lastChanged <= reply.version) {
    const counted = await ofReply(reply, first, invitation);
    if (counted) return counted;
  }
  const push = await handedOver({ content, version }, first, invitation, steps, lastChanged);
  const state = reply ? "asked-again" : "waiting";
  return push ? { state, ...push } : { state, invitation };
}

async function ofReply(
  reply: Reply,
  first: InvitingSide,
  invitation: Invitation,
): Promise<Decision | undefined> {
  if (reply.is === "declined")
    return (await digestOf(first.facts, {})) === reply.digest ? { state: "declined", invitation } : undefined;
  const isTaken = invitation.version >= reply.version && Object.keys(first.answers).length > 0;
  const answers = isTaken ? first.answers : reply.answers;
  if (!first.isReady || (await digestOf(first.facts, answers)) !== reply.digest) return undefined;
  const agreed = { state: "agreed", agreedAt: reply.at } as const;
  if (isTaken) return { ...agreed, invitation };
  const taken = { ...invitation, version: reply.version, answers: await digestOf({}, answers) };
  return { ...agreed, invitation: taken, take: answers };
}

/**
 * If both changed the second's answers, the second's own count. An example, with the versions of the invited draft: he agrees in version 4, and
 * she takes his answers over (`invitation.version` is 4). She corrects his occupation: that is an edit with priority, pushed as version 5, and
 * he is asked again. Had he himself changed anything in version 5 before she saved, his answers would stand and hers be dropped.
 */
async function handedOver(
  { content, version }: Pick<SavedDraft<InvitedForm>, "content" | "version">,
  first: InvitingSide,
  invitation: Invitation,
  steps: InvitedSteps,
  lastChanged: number,
): Promise<Pick<Decision, "invitation" | "push"> | undefined> {
  const own = await digestOf({}, first.answers);
  const isEdited =
    invitation.version > 0 && Object.keys(first.answers).length > 0 && own !== invitation.answers;
  const hasPriority = isEdited && lastChanged <= invitation.version;
  const areFactsSame = (await digestOf(first.facts, {})) === (await digestOf(content.facts, {}));
  if (!hasPriority && areFactsSame && first.isReady === content.isReady) return undefined;
  const next = version + 1;
  const answers = hasPriority ? first.answers : content.answers;
  return {
    invitation: hasPriority ? { ...invitation, version: next, answers: own } : invitation,
    push: {
      ...content,
      facts: first.facts,
      isReady: first.isReady,
      derived: steps.derivedFrom(first.facts),
      answers: Object.fromEntries(Object.entries(answers).filter(([name]) => name !== declared)),
      changed: {
        ...content.changed,
        [steps.reply]: next,
        ...(hasPriority ? { [steps.answers]: next } : {}),
      },
    },
  };
}

/** The second's declaration; every change asks for it again. */
export const declared = "declared";
