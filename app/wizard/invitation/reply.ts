import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { Draft, Drafts } from "#app/server/drafts/index.ts";
import { digestOf } from "./digest.ts";
import { type InvitedForm, isBeingSent, type Reply } from "./invited-form.ts";

type ReplyOutcome = "saved" | "changed-meanwhile" | "being-sent" | "unavailable";

interface GivenReply {
  readonly is: Reply["is"];
  /** The second's own, pruned. */
  readonly answers: Answers;
  readonly now: number;
  readonly language: Language;
}

/** Saved only over exactly what was read. */
export async function saveReply(
  drafts: Drafts<InvitedForm>,
  draft: Draft<InvitedForm>,
  { is, answers, now, language }: GivenReply,
): Promise<ReplyOutcome> {
  const { content, version } = draft;
  if (isBeingSent(content, now)) return "being-sent";
  const own = is === "agreed" ? answers : {};
  const reply = { is, digest: await digestOf(content.facts, own), answers: own, version, at: now, language };
  const saved = await drafts.save({ ...content, reply }, draft, { isQuiet: true });
  return saved.is;
}

export type OwnState = "open" | "agreed" | "declined" | "changed";

/** How the second's reply stands, as far as the invited draft knows. */
export async function ownStateOf(
  { reply, facts, changed }: InvitedForm,
  answersStep: string,
  answers: Answers,
): Promise<OwnState> {
  if (!reply) return "open";
  if ((changed[answersStep] ?? 0) > reply.version) return "changed";
  const own = reply.is === "agreed" ? answers : {};
  return (await digestOf(facts, own)) === reply.digest ? reply.is : "changed";
}
