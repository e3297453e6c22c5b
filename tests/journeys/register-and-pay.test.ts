import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { ordered } from "../stress/certificate-order.mjs";
import { caregiverSent } from "../support/birth-sent.ts";
import { claimAnswers, ofCaregiver } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import {
  expectConfirmed,
  expectSent,
  register,
  type Said,
  sentence,
  sentencesIn,
  service,
  start,
} from "../support/journey.ts";
import { later } from "../support/later.ts";
import type { Page } from "../support/page.ts";
import { ownBirth, pay, receivedOf, referenceOn, sendIn } from "../support/registered.ts";
import { fillIn, stepOf, walkOn } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const taxAccountWords = wordsOf("register-my-baby/steps/tax-account/account");

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });
const minute = 60_000;

/** What the registry receives of `ordered`. */
const orderSent = {
  productCode: "ZBFP",
  quantity: 2,
  courierDelivery: true,
  deliveryName: "Mere Tāne",
  deliveryAddress: {
    line1: "12 High Street",
    line2: "Titahi Bay",
    suburbTownPostcode: "Porirua 5022",
  },
};

const claim: Answers = {
  ...claimAnswers.newClaim,
  ...ofCaregiver({
    irdNumber: "49-091-850",
    isSharingCare: "yes",
    "careSharer.firstNames": "Hine",
    "careSharer.surname": "Rua",
    "careSharer.daytimePhone": "04 476 1234",
    hasPartner: "yes",
    "partner.firstNames": "Hemi",
    "partner.surname": "Ngata",
    "partner.irdNumber": "136410132",
    "bankAccount.number.body": "068389",
    "bankAccount.creditUnion": "yes",
    "bankAccount.creditUnionReferenceNumber": "KŪ 12",
    "bankAccount.paymentFrequency": "B",
  }),
  "ird.deliveryAddress": "birthCertificateAddress",
  "ird.numberByEmail": "yes",
};

const claimSent = {
  wanted: "Y",
  primaryCareGiver: {
    ...caregiverSent,
    isMSDClient: false,
    isGettingWorkingForFamilies: false,
    isTaxResident: true,
    isSharingCare: true,
    careSharer: { firstNames: "Hine", surname: "Rua", daytimePhone: "04 476 1234" },
    hasPartner: true,
    partner: { firstNames: "Hemi", surname: "Ngata", irdNumber: "136410132" },
    isApplyingForPaidParentalLeave: true,
    irdNumber: "049091850",
    bankAccount: {
      name: "Mere Tāne",
      number: "01-0902-00068389-0000",
      creditUnion: true,
      creditUnionReferenceNumber: "KŪ 12",
      paymentFrequency: "B",
    },
    declarationAccepted: true,
  },
};

/** Of usernames, which are reserved for good. */
let names = 0;
const account = "manage-best-start-payments";

/** Asks for a tax account button by button, and goes on. */
async function reserve(page: Page, username: string, language: Language): Promise<Page> {
  const t = taxAccountWords(language);
  const press = (from: Page, intent: string, answers: Answers) =>
    fillIn(from, answers).submit({ name: "intent", value: intent });
  const checked = await press(page, "check-details", {
    "myir.wanted": "yes",
    "myir.detailsConsent": "yes",
  });
  expect(checked.text("main")).toContain(plain(t("valid")));
  const free = await press(checked, "check-username", { "myir.username": username });
  expect(free.text("main")).toContain(`${plain(t("available"))} ${username}`);
  const reserved = await press(free, "reserve", {
    "myir.notifyByText": "yes",
    "myir.mobile": "0212345678",
  });
  expect(reserved.text("main")).toContain(plain(t("reserved/title")));
  return reserved;
}

