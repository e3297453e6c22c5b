import { afterEach, describe, expect, test } from "vitest";
import { ordered } from "../stress/certificate-order.mjs";
import { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { send } from "../support/http.ts";
import type { Page } from "../support/page.ts";
import {
  atReview,
  changeFromReview,
  ownBirth,
  receivedOf,
  referenceOn,
  register,
  sendIn,
} from "../support/registered.ts";
import { stepOf } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();
const home = "/register-my-baby";
const sorry = "We cannot connect to the registration service right now";

afterEach(() => setFault(site.url, "registry", "ok"));

describe("What the registry says", () => {
  test("Submit 400 with errors: errors attach to fields, with a link to each [birth/answers/errors]", async () => {
    const answers = ownBirth({ "mother.occupation": "Refused by the registry" });
    const { who, review } = await atReview(site, answers);
    const [error, ...more] = [...review.document.querySelectorAll("[data-error-summary] a")];
    expect(more).toEqual([]);
    // Which character it is, as the registry says it.
    expect(error?.textContent).toContain('Mother – Occupation: The registry does not take "y" here.');
    expect(error?.getAttribute("href")).toBe(`${home}/mother-details?focus=mother.occupation`);
    const refused = await sendIn(review, answers);
    expect(refused.status).toBe(422);
    expect(await receivedOf(site.url, answers)).toEqual([]);
    const corrected = await changeFromReview(who, review, "focus=mother.occupation", {
      "mother.occupation": "Kaiako",
    });
    expect(corrected.document.querySelector("[data-error-summary]")).toBeNull();
    expect((await sendIn(corrected, answers)).address).toBe(`${home}/confirmation`);
  });

  test("duplicate true: generic duplicate error [birth/answers/duplicate]", async () => {
    const answers = ownBirth();
    const { who, review: openedBefore } = await atReview(site, answers);
    await sendIn((await atReview(site, answers)).review, answers);
    const { review } = await atReview(site, answers);
    const refused = await sendIn(openedBefore, answers);
    expect([review.status, refused.status]).toEqual([200, 422]);
    for (const page of [review, refused, await who.visit(`${home}/review`)]) {
      expect(page.text("[role=alert]")).toContain("already been submitted");
      expect(page.text("[role=alert]")).toContain("0800 22 52 52");
      expect(page.document.querySelector("main [value=submit]")).toBeNull();
    }
    expect(await receivedOf(site.url, answers)).toHaveLength(1);
  });

  test.each([
    ["down", 503],
    ["nonsense", 503],
  ])(
    "a registry that is %s when it is to check: 'Sorry!', every answer is still there, and trying again helps [birth/review/cannot-connect] [birth/review/check]",
    async (behaviour, status) => {
      await setFault(site.url, "registry", behaviour);
      const answers = ownBirth();
      const { who, review } = await atReview(site, answers);
      expect([review.status, stepOf(review)]).toEqual([status, "review"]);
      expect(review.text("[role=alert]")).toMatch(/^Sorry! /);
      expect(review.text("[role=alert]")).toContain(sorry);
      expect(review.text("main")).toContain(answers["child.firstNames"] as string);
      expect(review.slowest).toBeLessThan(12_000);
      const refused = await sendIn(review, answers);
      expect(refused.status).toBe(status);
      expect(refused.form("f").valuesOf("declarationMade")).toEqual(["yes"]);
      await setFault(site.url, "registry", "ok");
      const again = await who.visit(refused.link("Try again"));
      expect([again.status, again.document.querySelector("main [role=alert]")]).toEqual([200, null]);
      expect(again.form("f").valuesOf("declarationMade")).toEqual(["yes"]);
      expect((await again.form("f").submit(register)).address).toBe(`${home}/confirmation`);
      expect(await receivedOf(site.url, answers)).toHaveLength(1);
    },
  );

  test("a registry that is slow when it is to check: the page says so within 12 seconds", async () => {
    await setFault(site.url, "registry", "slow");
    const { review } = await atReview(site, ownBirth(), "/mi");
    expect(review.status).toBe(503);
    expect(review.text("[role=alert]")).toMatch(/^Aroha mai! /);
    expect(review.slowest).toBeLessThan(12_000);
  });

  test.each(["down", "nonsense"])(
    "a registry that is %s when it is to register: it may have arrived, and pressing again registers once [birth/answers/uncertain]",
    async (behaviour) => {
      const answers = ownBirth(ordered);
      const { who, review } = await atReview(site, answers);
      await setFault(site.url, "registry", behaviour);
      const uncertain = await sendIn(review, answers);
      expect(uncertain.status).toBe(503);
      expect(uncertain.text("[role=alert]")).toContain("cannot tell whether your registration has arrived");
      // What was said of the same answers holds: a page that is loaded again asks nobody.
      expect((await who.visit(`${home}/review`)).status).toBe(200);
      await setFault(site.url, "registry", "ok");
      expect((await uncertain.form("f").submit(register)).address).toBe(`${home}/payment`);
      expect(await receivedOf(site.url, answers)).toHaveLength(1);
    },
  );

  test("410: redirect to payment outstanding, from the check and from the submission [birth/routes/gone]", async () => {
    const answers = ownBirth();
    const { who, review } = await atReview(site, answers);
    await setFault(site.url, "registry", "gone");
    const sent = await sendIn(review, answers);
    expect([sent.status, sent.address]).toEqual([200, `${home}/confirmation-payment-outstanding`]);
    expect(sent.document.querySelector(".reference-number")).toBeNull();
    const { review: other } = await atReview(site, ownBirth(), "/mi");
    expect(other.address).toBe(`/mi${home}/confirmation-payment-outstanding`);
    await setFault(site.url, "registry", "ok");
    // Nothing is lost.
    expect((await who.visit(`${home}/review`)).text("main")).toContain(answers["child.firstNames"] as string);
  });

  test("retry-payment while the registry is down: the page says so, and can be tried again", async () => {
    const answers = ownBirth(ordered);
    const { who, review } = await atReview(site, answers);
    await sendIn(review, answers);
    const retry = await who.visit(`${home}/confirmation-payment-retry`);
    await setFault(site.url, "registry", "nonsense");
    const failed = await retry.form().submit({ name: "intent", value: "retry" });
    expect([failed.status, failed.address]).toEqual([503, `${home}/confirmation-payment-retry`]);
    expect(failed.text("[role=alert]")).toContain(sorry);
    await setFault(site.url, "registry", "ok");
    expect((await failed.form().submit({ name: "intent", value: "retry" })).address).toBe(`${home}/payment`);
  });
});

describe("how far it is", () => {
  const sent = async (answers = ownBirth()) => {
    const { who, review } = await atReview(site, answers);
    return { who, answers, page: await sendIn(review, answers) };
  };
  const moveOn = (reference: string) =>
    send(site.url, {
      method: "POST",
      path: `/stand-ins/registry/registrations/${reference}/next`,
      headers: { Origin: site.url },
    });
  const asked = (page: Page, reference: string, year = "2026") =>
    page
      .form()
      .fill({ reference, "birthDate.day": "1", "birthDate.month": "10", "birthDate.year": year })
      .submit();

  test("reference and birth date show the stages; a name and the sky of that night come with the registration [registered/status/stages] [registered/status/welcome] [registered/status/routes]", async () => {
    const { who, answers, page } = await sent();
    const reference = referenceOn(page);
    const asks = await who.visit(page.link("how far it is"));
    expect(asks.form().valuesOf("reference")).toEqual([reference]);
    const found = await asked(asks, reference.toLowerCase());
    expect([found.status, found.address]).toEqual([200, `${home}/status`]);
    expect(found.texts(".status-stages li b")).toEqual(["Received", "Being checked", "Registered"]);
    expect(found.texts(".is-done")).toHaveLength(1);
    expect(found.text("main")).toContain("This answer comes from a stand-in");
    expect((await who.visit(`${home}/nau-mai`)).address).toBe(`${home}/status`);
    for (const _ of [1, 2]) await moveOn(reference);
    const done = await who.visit(`${home}/status`);
    expect(done.texts(".is-done")).toHaveLength(3);
    const welcome = await who.visit(done.link("baby’s page"));
    expect(welcome.text("h1")).toBe(`Nau mai, ${answers["child.firstNames"]}`);
    expect(welcome.text(".sky-sheet")).toContain(
      "The night after 1 October 2026: The moon was shrinking, 73 percent",
    );
    for (const said of ["card2017", "card3008", "card2060"])
      expect(welcome.document.querySelector("main")?.innerHTML).toContain(said);
    const maori = await who.visit(`/mi${home}/nau-mai`);
    expect(maori.text(".sky-sheet")).toContain("Te pō i muri i te 1 o Oketopa 2026");
  });

  test("a wrong number and a wrong day read the same, a registry that is down another sentence, each with a number to call [registered/status/unknown]", async () => {
    const { page } = await sent();
    const stranger = await new Visitor(site.url).visit(`${home}/status`);
    const wrong = await asked(stranger, referenceOn(page), "2025");
    const unknown = await asked(stranger, "BCDFGH99");
    for (const { status, errors } of [wrong, unknown].map((each) => ({
      status: each.status,
      errors: each.errors(),
    })))
      expect([status, errors.map(({ text }) => text).join()]).toEqual([
        422,
        expect.stringMatching(/knows no.*0800 22 52 52/),
      ]);
    expect(wrong.errors()).toEqual(unknown.errors());
  });

  test("after a loss the page is quiet [registered/status/loss]", async () => {
    const { who, answers, page } = await sent(ownBirth({ "child.aliveAtBirth": "no" }));
    for (const _ of [1, 2]) await moveOn(referenceOn(page));
    await asked(await who.visit(`${home}/status`), referenceOn(page));
    const quiet = await who.visit(`${home}/nau-mai`);
    expect(quiet.text("h1")).toBe(String(answers["child.firstNames"]));
    expect(quiet.text("main")).toContain("0800 726 374");
    expect(quiet.text("main")).not.toMatch(/Nau mai|immunisation|Best Start|IRD/);
    expect(quiet.document.querySelector(".people")).toBeNull();
  });

  test("a mail is asked for and ended [registered/status/mails]", async () => {
    const { who, page } = await sent();
    const found = await asked(await who.visit(`${home}/status`), referenceOn(page));
    const press = (value: string, email = "news@example.nz") =>
      found.form("f").fill({ email }).submit({ name: "intent", value });
    expect((await press("mail-begin", "nobody")).errors()).toHaveLength(1);
    expect((await press("mail-begin")).text("main")).toContain("We write to this address");
    expect((await press("mail-end")).text("main")).toContain("No more mails go to this address.");
  });
});
