import { dayInNewZealand } from "#app/nz/date.ts";
import type { Visit } from "#app/server/visit.ts";
import type { WizardProgress } from "#app/wizard/evaluate.ts";
import {
  type Compared,
  claimAgreement,
  compareWithInvited,
  endInvited,
  invite,
  replyOf,
} from "#app/wizard/invitation/invited-draft.ts";
import type { Invitation, InvitationEnd } from "#app/wizard/invitation/invited-form.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { answersTaken, parentOnThisDevice } from "../steps/other-parent/other-parent.ts";
import type { Parent } from "../steps/other-services/caregiver.ts";
import { invitedOtherParent } from "./service.ts";
import { answersOf, otherThan, prefilledFor, sideOf, withAnswersOf } from "./shown.ts";

/** Derived: how the other parent's reply stands, when they agreed, and who was invited. */
const replyState = "otherParent.reply";
const agreedAt = "otherParent.agreedAt";
const invited = "otherParent.invited";
/** Derived: the day on which the other parent refused, YYYY-MM-DD, until they agree. A new code does not undo it. */
const refusedAt = "otherParent.refusedOn";
const allDerived: readonly string[] = [replyState, agreedAt, invited];

type OtherParentReply = "waiting" | "asked-again" | "agreed" | "declined" | "unknown";

interface RegistrationForm {
  readonly saved: SavedRegistration;
  readonly progress: WizardProgress;
}

/** Undefined when the other parent does nothing on their own device. */
export function otherParentStateOf({ saved, progress }: RegistrationForm): OtherParentReply | undefined {
  if (!parentOnThisDevice(progress.answers)) return undefined;
  return (saved.derived[replyState] as OtherParentReply | undefined) ?? "waiting";
}

export const isWaitingForOtherParent = (form: RegistrationForm): boolean =>
  !["agreed", undefined].includes(otherParentStateOf(form));

/** The day in New Zealand on which the other parent declared on their own device, YYYY-MM-DD. */
export function agreedOn(form: RegistrationForm): string | undefined {
  const at = agreementOf(form);
  return at === undefined ? undefined : dayInNewZealand(new Date(at));
}

/** Milliseconds since 1970. */
export function agreementOf(form: RegistrationForm): number | undefined {
  const at = form.saved.derived[agreedAt];
  return otherParentStateOf(form) === "agreed" && at ? Number(at) : undefined;
}

/** The day of a refusal that no agreement has followed, YYYY-MM-DD in New Zealand. */
export const refusedOn = (form: RegistrationForm): string | undefined =>
  otherParentStateOf(form) === "agreed" ? undefined : form.saved.derived[refusedAt];

const withRefusal = (saved: SavedRegistration, at: number): SavedRegistration => ({
  ...saved,
  derived: { ...saved.derived, [refusedAt]: dayInNewZealand(new Date(at)) },
});

/** Before a new code takes the place of the old one. */
export async function withRefusalKept(saved: SavedRegistration, visit: Visit): Promise<SavedRegistration> {
  const reply = saved.invitation && (await replyOf(invitedOtherParent, visit, saved.invitation));
  return reply?.is === "declined" ? withRefusal(saved, reply.at) : saved;
}

/** Afterwards both devices know what is new on the other. */
export async function syncOtherParent(
  { saved, progress }: RegistrationForm,
  visit: Visit,
): Promise<SavedRegistration> {
  const { invitation, derived } = saved;
  if (!invitation) return saved;
  const parent = parentOnThisDevice(progress.answers);
  if (!parent || derived[invited] !== otherThan(parent)) {
    const kept = await withRefusalKept(saved, visit);
    const isEnded = await endInvited(invitedOtherParent, visit, invitation, { is: "withdrawn" });
    return isEnded ? withoutInvitation(kept) : saved;
  }
  const side = sideOf(progress, parent);
  return withReply(saved, parent, await compareWithInvited(invitedOtherParent, visit, invitation, side));
}

const withOwn = (derived: SavedRegistration["derived"], refusal: string | undefined) =>
  refusal === undefined ? derived : { ...derived, [refusedAt]: refusal };

function withReply(saved: SavedRegistration, parent: Parent, compared: Compared): SavedRegistration {
  if (compared.is === "lost") return withoutInvitation(saved);
  const { [agreedAt]: _, [refusedAt]: refusal, ...others } = saved.derived;
  const derived =
    compared.is === "compared" && compared.state === "agreed" ? others : withOwn(others, refusal);
  if (compared.is === "unavailable") return { ...saved, derived: { ...derived, [replyState]: "unknown" } };
  const second = otherThan(parent);
  return {
    ...saved,
    answers: compared.take ? withAnswersOf(second, saved.answers, compared.take) : saved.answers,
    invitation: compared.invitation,
    derived: {
      ...derived,
      [replyState]: compared.state,
      ...(compared.agreedAt ? { [agreedAt]: String(compared.agreedAt) } : {}),
      ...(compared.take ? { [answersTaken]: "yes" } : {}),
    },
  };
}

export function withoutInvitation({
  invitation: _,
  derived,
  ...saved
}: SavedRegistration): SavedRegistration {
  const others = Object.entries(derived).filter(([name]) => !allDerived.includes(name));
  return { ...saved, derived: Object.fromEntries(others) };
}

/** @param born the child's birth date, YYYY-MM-DD @returns what is to be saved; nothing when the database does not answer */
export async function withInvitation(
  { saved, progress }: RegistrationForm,
  visit: Visit,
  { parent, born }: { parent: Parent; born: string },
): Promise<(SavedRegistration & { invitation: Invitation }) | undefined> {
  const second = otherThan(parent);
  const areTheirs = saved.derived[answersTaken] === "yes";
  const prefilled = (areTheirs ? answersOf : prefilledFor)(saved.answers, second);
  const invitation = await invite(invitedOtherParent, visit, sideOf(progress, parent), prefilled, born);
  if (!invitation) return undefined;
  return { ...saved, invitation, derived: { ...saved.derived, [invited]: second, [replyState]: "waiting" } };
}

export const endInvitation = async (
  { invitation }: SavedRegistration,
  visit: Visit,
  end: InvitationEnd = { is: "withdrawn" },
): Promise<void> => {
  if (invitation) await endInvited(invitedOtherParent, visit, invitation, end);
};

/** Just before the registry is asked, so that only what the other parent agreed to is sent. */
export async function claimOtherParent(
  { saved, progress }: RegistrationForm,
  visit: Visit,
): Promise<"not-needed" | "claimed" | "none" | "unavailable"> {
  const parent = parentOnThisDevice(progress.answers);
  if (!parent) return "not-needed";
  const { invitation } = saved;
  if (!invitation) return "none";
  const claimed = await claimAgreement(invitedOtherParent, visit, invitation, sideOf(progress, parent));
  if (claimed.is === "unavailable") return "unavailable";
  return claimed.is === "compared" && claimed.state === "agreed" && !claimed.take ? "claimed" : "none";
}
