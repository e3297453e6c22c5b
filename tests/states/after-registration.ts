import { ordered } from "../stress/certificate-order.mjs";
import { carryCookies } from "../support/carry-cookies.ts";
import { setFault } from "../support/failing-services.ts";
import { send } from "../support/http.ts";
import type { SiteWithIdentity } from "../support/identity.ts";
import { nextPage } from "../support/next-page.ts";
import { inMinutes, publish, seen } from "../support/notices.ts";
import { atReview, ownBirth, pay, referenceOn, register, sendIn } from "../support/registered.ts";
import type { State } from "./arriving.ts";

/** Somebody at the review, with an order of certificates. */
async function atReviewOf(site: SiteWithIdentity, prefix: string) {
  const answers = ownBirth({
    ...ordered,
    "child.firstNames": `Duke ${ownBirth()["child.firstNames"]}`,
    "child.oneOfMultiple": "yes",
    "child.multipleBirthOrder": "1 of 2",
  });
  return { answers, ...(await atReview(site, answers, prefix)) };
}

/** The review with a queried name, and nothing of its own answered. */
const refused: State["arrive"] = async (page, base, site) => {
  const { who } = await atReviewOf(site, base.slice(site.url.length));
  await carryCookies(who, page);
  await page.goto(`${base}/register-my-baby/review`);
  return nextPage(page, () => page.click(`#f .button[value=${register.value}]`));
};

/** A page after a registration, when the card provider has answered. */
const after =
  (name: string, answer: "approve" | "decline"): State["arrive"] =>
  async (page, base, site) => {
    const { who, answers, review } = await atReviewOf(site, base.slice(site.url.length));
    const payment = await sendIn(review, { ...answers, "child.nameExplaination": "A name of the family" });
    await pay(who, payment, answer);
    await carryCookies(who, page);
    return page.goto(`${base}/register-my-baby/${name}`);
  };

/** How far a registration is that the registry has moved on twice, or the page that opens then. */
const goneOn =
  (name: "status" | "nau-mai"): State["arrive"] =>
  async (page, base, site) => {
    const { origin } = new URL(base);
    const { who, answers, review } = await atReviewOf(site, base.slice(site.url.length));
    const sent = await sendIn(review, { ...answers, "child.nameExplaination": "A name of the family" });
    const reference = referenceOn(await pay(who, sent, "approve"));
    for (const _ of [1, 2])
      await send(origin, {
        method: "POST",
        path: `/stand-ins/registry/registrations/${reference}/next`,
        headers: { Origin: origin },
      });
    const asks = await who.visit(`${base.slice(origin.length)}/register-my-baby/status`);
    const born = { "birthDate.day": "1", "birthDate.month": "10", "birthDate.year": "2026" };
    await asks
      .form()
      .fill({ reference, ...born })
      .submit();
    await carryCookies(who, page);
    return page.goto(`${base}/register-my-baby/${name}`);
  };

/** Back from the card provider while the registry's answer makes no sense. */
const paidOrNot: State["arrive"] = async (page, base, site) => {
  const { origin } = new URL(base);
  const { who, answers, review } = await atReviewOf(site, base.slice(site.url.length));
  const payment = await sendIn(review, { ...answers, "child.nameExplaination": "A name of the family" });
  await setFault(origin, "registry", "nonsense");
  const { address } = await pay(who, payment, "approve");
  await carryCookies(who, page);
  const response = await page.goto(origin + address);
  await setFault(origin, "registry", "ok");
  return response;
};

/** The review of somebody whose form stays while the service is closed. */
const closed: State["arrive"] = async (page, base, site) => {
  const { origin } = new URL(base);
  const { who } = await atReviewOf(site, base.slice(site.url.length));
  await carryCookies(who, page);
  const times = { outage_start_datetime: inMinutes(-1), outage_end_datetime: inMinutes(45) };
  const takeBack = await publish(origin, { kind: "outage", ...times });
  const path = `${base}/register-my-baby/review`;
  const status = async () => (await page.goto(path))?.status();
  await seen(status).toBe(503);
  const response = await page.goto(path);
  await takeBack();
  await seen(async () => (await send(origin, { path: "/register-my-baby/child-details" })).status).toBe(200);
  return response;
};

/** The review and what comes after it. */
export const afterRegistrationStates: readonly State[] = [
  { name: "registration: the review, refused", status: 422, isWide: true, arrive: refused },
  {
    name: "registration: paid, with the receipt, and another child to register",
    status: 200,
    isWide: true,
    arrive: after("confirmation-payment-success", "approve"),
  },
  {
    name: "registration: payment declined",
    status: 200,
    arrive: after("confirmation-payment-retry", "decline"),
  },
  {
    name: "registration: not paid, the page of somebody who has",
    status: 200,
    arrive: after("confirmation-payment-success", "decline"),
  },
  {
    name: "registration: payment outstanding",
    status: 200,
    isWide: true,
    arrive: after("confirmation-payment-outstanding", "decline"),
  },
  { name: "registration: how far it is", status: 200, isWide: true, arrive: goneOn("status") },
  { name: "registration: the baby's page", status: 200, isWide: true, arrive: goneOn("nau-mai") },
  { name: "registration: nobody knows whether it is paid", status: 503, arrive: paidOrNot },
  { name: "registration: closed", status: 503, isWide: true, arrive: closed },
];
