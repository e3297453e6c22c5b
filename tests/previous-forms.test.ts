// What browsers send from forms that the release before drew (`support/previous-forms.data.json`) is saved, whatever parts a step has now.
// `WRITE_FORMS=1 npm test tests/previous-forms.test.ts` writes what is sent from the forms of now, for the release after this one.

import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { ordered } from "./stress/certificate-order.mjs";
import { claimAnswers } from "./support/births.ts";
import { startApplication } from "./support/childcare.ts";
import { singleParentAnswers } from "./support/childcare-answers.ts";
import {
  approvedService,
  attending,
  linkTo,
  openReview,
  submitReview,
  supervisorName,
} from "./support/childcare-supervisor.ts";
import { Visitor } from "./support/client.ts";
import { family } from "./support/households.ts";
import { urlencoded } from "./support/http.ts";
import { ben, logIn, siteWithIdentity } from "./support/identity.ts";
import type { Page } from "./support/page.ts";
import kept from "./support/previous-forms.data.json";
import { fillIn, registrationAnswers, stepOf } from "./support/registration.ts";
import { typedDay } from "./support/typed-day.ts";

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });

/** Path and body, without what belongs to one browser. */
type Posts = readonly (readonly string[])[];
const forms: Readonly<Record<string, Posts>> = kept;
const service = "office1@annewest.example";

const isOwn = ([name]: readonly [string, string]) => ["_csrf", "_version", "_draft"].includes(name);
const bodyOf = (fields: readonly (readonly [string, string])[]) =>
  urlencoded(fields.filter((field) => !isOwn(field)));

/** @returns the page that the last one led to */
async function sendAll(who: Visitor, posts: Posts, form = "f"): Promise<Page> {
  let page: Page | undefined;
  for (const [path = "", body = ""] of posts) {
    const own = (await who.visit(path)).form(form).fields().filter(isOwn);
    page = await who.post(path, [...new URLSearchParams(body), ...own]);
    expect([path, page.status, page.errors()]).toEqual([path, 200, []]);
  }
  if (!page) throw new Error("Nothing was sent");
  return page;
}

/** What was sent and is on no page of its step now. */
async function lost(who: Visitor, posts: Posts): Promise<string[]> {
  const missing: string[] = [];
  for (const path of new Set(posts.map(([each = ""]) => each))) {
    const own = posts.filter(([each]) => each === path);
    // There may be more parts now.
    const held = await heldIn(who, path, own.length + 2);
    for (const [name, value] of own.flatMap(([, body]) => [...new URLSearchParams(body)]))
      if (
        !/^(_part|intent)$|_search$|\.rows$/.test(name) &&
        value !== "" &&
        !held.includes(`${name}=${value}`)
      )
        missing.push(`${name}=${value}`);
  }
  return missing;
}

async function heldIn(who: Visitor, path: string, parts: number): Promise<string[]> {
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((part) => who.visit(`${path}?part=${part}`)));
  return pages.flatMap((page) =>
    page
      .form("f")
      .fields()
      .map(([name, value]) => `${name}=${value}`),
  );
}

const { birth = [], questionnaire = [], profile = [], childcare = [], supervisor = [] } = forms;

test.each([
  ["of a birth", birth],
  ["of financial help", questionnaire],
])("the questions %s [quality/faults/deploys]", async (_, posts) => {
  const who = new Visitor(site.url);
  await sendAll(who, posts);
  expect(await lost(who, posts)).toEqual([]);
});

test("a profile, whose day was one field", async () => {
  const who = site.visitor();
  await logIn(who, ben, "/profile");
  await sendAll(who, profile, "profile-form");
  const form = (await who.visit("/profile")).form("profile-form");
  const names = ["dueDate.day", "dueDate.month", "dueDate.year", "email"];
  expect(names.flatMap((name) => form.valuesOf(name))).toEqual(["28", "12", "2026", "parent@example.nz"]);
});

test("an application for Childcare Subsidy, and what a service answers", async () => {
  const { visitor } = await startApplication(site);
  await sendAll(visitor, childcare);
  expect(await lost(visitor, childcare)).toEqual([]);
  await submitReview(await openReview(visitor));
  const who = site.visitor();
  const { address } = await who.visit(await linkTo(site, service));
  const answers = supervisor.map(([path = "", body = ""]) => [
    address.replace(/\d$/, path.at(-1) ?? ""),
    body,
  ]);
  expect((await sendAll(who, answers)).address).toMatch(/\/submitted$/);
});

/** Goes on until a page of that name, and tells what a browser sends on the way. */
async function walk(from: Page, answers: Answers, end: string): Promise<Posts> {
  const sent: string[][] = [];
  for (let page = from; stepOf(page) !== end; ) {
    const form = fillIn(page, answers);
    sent.push([page.address.replace(/\?.*/, ""), bodyOf([["intent", "next"], ...form.fields()])]);
    page = await form.submit({ name: "intent", value: "next" });
  }
  return sent;
}

async function write(): Promise<void> {
  const who = new Visitor(site.url);
  const more = { "ird.numberByEmail": "no", "myir.wanted": "no" };
  const birth = { ...registrationAnswers, ...claimAnswers.newClaim, ...ordered, ...more };
  const found: Record<string, Posts> = {
    birth: await walk(await who.visit("/register-my-baby/child-details"), birth, "review"),
    questionnaire: await walk(await who.visit("/financial-help/questions"), family as Answers, "results"),
  };
  const person = site.visitor();
  const account = (await logIn(person, ben, "/profile")).form("profile-form");
  account.fill({ ...typedDay("2026-12-28"), email: "parent@example.nz", subscribed: ["true"] });
  found.profile = [["/profile", bodyOf(account.fields())]];
  const { visitor, page } = await startApplication(site);
  const application = { ...singleParentAnswers, "children[0].providers[0].provider_email": service };
  found.childcare = await walk(page, application, "review");
  await submitReview(await openReview(visitor));
  const first = await site.visitor().visit(await linkTo(site, service));
  const answers = { ...approvedService, ...attending(0), ...supervisorName };
  found.supervisor = await walk(first, answers, "submitted");
  const file = new URL("support/previous-forms.data.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
}

// A test that is left out counts as failed.
if (process.env.WRITE_FORMS !== undefined)
  test("What browsers send from the forms of now is written down", write);
