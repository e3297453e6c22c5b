import { beforeEach, describe, expect, test } from "vitest";
import { dayAnswers } from "../support/births.ts";
import { applyPath } from "../support/childcare.ts";
import { singleParentAnswers } from "../support/childcare-answers.ts";
import {
  answerAsSupervisor,
  approvedService,
  attending,
  confirmPath,
  linkTo,
  next,
  openReview,
  sentToServices,
  submitReview,
  supervisorName,
} from "../support/childcare-supervisor.ts";
import type { Visitor } from "../support/client.ts";
import { siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });
const provider = "children[0].providers[0]";

let count = 0;
let service = "";
/** Each application writes to a service of its own: the outbox is of the whole site. */
beforeEach(async () => {
  count += 1;
  service = `office${count}@annewest.example`;
  const db = await site.running.miniflare.getD1Database("DB", "timata");
  await db.prepare("delete from people").run();
});

const send = () => sentToServices(site, { ...singleParentAnswers, [`${provider}.provider_email`]: service });
const takeBack = (page: Page) => page.form("change").submit({ name: "intent", value: "take-back" });
const services = (parent: Visitor) => parent.visit(applyPath("submitted"));

describe("The parent", () => {
  test("takes it back while the supervisor works: what is sent is refused, what was saved is there again", async () => {
    const { parent, page } = await send();
    const link = await linkTo(site, service);
    const supervisor = site.visitor();
    const second = await next(await supervisor.visit(link), approvedService);
    const review = await takeBack(page);
    expect(review.address).toBe(applyPath("review"));
    const late = await next(second, { ...attending(0), ...supervisorName });
    expect([late.status, late.text("h1")]).toEqual([
      409,
      expect.stringContaining("The application has changed since you opened this page"),
    ]);
    await submitReview(await openReview(parent));
    const again = await site.visitor().visit(await linkTo(site, service, { count: 2 }));
    expect(again.form("f").valuesOf("swn")).toEqual(["555012342"]);
    expect(again.form("f").valuesOf("supervisor_has_authority")).toEqual([]);
  });

  test("changes a child after an answer: it is stale, says so, and that service is asked again", async () => {
    const { parent } = await send();
    await answerAsSupervisor(site.visitor(), await linkTo(site, service));
    await takeBack(await services(parent));
    const children = await parent.visit(applyPath("dependent-children"));
    await children
      .form("f")
      .fill({ "children[0].first_name": "Aroha" })
      .submit({ name: "intent", value: "next" });
    const review = await openReview(parent);
    expect(review.text("main")).toContain("Its answer no longer counts");
    const sent = await submitReview(review);
    expect(sent.text("main")).toContain("There is no answer yet");
  });

  test("changes nothing: the approval still counts", async () => {
    const { parent } = await send();
    await answerAsSupervisor(site.visitor(), await linkTo(site, service));
    await takeBack(await services(parent));
    const sent = await submitReview(await openReview(parent));
    expect(sent.text("main")).toContain("Every service has approved your application");
  });

  test("has it sent again, five times an hour, and corrects the address: the old link ends", async () => {
    const { parent, page } = await send();
    const old = await linkTo(site, service);
    const address = await parent.visit(`${applyPath("submitted")}?address=5001`);
    const wrong = await address.form("f").fill({ provider_email: "office@" }).submit();
    expect(wrong.errors().map(({ text }) => text)).toEqual([
      expect.stringContaining("This is not a valid email address, please re-enter the email address."),
    ]);
    const right = `new-${service}`;
    const corrected = await wrong.form("f").fill({ provider_email: right }).submit();
    expect(corrected.text("main")).toContain(right);
    expect((await site.visitor().visit(old)).status).toBe(404);
    expect((await site.visitor().visit(await linkTo(site, right))).status).toBe(200);
    const statuses: number[] = [];
    for (let times = 0; times < 5; times++)
      statuses.push((await page.form().submit({ name: "intent", value: "send-again:5001" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test("shows a code at the centre: it opens with a child's birth date, and locks after three wrong ones", async () => {
    const { parent } = await send();
    const shown = await parent.visit(`${applyPath("submitted")}?code=5001`);
    const code = shown.text(".code");
    const supervisor = site.visitor();
    const open = async (born: string) =>
      (await supervisor.visit(`${confirmPath}?code=${code.replaceAll(" ", "")}`))
        .form("f")
        .fill(dayAnswers("birthDate", born))
        .submit();
    expect((await open("2023-03-05")).status).toBe(422);
    expect((await open("2023-03-04")).address).toMatch(/\/5001\/1$/);
    for (const born of ["2020-01-01", "2020-01-02"]) expect((await open(born)).status).toBe(422);
    expect((await open("2020-01-03")).status).toBe(429);
  });
});
