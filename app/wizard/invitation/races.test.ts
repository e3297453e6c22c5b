import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { Seal } from "#app/server/crypto/seal.ts";
import type { Visit } from "#app/server/visit.ts";
import { databaseForTests } from "../../../tests/support/database.ts";
import { waitForDatabase } from "../../../tests/support/patient.ts";
import type { InvitingSide } from "./compare-drafts.ts";
import {
  claimAgreement,
  compareWithInvited,
  endInvited,
  type InvitedService,
  invite,
  invitedDrafts,
} from "./invited-draft.ts";
import { emptyInvitedForm, invitedFormShape } from "./invited-form.ts";
import { digestOf, saveReply } from "./reply.ts";

const base = databaseForTests();
waitForDatabase();
const seal = new Seal("0123456789abcdef0123456789abcdef");
const now = Date.UTC(2026, 10, 20);
const own: Answers = { "second.name": "Hemi" };

const invited: InvitedService = {
  service: {
    name: "shared",
    draft: { shape: invitedFormShape, fresh: emptyInvitedForm, isEmpty: () => true },
  },
  steps: { answers: "details", reply: "agree", derivedFrom: () => ({}) },
};

const visit = () =>
  ({
    request: { cookies: null },
    site: { seal },
    account: { db: base.db, now, sessionState: { is: "anonymous" } },
    afterwards: () => {},
  }) as unknown as Visit;

const presses = ["register", "register", "agree", "decline", "change"] as const;
type Press = (typeof presses)[number];

/** @returns the digests of what was sent, each of which is registered once */
async function race(order: readonly Press[], hasAgreed: boolean): Promise<ReadonlySet<string>> {
  let side: InvitingSide = { facts: { "child.name": "Āria" }, isReady: true, answers: {} };
  let invitation = await invite(invited, visit(), side, {}, "2026-11-03");
  if (!invitation) throw new Error("Nobody is invited");
  const link = invitation;
  const read = async () => {
    const found = await invitedDrafts(invited, visit()).openLinked(link);
    return found.is === "draft" ? found.draft : undefined;
  };
  const reply = async (is: "agreed" | "declined") => {
    const draft = await read();
    if (draft)
      await saveReply(invitedDrafts(invited, visit()), draft, { is, answers: own, now, language: "en" });
  };
  const sync = async () => {
    const compared = await compareWithInvited(invited, visit(), invitation ?? link, side);
    if (compared.is !== "compared") return;
    ({ invitation } = compared);
    if (compared.take) side = { ...side, answers: compared.take };
  };
  const sent = new Set<string>();
  const press: Record<Press, (at: number) => Promise<void>> = {
    agree: () => reply("agreed"),
    decline: () => reply("declined"),
    async change(at) {
      side = { ...side, facts: { "child.name": `Āria ${at}` } };
      await sync();
    },
    async register() {
      await sync();
      const claimed = { ...side };
      const result = await claimAgreement(invited, visit(), invitation ?? link, claimed);
      if (result.is === "compared" && result.state === "agreed" && !result.take)
        sent.add(await digestOf(claimed.facts, claimed.answers));
    },
  };
  if (hasAgreed) await reply("agreed");
  await Promise.all(order.map((each, at) => press[each](at)));
  for (const digest of sent) expect((await read())?.content.reply).toMatchObject({ is: "agreed", digest });
  for (let left = 3; left > 0 && sent.size === 0; left--) {
    await sync();
    await reply("agreed");
    await press.register(0);
  }
  await endInvited(invited, visit(), link, { is: "submitted", reference: "REF" });
  await press.register(0);
  expect((await read())?.content).toMatchObject({ answers: {}, facts: {}, end: { reference: "REF" } });
  return sent;
}

test("1,000 presses on two phones at once, ten to a birth: only what was agreed to is sent, once, and from then on the reply stands", async () => {
  const size = 10;
  const races = fc.sample(
    fc.tuple(fc.array(fc.constantFrom(...presses), { minLength: size, maxLength: size }), fc.boolean()),
    { numRuns: 1000 / size, seed: 12 },
  );
  for (let at = 0; at < races.length; at += size) {
    const together = races.slice(at, at + size).map(([order, hasAgreed]) => race(order, hasAgreed));
    expect((await Promise.all(together)).map((sent) => sent.size)).toEqual(together.map(() => 1));
  }
});
