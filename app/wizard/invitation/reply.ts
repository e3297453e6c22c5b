import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import { sha256 } from "#app/server/crypto/sha256.ts";
import type { Draft, Drafts } from "#app/server/drafts/index.ts";
import { type InvitedForm, isBeingSent, type Reply } from "./invited-form.ts";

/** The order of names and of several values makes no difference. */
export const digestOf = (facts: Answers, answers: Answers): Promise<string> =>
  sha256(JSON.stringify([sorted(facts), sorted(answers)]));

const sorted = (answers: Answers) =>
  Object.entries(answers)
    .map(([name, answer]) => [name, [answer].flat().sort()] as const)
    .filter(([, values]) => values.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));

type ReplyOutcome = "saved" | "changed-meanwhile" | "being-sent" | "unavailable";

interface GivenReply {
  readonly is: Reply["is"];
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
  const { facts } = content;
  const reply = { is, digest: await digestOf(facts, own), facts, answers: own, version, at: now, language };
  const saved = await drafts.save({ ...content, reply }, draft, { isQuiet: true });
  return saved.is;
}

export type OwnState = "open" | "agreed" | "declined" | "changed";

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
