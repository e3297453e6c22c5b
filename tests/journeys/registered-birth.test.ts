import { describe, expect, test } from "vitest";
import { ordered } from "../stress/certificate-order.mjs";
import { Visitor } from "../support/client.ts";
import { countQueries } from "../support/count-queries.mjs";
import { send } from "../support/http.ts";
import { atReview, ownBirth, pay, receivedOf, referenceOn, register, sendIn } from "../support/registered.ts";
import { fillIn } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

let queries = 0;
const site = siteForTests({
  adjust: ({ timata }) =>
    countQueries(timata ? { timata } : {}, () => {
      queries++;
    }),
});
const home = "/register-my-baby";

const registered = async (answers = ownBirth(), prefix = "") => {
  const { who, review } = await atReview(site, answers, prefix);
  return { who, answers, page: await sendIn(review, answers) };
};

describe("Outcome", () => {
  test("Otherwise it goes to /register-my-baby/confirmation, with the reference that the registry gave [birth/routes/confirmation]", async () => {
    const { who, answers, page } = await registered();
    expect([page.status, page.address]).toEqual([200, `${home}/confirmation`]);
    const [received, ...more] = await receivedOf(site.url, answers);
    expect(more).toEqual([]);
    expect(received).toMatchObject({ reference: referenceOn(page), state: "registered" });
    expect(page.text("main")).toContain("You did not order a birth certificate.");
    // The answers are gone: a new form is a fresh one.
    const fresh = await who.visit(`${home}/child-details`);
    expect(fresh.form("f").valuesOf("child.bornInNZ")).toEqual([]);
    expect((await who.visit(`${home}/review`)).address).toBe(`${home}/confirmation`);
  });

  test("If a certificate is ordered and paymentURL is returned, the browser goes to the payment page; approved, the birth is registered [birth/routes/payment] [registered/payment/own-page] [quality/forgery/payment-page]", async () => {
    const { who, answers, page } = await registered(ownBirth(ordered));
    expect([page.status, page.address]).toEqual([200, `${home}/payment`]);
    expect(page.received.headers.refresh).toMatch(/^0; url=http.*\/stand-ins\/registry\/payment\//);
    expect(page.text("main")).toContain("$115.00");
    expect(await receivedOf(site.url, answers)).toMatchObject([{ state: "waiting-for-payment" }]);
    // Who comes back to it is not sent away again.
    const again = await who.visit(`${home}/confirmation`);
    expect([again.address, again.received.headers.refresh]).toEqual([`${home}/payment`, undefined]);
    const paid = await pay(who, again, "approve");
    expect(paid.address).toBe(`${home}/confirmation-payment-success`);
    expect(referenceOn(paid)).toBe(referenceOn(page));
    expect(paid.text(".receipt")).toContain("Paid by card $115.00");
    expect(paid.text("main")).toContain("2 × Standard and Forest pack: a courier brings it");
    expect(await receivedOf(site.url, answers)).toMatchObject([{ state: "registered" }]);
    expect((await who.visit(`${home}/payment`)).address).toBe(`${home}/confirmation-payment-success`);
  });

  test("Payment declined: another try within 15 minutes leads to a new payment page [birth/routes/payment] [registered/payment/declined]", async () => {
    const { who, answers, page } = await registered(ownBirth(ordered));
    const declined = await pay(who, page, "decline");
    expect([declined.status, declined.address]).toEqual([200, `${home}/confirmation-payment-retry`]);
    expect(declined.text("h1")).toContain("Payment declined");
    expect(declined.text("main")).toContain("within 15 minutes");
    const [seconds = "", url] = (declined.received.headers.refresh ?? "").split("; url=");
    expect(Number(seconds)).toBeGreaterThan(890);
    expect(Number(seconds)).toBeLessThanOrEqual(900);
    expect(url).toBe(`${home}/confirmation-payment-outstanding`);
    const payment = await declined.form().submit({ name: "intent", value: "retry" });
    expect(payment.address).toBe(`${home}/payment`);
    expect(payment.link("payment")).not.toBe(page.link("payment"));
    expect(payment.received.headers.refresh).toMatch(/^0; url=/);
    const paid = await pay(who, payment, "approve");
    expect(paid.address).toBe(`${home}/confirmation-payment-success`);
    expect(await receivedOf(site.url, answers)).toMatchObject([{ state: "registered" }]);
  });

  test("Retry or decline also leads to payment-outstanding: given up, and when the registry says 410 [birth/routes/payment]", async () => {
    const { who, page } = await registered(ownBirth(ordered));
    const cancelled = await pay(who, page, "cancel");
    const outstanding = await who.visit(cancelled.link("without a certificate"));
    expect([outstanding.status, outstanding.address]).toEqual([
      200,
      `${home}/confirmation-payment-outstanding`,
    ]);
    expect(outstanding.text("main")).toContain("within 30 minutes");
    expect(referenceOn(outstanding)).toBe(referenceOn(page));
    // Paid in another window: the registry has handled it.
    await send(site.url, {
      method: "POST",
      path: new URL(page.link("payment"), site.url).pathname,
      headers: { Origin: site.url, "Content-Type": "application/x-www-form-urlencoded" },
      body: "answer=approve",
    });
    const retried = await cancelled.form().submit({ name: "intent", value: "retry" });
    expect(retried.address).toBe(`${home}/confirmation-payment-outstanding`);
  });

  test("No answer of the card provider: the payment still waits, and can be opened again", async () => {
    const { who, answers, page } = await registered(ownBirth(ordered));
    expect((await pay(who, page, "no-answer")).address).toContain("/stand-ins/registry/payment/");
    const back = await who.visit(`${home}/confirmation-payment-retry`);
    expect(back.text("h1")).toContain("Payment declined");
    expect(await receivedOf(site.url, answers)).toMatchObject([{ state: "waiting-for-payment" }]);
  });

  test.each(["confirmation", "confirmation-payment-success", "confirmation-payment-retry", "payment"])(
    "Confirmation screens: with no reference number the user is sent to the home page: %s [birth/routes/without-reference]",
    async (name) => {
      const who = new Visitor(site.url);
      expect((await who.visit(`${home}/${name}`)).address).toBe("/");
      expect((await who.visit(`/mi${home}/${name}`)).address).toBe("/mi");
    },
  );

  test("retry-payment works only in the browser that made the submission [quality/access/retry-payment]", async () => {
    const { who, page } = await registered(ownBirth(ordered));
    const declined = await pay(who, page, "decline");
    const stranger = new Visitor(site.url, { Origin: site.url });
    const asked = await stranger.post(declined.address, [["intent", "retry"]]);
    expect(asked.address).toBe("/");
    // Without an order there is nothing to pay.
    const { who: other } = await registered();
    for (const name of ["payment", "confirmation-payment-success", "confirmation-payment-retry"])
      expect((await other.visit(`${home}/${name}`)).address).toBe(`${home}/confirmation`);
  });

  test("whatever is pressed, a birth is registered once: 50 times in parallel, from two windows, and after all [birth/answers/once] [quality/drafts/once]", async () => {
    const answers = ownBirth();
    const { who, review } = await atReview(site, answers);
    const window = await who.visit(`${home}/review`);
    const forms = Array.from({ length: 50 }, (_, index) => fillIn(index % 2 ? review : window, answers));
    const pages = await Promise.all(forms.map((form) => form.submit(register)));
    // On a busy machine the database takes longer than a page waits for it: the review says so, and the button is pressed again.
    for (const [at, form] of forms.entries())
      if (pages[at]?.address === review.address) pages[at] = await form.submit(register);
    expect(new Set(pages.map(({ status, address }) => `${status} ${address}`))).toEqual(
      new Set([`200 ${home}/confirmation`]),
    );
    expect(new Set(pages.map(referenceOn)).size).toBe(1);
    const late = await sendIn(review, answers);
    expect(late.address).toBe(`${home}/confirmation`);
    expect(referenceOn(late)).toBe(referenceOn(pages[0] ?? late));
    expect(await receivedOf(site.url, answers)).toHaveLength(1);
  });
});

test("a submission asks the database at most 20 times, the review and each page after it at most 5 times", async () => {
  const answers = ownBirth(ordered);
  queries = 0;
  const { who, review } = await atReview(site, answers);
  const form = fillIn(review, answers);
  expect(queries).toBeLessThanOrEqual(5);
  queries = 0;
  who.stopBefore = home;
  await form.submit(register);
  expect(queries).toBeLessThanOrEqual(20);
  who.stopBefore = undefined;
  for (const name of ["payment", "confirmation-payment-retry", "confirmation-payment-success", "receipt"]) {
    queries = 0;
    await who.visit(`${home}/${name}`);
    expect(queries).toBeLessThanOrEqual(5);
  }
});

describe("the receipt", () => {
  test("works again on another device with the code and the child's birth date [registered/confirmation/receipt]", async () => {
    const { page } = await registered();
    const [, code = ""] = page.texts(".reference-number");
    expect(code).toMatch(/^[0-9A-Z ]{20,}$/);
    const device = new Visitor(site.url);
    const asks = await device.visit(`${home}/receipt`);
    expect(asks.address).toBe(`${home}/continue`);
    const form = asks.form();
    const names = form.fields().map(([name]) => name);
    const named = (part: string) => names.find((name) => name.endsWith(part)) ?? part;
    const receipt = await form
      .fill({
        [named("code")]: code,
        [named(".day")]: "1",
        [named(".month")]: "10",
        [named(".year")]: "2026",
      })
      .submit();
    expect([receipt.status, receipt.address]).toEqual([200, `${home}/receipt`]);
    expect(referenceOn(receipt)).toBe(referenceOn(page));
    expect(receipt.text("h1")).toContain("Receipt");
  });

  test("a confirmation goes by email to the address that was given, and the page says so [birth/review/confirmation-email]", async () => {
    const { page } = await registered(
      ownBirth({ confirmationEmail: "yes", confirmationEmailAddress: "receipt@example.nz" }),
    );
    expect(page.text("main")).toContain("A confirmation was sent to receipt@example.nz.");
    const { text } = await send(site.url, { path: "/stand-ins/outbox?format=json" });
    const mails = (JSON.parse(text) as { to: string; subject: string; text: string }[]).filter(
      ({ to }) => to === "receipt@example.nz",
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain(referenceOn(page));
    expect(mails[0]?.text).not.toContain("Āria");
  });
});

describe("te reo Māori", () => {
  test("a certificate is ordered, declined and paid in te reo Māori throughout", async () => {
    const { who, answers, page } = await registered(ownBirth(ordered), "/mi");
    expect([page.address, page.language]).toEqual([`/mi${home}/payment`, "mi"]);
    const [received] = await receivedOf(site.url, answers);
    expect(received?.payload.confirmationUrlSuccess).toBe(
      `${site.url}/mi${home}/confirmation-payment-success`,
    );
    const provider = await who.visit(new URL(page.link("utu", "main"), who.site).pathname);
    expect(
      (await provider.form().submit({ name: "answer", value: "decline" })).received.headers.refresh,
    ).toBe(`0; url=${site.url}/mi${home}/confirmation-payment-retry`);
    const declined = await who.visit(`/mi${home}/confirmation-payment-retry`);
    expect(declined.text("h1")).toContain("Kāore te utu i whakaaetia");
    const outstanding = await who.visit(declined.link("kaua he tiwhikete"));
    expect(outstanding.address).toBe(`/mi${home}/confirmation-payment-outstanding`);
    expect(outstanding.text("h1")).toContain("Kāore te tiwhikete i utua");
  });
});

describe("a child not alive at birth", () => {
  test("Stillborn child: sympathy message and no Best Start entitlement [birth/review/stillborn]", async () => {
    const answers = ownBirth({ "child.aliveAtBirth": "no" });
    const { review } = await atReview(site, answers);
    expect(review.text("main")).toContain("We are very sorry for your loss");
    expect(review.text("main")).toContain("There is no entitlement to Best Start payments");
    const sent = await sendIn(review, answers);
    expect(sent.text("main")).not.toContain("There is no entitlement");
    expect(sent.text("main")).not.toContain("You did not apply for Best Start");
  });
});