describe.each(bothLanguages)("A birth is registered without a script, $language", ({ language, prefix }) => {
  const say = (key: Said, values?: Record<string, string>) => sentence(key, language, values);

  test.concurrent("two parents: Best Start, a myIR account, certificates by courier, paid", async () => {
    const birth = ownBirth({
      ...claim,
      ...ordered,
      "certificateOrder.emailAddress": "order@example.nz",
      confirmationEmail: "yes",
      confirmationEmailAddress: "receipt@example.nz",
    });
    const username = `mere.${names++}@example.nz`;
    const visitor = new Visitor(site.url);
    const atAccount = await walkOn(await start(visitor, prefix), birth, account);
    const reserved = await reserve(atAccount, username, language);
    const review = await walkOn(reserved, birth, "review");
    expect(review.text("main .review-tax-account")).toContain(username);
    expect(review.text("main")).toContain("01-0902-068389-00");
    const sent = await sendIn(review, birth);
    expect([stepOf(sent), sent.text("main").includes("$115.00")]).toEqual(["payment", true]);
    const more = {
      bestStart: claimSent,
      ird: { applyForNumber: true, deliveryAddress: "birthCertificateAddress", numberByEmail: true },
      msd: undefined,
      certificateOrder: { ...orderSent, emailAddress: "order@example.nz" },
      confirmationEmailAddress: "receipt@example.nz",
    };
    await expectSent(site.url, sent, birth, { more, state: "waiting-for-payment" });
    const paid = await pay(visitor, sent, "approve");
    expect(stepOf(paid)).toBe("confirmation-payment-success");
    expectConfirmed(paid, language, ["next/bestStart/Y", "next/irdByEmail"]);
    expect(paid.text("main")).toContain(say("next/myIR/success", { username }));
    expect(paid.text("main")).toContain(say("mail", { address: "receipt@example.nz" }));
    expect(paid.text(".receipt")).toContain(`${say("receipt/paid")} $115.00`);
    await expectSent(site.url, paid, birth, { more });
  });

  test.concurrent("a certificate whose payment is declined, tried again and approved", async () => {
    const birth = ownBirth(ordered);
    const visitor = new Visitor(site.url);
    const { end: payment } = await register(visitor, birth, prefix);
    const declined = await pay(visitor, payment, "decline");
    expect([stepOf(declined), declined.text("main")]).toEqual([
      "confirmation-payment-retry",
      expect.stringContaining(say("retry/warning")),
    ]);
    const again = await declined.form().submit({ name: "intent", value: "retry" });
    expect([stepOf(again), referenceOn(again)]).toEqual(["payment", referenceOn(payment)]);
    const paid = await pay(visitor, again, "approve");
    expect([stepOf(paid), sentencesIn(paid.text("main"), language)]).toEqual([
      "confirmation-payment-success",
      ["next/bestStart/N"],
    ]);
    await expectSent(site.url, paid, birth, { more: { certificateOrder: orderSent } });
  });

  test.concurrent("a payment that nobody answers: after 15 minutes, without a script, it is outstanding [registered/payment/declined]", async () => {
    const birth = ownBirth(ordered);
    const visitor = new Visitor(site.url);
    const { end: payment } = await register(visitor, birth, prefix);
    const silent = await pay(visitor, payment, "no-answer");
    expect(silent.address).toContain("/stand-ins/registry/payment/");
    const waiting = await visitor.visit(`${prefix}${service}/confirmation-payment-retry`);
    expect(waiting.text("main")).toContain("15 m");
    const [seconds = "", next = ""] = (waiting.received.headers.refresh ?? "").split("; url=");
    expect(Math.round(Number(seconds) / 60)).toBe(15);
    expect(next).toBe(`${prefix}${service}/confirmation-payment-outstanding`);
    await later(site, visitor, 15 * minute);
    for (const address of [next, waiting.address]) {
      const outstanding = await visitor.visit(address);
      expect([outstanding.address, outstanding.text("main")]).toEqual([
        next,
        expect.stringContaining(say("outstanding/lead")),
      ]);
      expect(referenceOn(outstanding)).toBe(referenceOn(payment));
    }
    const [received] = await receivedOf(site.url, birth);
    expect(received?.state).toBe("waiting-for-payment");
  });
});
