import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { ordered } from "../stress/certificate-order.mjs";
import type { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { bothLanguages } from "../support/guide.ts";
import { sentence } from "../support/journey.ts";
import type { Page } from "../support/page.ts";
import { atReview, ownBirth, pay, receivedOf, referenceOn, register, sendIn } from "../support/registered.ts";
import { fillIn, goOn, stepOf, walkOn } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";
import { agreeing, newName, numbers, press, visitorsAt } from "../support/tax-account.ts";

const reviewWords = wordsOf("register-my-baby/steps/review/page");

const site = siteForTests();
/** Known lists of the registry serve for a day: from here on only what is under test is asked. */
beforeAll(() => atReview(site, ownBirth()));
const home = "/register-my-baby";
const { openedBy, checkedBy, withUsername } = visitorsAt(site);

const registry = (behaviour: string) => setFault(site.url, "registry", behaviour);
afterEach(async () => {
  await registry("ok");
  await setFault(site.url, "myir", "ok");
});

const notRegistered = {
  en: "Your baby’s birth is not registered yet. All your answers are here.",
  mi: "Kāore anō te whānautanga kia rēhitatia. Kei konei ō whakautu katoa.",
};
/** Words of a birth that is registered, or will be without any doing. */
const claims = {
  en: /is registered all the same|registration was received|within 30 minutes/i,
  mi: /ka rēhitatia tonutia|kua tae mai|i roto i te 30 meneti/i,
};
const paid = { en: "Paid by card", mi: "Kua utua mā te kāri" };

/** Somebody who has sent a birth. */
const sentBy = async (answers: Answers, prefix: string) => {
  const { who, review } = await atReview(site, answers, prefix);
  return { who, review, page: await sendIn(review, answers) };
};

/** Answers one question of a step, as somebody does who goes back from the review. */
const correct = async (who: Visitor, step: string, filling: Record<string, string>): Promise<Page> =>
  (await who.visit(step)).form("f").fill(filling).submit({ name: "intent", value: "review" });

describe.each(bothLanguages)("What is said at the end is so, $language", ({ language, prefix }) => {
  const say = (key: string) => sentence(key, language);
  const t = reviewWords(language);
  const at = (page: string) => `${prefix}${home}/${page}`;

  function expectNotRegistered(page: Page) {
    expect([page.status, page.address]).toEqual([200, at("confirmation-payment-outstanding")]);
    expect(page.text("main")).toContain(notRegistered[language]);
    expect(page.text("main")).not.toMatch(claims[language]);
    expect(page.document.querySelector(".reference-number")).toBeNull();
    expect(page.document.querySelector(`main a.button[href="${at("review")}"]`)).not.toBeNull();
  }

  test("410 when the review is entered: not registered, and all answers are there [birth/routes/gone]", async () => {
    const answers = ownBirth();
    await registry("gone");
    const { who, review } = await atReview(site, answers, prefix);
    expectNotRegistered(review);
    await registry("ok");
    expect((await who.visit(at("review"))).text("main")).toContain(answers["child.firstNames"]);
    expect(await receivedOf(site.url, answers)).toEqual([]);
  });

  test("410 at the submission: not registered, and the same press later registers", async () => {
    const answers = ownBirth();
    const { who, review } = await atReview(site, answers, prefix);
    await registry("gone");
    expectNotRegistered(await sendIn(review, answers));
    await registry("ok");
    const later = await (await who.visit(at("review"))).form("f").submit(register);
    expect(later.address).toBe(at("confirmation"));
    expect(await receivedOf(site.url, answers)).toHaveLength(1);
  });

  test("410 of the tax agency, at each of its calls in step 6: not registered", async () => {
    const [opened, checked, free] = await Promise.all([
      openedBy(numbers.known, prefix),
      checkedBy(prefix),
      withUsername(newName(), prefix),
    ]);
    await setFault(site.url, "myir", "gone");
    expectNotRegistered(await press(opened, "check-details", agreeing));
    expectNotRegistered(await press(checked, "check-username", { "myir.username": newName() }));
    expectNotRegistered(await press(free, "reserve", { "myir.notifyByText": "no" }));
  });

  test("410 when another payment is asked for: registered, and nobody says whether it is paid", async () => {
    const { who, page } = await sentBy(ownBirth(ordered), prefix);
    const declined = await pay(who, page, "decline");
    await registry("gone");
    const gone = await declined.form().submit({ name: "intent", value: "retry" });
    expect([gone.status, gone.address]).toEqual([200, at("confirmation-payment-outstanding")]);
    expect(gone.text("h1")).toContain(say("outstanding/unknown/title"));
    expect(gone.text("main")).not.toContain(paid[language]);
    expect(referenceOn(gone)).toBe(referenceOn(page));
  });

  test("the address of a paid order, opened by hand: not paid, and it can still be paid [registered/payment/paid]", async () => {
    const answers = ownBirth(ordered);
    const { who, page } = await sentBy(answers, prefix);
    const byHand = await who.visit(at("confirmation-payment-success"));
    expect(byHand.text("main")).not.toContain(paid[language]);
    expect(byHand.text("[role=alert]")).toContain(say("payment/unpaid"));
    expect(byHand.received.headers.refresh).toBeUndefined();
    expect((await who.visit(at("receipt"))).text(".receipt")).toContain(say("receipt/unpaid"));
    const provider = await who.visit(at("payment"));
    expect(provider.address).toBe(at("payment"));
    const end = await pay(who, provider, "approve");
    expect(end.text(".receipt")).toContain(`${paid[language]} $115.00`);
    expect(referenceOn(end)).toBe(referenceOn(page));
    // What is paid is not called unpaid either.
    expect((await who.visit(at("confirmation-payment-outstanding"))).address).toBe(
      at("confirmation-payment-success"),
    );
  });

  test("back from the card provider while the registry does not answer: nobody knows yet, and asking again tells", async () => {
    const { who, page } = await sentBy(ownBirth(ordered), prefix);
    await registry("nonsense");
    const unknown = await pay(who, page, "approve");
    expect([unknown.status, unknown.text("h1")]).toEqual([
      503,
      expect.stringContaining(say("outstanding/unknown/title")),
    ]);
    expect(unknown.text("main")).not.toContain(paid[language]);
    await registry("ok");
    const told = await who.visit(unknown.link(say("outstanding/unknown/again")));
    expect(told.text(".receipt")).toContain(`${paid[language]} $115.00`);
  });

  test("a confirmation without an order says nothing of a payment at the address of an outstanding one", async () => {
    const { who } = await sentBy(ownBirth(), prefix);
    expect((await who.visit(at("confirmation-payment-outstanding"))).address).toBe(at("confirmation"));
  });

  test("a duplicate says so and what to do; nothing is to be changed, and nothing can be sent [birth/answers/duplicate]", async () => {
    const answers = ownBirth();
    await sentBy(answers, prefix);
    const { review } = await atReview(site, answers, prefix);
    const sent = await review.form("f").submit({ name: "intent", value: "save-draft" });
    expect(sent.text("[role=alert]")).toContain(t("duplicate/title"));
    for (const page of [review, sent]) {
      expect(page.text("[role=alert]")).toContain(t("duplicate/title"));
      expect(page.text("[role=alert]")).toContain("0800 22 52 52");
      expect(page.document.querySelector("[data-error-summary]")).toBeNull();
      expect(page.document.querySelector("main .error")).toBeNull();
      expect(page.document.querySelector("main [value=submit]")).toBeNull();
      expect(page.html).not.toContain(`>${t("submit")}<`);
      for (const name of ["firstNames", "surname", "birthDate"])
        expect(page.document.querySelector(`main a[href*="focus=child.${name}"]`)).toBeNull();
      expect(page.document.querySelector('main a[href*="focus=mother.surname"]')).not.toBeNull();
    }
    expect(await receivedOf(site.url, answers)).toHaveLength(1);
  });

  test("sent, its answer lost, then corrected: it is registered once, and its reference is told", async () => {
    const answers = ownBirth();
    const { who, review } = await atReview(site, answers, prefix);
    await registry("lost");
    const uncertain = await sendIn(review, answers);
    expect([uncertain.status, uncertain.text("[role=alert]")]).toEqual([
      503,
      expect.stringContaining(t("uncertain/body")),
    ]);
    await registry("ok");
    const corrected = await correct(who, at("child-details?focus=child.surname"), {
      "child.surname": "Tane",
    });
    expect([stepOf(corrected), corrected.text("[role=alert]")]).toEqual([
      "review",
      expect.stringContaining(plain(t("uncertain/changed"))),
    ]);
    const end = await corrected.form("f").submit(register);
    expect([end.status, end.address]).toEqual([200, at("confirmation")]);
    const [received, ...more] = await receivedOf(site.url, answers);
    expect(more).toEqual([]);
    expect(received?.reference).toBe(referenceOn(end));
    expect(end.text("main")).toContain(say("laterChanges"));
  });

  test("what a slow button says while one waits [birth/wizard/please-wait]", async () => {
    const { who, review } = await atReview(site, ownBirth(), prefix);
    const waiting = (page: Page) =>
      page.document.querySelector("#f button[name=intent]")?.getAttribute("data-waiting");
    const [please, checking] = {
      en: ["Please wait ...", "Checking your application ..."],
      mi: ["Tēnā, tatari mai ...", "E tirohia ana tō tono ..."],
    }[language];
    expect(waiting(review)).toBe(checking);
    expect(waiting(await who.visit(at("mother-details")))).toBe(please);
    expect(waiting(await who.visit(at("buy-birth-certificates")))).toBe(checking);
  });

  test("410 after an uncertain submission: whether it is registered is not known", async () => {
    const answers = ownBirth();
    const { review } = await atReview(site, answers, prefix);
    await registry("lost");
    const uncertain = await sendIn(review, answers);
    await registry("gone");
    const gone = await uncertain.form("f").submit(register);
    expect(gone.address).toBe(at("confirmation-payment-outstanding"));
    expect(gone.text("h1")).toContain(say("uncertain/title"));
    expect(gone.text("main")).not.toContain(notRegistered[language]);
  });

  test.each<[string, Answers]>([
    ["without an order", {}],
    ["with an order that is not paid", ordered],
  ])(
    "410 while a second twin is registered, the first %s: it is the second that is not registered",
    async (_, order) => {
      const twin = (number: number): Answers => ({
        "child.oneOfMultiple": "yes",
        "child.multipleBirthOrder": `${number} of 2`,
      });
      const { who, page } = await sentBy(ownBirth({ ...twin(1), ...order }), prefix);
      const first = await who.visit(page.address.replace(/payment$/, "confirmation-payment-outstanding"));
      const form = await first.form("next-child").submit();
      const second = ownBirth(twin(2));
      const certificates = await walkOn(form, second, "buy-birth-certificates");
      await registry("gone");
      const gone = await goOn(certificates, second);
      expect(gone.address).toBe(at("confirmation-payment-outstanding"));
      const isPayable = order === ordered;
      expect(gone.text("main")).toContain(isPayable ? say("openForm") : notRegistered[language]);
      expect(referenceOn(gone)).toBe(isPayable ? referenceOn(page) : "");
      await registry("ok");
      expect(stepOf(await who.visit(gone.link(say("toReview"))))).toBe("review");
    },
  );

  test("while the registry is left alone 'Register this birth' asks it, as 'Try again' does", async () => {
    const answers = ownBirth();
    const { review } = await atReview(site, answers, prefix);
    await registry("down");
    // Five failed calls: from here on it is left alone.
    for (const _ of [1, 2]) expect((await atReview(site, ownBirth(), prefix)).review.status).toBe(503);
    await registry("ok");
    expect((await atReview(site, ownBirth(), prefix)).review.status).toBe(503);
    const end = await sendIn(review, answers);
    expect(end.address).toBe(at("confirmation"));
  });
});

describe("a payment page of an unexpected origin [registered/payment/expected-origin]", () => {
  const elsewhere = siteForTests({
    adjust: ({ timata }) => {
      const bindings = timata?.bindings as Record<string, string>;
      bindings.REGISTRY_URL = `${bindings.ORIGIN}/stand-ins/registry`;
      bindings.PAYMENT_ORIGINS = "https://pay.example";
    },
  });
  const lines: string[] = [];
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation((...said) => void lines.push(said.map(String).join(" ")));
  });
  afterEach(() => void vi.restoreAllMocks());

  test.each(bothLanguages)(
    "is logged as an error, and is outstanding, $language",
    async ({ language, prefix }) => {
      const answers = ownBirth(ordered);
      const { who, review } = await atReview(elsewhere, answers, prefix);
      const page = await fillIn(review, answers).submit(register);
      expect([page.status, page.address]).toEqual([200, `${prefix}${home}/confirmation-payment-outstanding`]);
      expect(page.text("main")).toContain(sentence("outstanding/noPage", language));
      expect(referenceOn(page)).toMatch(/^[0-9A-Z]{6,}$/);
      const receipt = await who.visit(`${prefix}${home}/receipt`);
      expect(receipt.text(".receipt")).toContain(sentence("receipt/unpaid", language));
      expect(receipt.text("main")).not.toContain(paid[language]);
      expect(lines.join("\n")).toContain(`"event":"payment-origin-unexpected"`);
      expect(lines.join("\n")).toContain(`"code":"${elsewhere.url}"`);
    },
  );
});
