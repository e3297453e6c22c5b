import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { Seal } from "#app/server/crypto/seal.ts";
import type { RouteHandlers } from "#app/server/page.ts";
import type { PageResponse } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { invitedDrafts } from "#app/wizard/invitation/invited-draft.ts";
import { digestOf } from "#app/wizard/invitation/reply.ts";
import { birthAnswers, caregiver, claimAnswers } from "../../../../tests/support/births.ts";
import { CookieJar } from "../../../../tests/support/cookie-jar.mjs";
import { databaseForTests } from "../../../../tests/support/database.ts";
import { waitForDatabase } from "../../../../tests/support/patient.ts";
import { registrationFacts } from "../../../../tests/support/registration-steps.ts";
import type { Payload } from "../registry/table.ts";
import { otherParent, review, step } from "../routes.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { registrationDrafts } from "../service.ts";
import { reasonsAlone } from "../steps/options.ts";
import { invitedOtherParent } from "./service.ts";
import { answersOf } from "./shown.ts";

const base = databaseForTests();
waitForDatabase();
const seal = new Seal("0123456789abcdef0123456789abcdef");
const start = Date.UTC(2026, 10, 20);

/** The first's own, which the second may never come near. */
const secrets = {
  "mother.homeAddress.line1": "77 Kanarihua Street",
  "mother.daytimePhone": "0219988776",
  "mother.email": "kanari@example.nz",
  "mother.occupation": "Kanarikai",
  [`${caregiver}.irdNumber`]: "35901981",
  [`${caregiver}.bankAccount.name`]: "Kanari Putea",
};
const isOf = (name: string) => (entry: readonly [string, unknown]) => entry[0].startsWith(name);
const all: Answers = {
  ...birthAnswers,
  ...claimAnswers.newClaim,
  "myir.wanted": "no",
  ...secrets,
  "fillingIn.who": "ownDevice",
  "fillingIn.parent": "mother",
};
const theirs = Object.fromEntries(Object.entries(all).filter(isOf("father.")));
const firsts = Object.fromEntries(Object.entries(all).filter((entry) => !isOf("father.")(entry)));
const review8 = { confirmationEmail: "no", declarationMade: "yes" };

/** Registers once for each key, and checks that what it is sent was agreed to. */
class Registry {
  readonly sent = new Map<string, Payload>();
  agreed: (payload: Payload) => Promise<boolean> = async () => true;
  readonly unagreed: Payload[] = [];

  async submit(payload: Payload, key: string) {
    if (payload.activity === "validateOnly") return { kind: "valid", warnings: [] };
    if (!this.sent.has(key)) {
      if (!(await this.agreed(payload))) this.unagreed.push(payload);
      this.sent.set(key, payload);
    }
    const applicationReferenceNumber = `REF${[...this.sent.keys()].indexOf(key)}`;
    return { kind: "complete", applicationReferenceNumber, paymentURL: undefined, warnings: [] };
  }
}

/** A browser of somebody, with what its pages were made of. */
class Phone {
  readonly jar = new CookieJar();
  readonly shown: unknown[] = [];

  constructor(readonly registry: Registry) {}

  visit(method = "GET"): Visit {
    return {
      request: {
        method,
        language: "en",
        path: "",
        search: "",
        cookies: this.jar.header("/") ?? null,
        now: new Date(start),
        reference: "test",
      },
      site: {
        origin: "https://tamariki.example",
        seal,
        publication: { version: "1", banners: [], outages: [] },
        hasTaxAccountStep: true,
        takenOnline: reasonsAlone,
      },
      account: { db: base.db, now: start, sessionState: { is: "anonymous" } },
      afterwards: () => {},
      neighbours: {
        registry: {
          facilities: async () => ({ ok: true, value: registrationFacts.facilities }),
          countries: async () => ({ ok: true, value: registrationFacts.countries }),
          submit: (payload: Payload, key: string) => this.registry.submit(payload, key),
        },
      },
    } as unknown as Visit;
  }

  async get(page: RouteHandlers, params = {}): Promise<void> {
    const visit = this.visit();
    const request = new Request("https://tamariki.example/");
    this.#took(await page.open?.(visit, request, params));
  }

