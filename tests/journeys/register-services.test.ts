import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { begun } from "../support/begun.ts";
import { bornEarly, claimAnswers, due } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { fillIn, goOnByParts, registrationAnswers, stepOf } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });
const services = "/register-my-baby/other-services";
const certificates = "/register-my-baby/buy-birth-certificates";
const prefixes = ["", "/mi"];

/** Opens a step of a registration that was begun elsewhere. */
const open = (path: string, answers: Answers, reached = 7, visitor = new Visitor(site.url)) =>
  begun(site, visitor, { ...registrationAnswers, ...answers }, { reached }).then(() => visitor.visit(path));
const press = (intent: string) => ({ name: "intent", value: intent });

describe.each(prefixes)("Services, without a script%s", (prefix) => {
  test.concurrent("a due date brings the question about the caregiver: nobody is blamed for not having answered it", async () => {
    const page = await open(prefix + services, { ...bornEarly, "bestStart.wanted": "yes" }, 5);
    const next = await fillIn(page, due("2018-07-02")).submit(press("next"));
    expect(next.status).toBe(200);
    expect(next.address).toBe(`${prefix}${services}?part=2`);
    expect(next.errors()).toEqual([]);
    expect(next.controls().has("bestStart.primaryCareGiver.type")).toBe(true);
    const again = await next.form("f").submit(press("next"));
    expect(again.status).toBe(422);
    expect(again.errors()).toHaveLength(1);
  });

  test.concurrent("a due date before the cutoff brings what is asked of those who are not entitled, and a warning", async () => {
    const page = await open(
      prefix + services,
      { ...bornEarly, "bestStart.wanted": "yes", "ird.applyForNumber": [] },
      5,
    );
    const next = await fillIn(page, due("2018-06-30")).submit(press("next"));
    expect(next.controls().has("msd.notify")).toBe(true);
    const back = await next.form("f").submit(press("back"));
    expect(back.text("main")).toMatch(/were born, or due to be born|i whānau, i tika rānei kia whānau/);
  });

  test.concurrent("an IRD number by email to a parent without an address: an error, and a way to that field that loses nothing [birth/services/number-by-email]", async () => {
    const visitor = new Visitor(site.url);
    const claim = { ...claimAnswers.workingForFamilies, "ird.numberByEmail": [], "mother.email": [] };
    const page = await open(prefix + services, claim, 5, visitor);
    const refused = await fillIn(page, { "ird.numberByEmail": "yes" }).submit(press("next"));
    expect(refused.status).toBe(422);
    const there = await fillIn(refused, {
      "bestStart.primaryCareGiver.declarationAccepted": [],
    }).submit(press("go:mother-details:mother.email"));
    expect(there.address).toBe(`${prefix}/register-my-baby/mother-details?focus=mother.email`);
    await fillIn(there, { "mother.email": "mere@example.nz" }).submit(press("next"));
    const back = (await visitor.visit(prefix + services)).form("f");
    expect(back.valuesOf("ird.numberByEmail")).toEqual(["yes"]);
    expect(back.valuesOf("bestStart.primaryCareGiver.declarationAccepted")).toEqual([]);
    const agreed = back.fill({ "bestStart.primaryCareGiver.declarationAccepted": "yes" });
    expect((await agreed.submit(press("next"))).errors()).toEqual([]);
  });

  test.concurrent("a claim of somebody out of reach leads to the phone and email of that parent [birth/services/reachable]", async () => {
    const visitor = new Visitor(site.url);
    const claim = { ...claimAnswers.newClaim, "mother.daytimePhone": [], "mother.email": [] };
    const refused = await (await open(prefix + services, claim, 5, visitor)).form("f").submit(press("next"));
    expect([refused.status, refused.errors().length]).toEqual([422, 1]);
    const there = await refused.form("f").submit(press("go:mother-details:mother.daytimePhone"));
    expect(there.address).toBe(`${prefix}/register-my-baby/mother-details?focus=mother.daytimePhone`);
    await fillIn(there, { "mother.daytimePhone": "021 123 4567" }).submit(press("next"));
    const back = (await visitor.visit(prefix + services)).form("f");
    expect((await back.submit(press("next"))).errors()).toEqual([]);
  });

  test.concurrent("… also when the step is answered part by part", async () => {
    const nothing = Object.fromEntries(Object.keys(claimAnswers.newClaim).map((name) => [name, []]));
    const page = await open(prefix + services, { ...nothing, "mother.daytimePhone": [], "mother.email": [] });
    const refused = await goOnByParts(page, claimAnswers.newClaim);
    expect([refused.status, refused.errors().length]).toEqual([422, 1]);
    expect(refused.document.querySelector('[value="go:mother-details:mother.daytimePhone"]')).not.toBeNull();
  });

  test.concurrent("a child not alive at birth: condolences, no entitlement, no questions [birth/services/stillborn]", async () => {
    const page = await open(prefix + services, { "child.aliveAtBirth": "no" });
    expect(page.document.querySelector("#condolences")).not.toBeNull();
    expect(page.controls().has("bestStart.wanted")).toBe(false);
    const next = await page.form("f").submit(press("next"));
    expect(stepOf(next)).toBe("buy-birth-certificates");
  });
});

