import { carryCookies } from "../support/carry-cookies.ts";
import type { Visitor } from "../support/client.ts";
import { agree, home, openTheirs, theirs, toAgree, twoPhones } from "../support/two-phones.ts";
import type { State } from "./arriving.ts";

type Place = "begin" | "not-registered" | "code" | "waiting" | "enter" | "details" | "agree" | "answered";

/** The first parent, or the other one on their own phone, at a page. */
const arriveAt =
  (place: Place): State["arrive"] =>
  async (page, base, site) => {
    const prefix = base.slice(site.url.length);
    const answers = { "myir.wanted": "no", orderBirthCertificate: "no" };
    const phones = await twoPhones(site, { prefix, answers });
    const goTo = async (visitor: Visitor, path: string) => {
      await carryCookies(visitor, page);
      return page.goto(base + path);
    };
    if (place === "begin") return goTo(phones.first, `${home}/child-details?start=yes`);
    if (place === "not-registered") return goTo(phones.first, `${home}/confirmation-payment-outstanding`);
    if (place === "code") return goTo(phones.first, `${theirs}/code`);
    if (place === "waiting") return goTo(phones.first, `${home}/review`);
    if (place === "enter") return goTo(phones.second, `${theirs}/continue`);
    if (place === "details") await openTheirs(phones);
    if (place === "agree") await toAgree(phones);
    if (place === "answered") await agree(await toAgree(phones));
    return goTo(phones.second, `${theirs}/${place === "details" ? "your-details" : place}`);
  };

/** Two parents on two phones, and what is told where a form is begun or not registered. */
export const twoPhonesStates: readonly State[] = [
  { name: "registration: a form in this browser", status: 200, arrive: arriveAt("begin") },
  { name: "registration: not registered yet", status: 200, arrive: arriveAt("not-registered") },
  { name: "two phones: the code for the other parent", status: 200, isWide: true, arrive: arriveAt("code") },
  { name: "two phones: the review waits", status: 200, arrive: arriveAt("waiting") },
  { name: "two phones: the code is entered", status: 200, arrive: arriveAt("enter") },
  { name: "two phones: their details", status: 200, arrive: arriveAt("details") },
  { name: "two phones: they agree", status: 200, isWide: true, arrive: arriveAt("agree") },
  { name: "two phones: they have agreed", status: 200, arrive: arriveAt("answered") },
];