  async post(page: RouteHandlers, fields: Answers, params = {}): Promise<void> {
    const visit = this.visit("POST");
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, answer]) => [answer].flat().map((value) => [name, value])),
    );
    const request = new Request("https://tamariki.example/", { method: "POST", body });
    this.#took(await page.submit?.(visit, request, params));
  }

  #took(result: PageResponse<object> | undefined): void {
    this.jar.take(result?.headers.getSetCookie() ?? []);
    const model: { state?: { saved: unknown }; saved?: unknown } | undefined =
      result && "props" in result ? result.props : undefined;
    this.shown.push([model?.state?.saved, model?.saved]);
  }

  async version(): Promise<string> {
    const found = await invitedDrafts(invitedOtherParent, this.visit()).open();
    return found.is === "draft" ? String(found.draft.version) : "0";
  }
}

const presses = ["register", "register", "register", "agree", "agree", "decline", "rename", "edit"] as const;
type Press = (typeof presses)[number];

async function race(order: readonly Press[], hasAgreed: boolean): Promise<Registry> {
  const registry = new Registry();
  const [first, second] = [new Phone(registry), new Phone(registry)];
  const drafts = registrationDrafts(first.visit());
  await drafts.open();
  const fresh: SavedRegistration = { answers: firsts, derived: {}, reached: 8, changed: {} };
  const begun = await drafts.save(fresh, undefined);
  if (begun.is === "saved") first.jar.take(begun.cookies);
  await first.get(otherParent.code);
  const held = async () => {
    const found = await registrationDrafts(first.visit()).open();
    return found.is === "draft" ? found.draft.content : undefined;
  };
  const link = (await held())?.invitation;
  if (!link) throw new Error("Nobody is invited");
  const shared = async () => {
    const found = await invitedDrafts(invitedOtherParent, first.visit()).openLinked(link);
    return found.is === "draft" ? found.draft : undefined;
  };
  registry.agreed = async (payload) => {
    const content = (await shared())?.content;
    if (content?.reply?.is !== "agreed" || content.sentAt === undefined) return false;
    const facts = { ...content.facts, "child.surname": payload.child.surname ?? "" };
    return (
      content.reply.digest === (await digestOf(facts, content.reply.answers)) &&
      payload.father?.occupation === content.reply.answers["father.occupation"]
    );
  };
  const draft = await shared();
  const [code] = draft ? await invitedDrafts(invitedOtherParent, first.visit()).codesOf(draft) : [];
  const opened = await invitedDrafts(invitedOtherParent, second.visit()).openWithCode(
    code?.code ?? "",
    "2026-10-01",
  );
  if (opened.is === "opened") second.jar.take(opened.cookies);
  const version = await second.version();
  await second.post(
    otherParent.step,
    { ...theirs, _version: version, intent: "next" },
    { stepName: "your-details" },
  );
  const agree = async () =>
    second.post(otherParent.agree, { declared: "yes", _version: await second.version(), intent: "submit" });
  if (hasAgreed) {
    await agree();
    await first.get(review);
  }
  const press: Record<Press, (at: number) => Promise<unknown>> = {
    register: () => first.post(review, { ...review8, _version: "99", intent: "submit" }),
    agree,
    decline: () => second.post(otherParent.decline, {}),
    rename: (at) =>
      first.post(
        step,
        { ...firsts, "child.surname": `Ngata ${"ABCDEFGH"[at % 8]}`, _version: "99", intent: "next" },
        { stepName: "child-details" },
      ),
    edit: (at) =>
      second.post(
        otherParent.step,
        { ...theirs, "father.occupation": `Baker ${"ABCDEFGH"[at % 8]}`, _version: "99", intent: "next" },
        { stepName: "your-details" },
      ),
  };
  await Promise.all(order.map((each, at) => press[each](at)));
  // Afterwards both come to an end, one after the other.
  for (let left = 3; left > 0 && registry.sent.size === 0; left--) {
    await first.get(review);
    await agree();
    await first.get(review);
    await press.register(0);
  }
  await press.register(0);
  await second.get(otherParent.answered);
  const seen = JSON.stringify([second.shown, (await shared())?.content]);
  for (const secret of Object.values(secrets)) expect(seen).not.toContain(secret);
  if (draft) expect(Object.keys(answersOf(draft.content.answers, "mother"))).toEqual([]);
  return registry;
}

test("presses on two phones at once, through every page: each birth is registered once, as agreed, and nothing of the first's own comes near the second", async () => {
  const size = 8;
  const races = fc.sample(
    fc.tuple(fc.array(fc.constantFrom(...presses), { minLength: size, maxLength: size }), fc.boolean()),
    { numRuns: 6, seed: 12 },
  );
  let registered = 0;
  for (const [order, hasAgreed] of races) {
    const { sent, unagreed } = await race(order, hasAgreed);
    expect(unagreed).toEqual([]);
    expect(sent.size).toBe(1);
    registered += sent.size;
  }
  expect(registered).toBe(races.length);
});