const products = (prefix: string) => `${prefix}${certificates}?focus=certificateOrder.productCode`;

describe.each(prefixes)("Certificates, without a script%s", (prefix) => {
  const order: Answers = {
    orderBirthCertificate: "yes",
    "certificateOrder.productCode": "ZBFP",
    "certificateOrder.quantity": "2",
    "certificateOrder.courierDelivery": "courier",
  };

  test.concurrent("the total is worked out by a button, with two decimals [birth/certificates/total]", async () => {
    const page = await open(products(prefix), { orderBirthCertificate: "yes" });
    const worked = await fillIn(page, order).submit(press("work-out-total"));
    expect(worked.status).toBe(200);
    expect(worked.errors()).toEqual([]);
    expect(worked.text(".order-sent")).toMatch(/\$110\.00.*\$5\.00.*\$115\.00/s);
  });

  test.concurrent("every product has a preview, which says that it is one [birth/certificates/preview]", async () => {
    const page = await open(products(prefix), { orderBirthCertificate: "yes" });
    expect(page.document.querySelectorAll(".certificate-picture")).toHaveLength(5);
    expect(page.text("#certificate")).toMatch(/previews|pikitia tauira/);
  });

  test.concurrent("standard delivery is chosen from the start [birth/certificates/standard-first]", async () => {
    const page = await open(products(prefix), { orderBirthCertificate: "yes" });
    expect(page.form("f").valuesOf("certificateOrder.courierDelivery")).toEqual(["standard"]);
  });

  test.concurrent("a parent's home address is filled in", async () => {
    const page = await open(prefix + certificates, order);
    const next = await fillIn(page, {
      "certificateOrder.deliveryName": "Mere Tāne",
      "certificateOrder.deliveryAddressType": "mother",
    }).submit(press("next"));
    expect(stepOf(next)).toBe("review");
    expect(next.text("main")).toContain("12 High Street, Titahi Bay, Porirua 5022");
  });

  test.concurrent("the IRD number waits for a certificate that is not ordered: an error with a way back [birth/certificates/number-waits]", async () => {
    const irdHere = {
      "ird.applyForNumber": "yes",
      "ird.deliveryAddress": "birthCertificateAddress",
      "ird.numberByEmail": "no",
    };
    const page = await open(prefix + certificates, { ...irdHere, orderBirthCertificate: [] });
    const refused = await fillIn(page, { orderBirthCertificate: "no" }).submit(press("next"));
    expect(refused.status).toBe(422);
    const back = await refused.form("f").submit(press("go:other-services:ird.deliveryAddress"));
    expect(back.address).toBe(`${prefix}${services}?focus=ird.deliveryAddress`);
  });

  test.concurrent("a product that is not offered is refused", async () => {
    const page = await open(products(prefix), order);
    const next = await page.form("f").replaceAndSubmit("certificateOrder.productCode", "ZBPD", press("next"));
    expect(next.status).toBe(422);
  });
});
