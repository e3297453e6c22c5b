import type { Answers } from "#app/forms/answers.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { ownBirth } from "../support/registered.ts";
import { fillIn, goOn, goOnByParts, walkOn, walkTo } from "../support/registration.ts";
import { agree, birthDateOf, home, theirs } from "../support/two-phones.ts";
import type { State } from "./arriving.ts";

type Place = "begin" | "not-registered" | "code" | "waiting" | "enter" | "details" | "agree" | "answered";

/** The first parent, or the other one on their own phone, at a page. */
const arriveAt =
  (place: Place): State["arrive"] =>
  async (page, base) => {
    const { origin, pathname } = new URL(base);
    const prefix = pathname.replace(/\/$/, "");
    const answers: Answers = {
      ...ownBirth(),
      "fillingIn.who": "ownDevice",
      "fillingIn.parent": "mother",
      "myir.wanted": "no",
      orderBirthCertificate: "no",
    };
    const first = new Visitor(origin);
    const goTo = async (visitor: Visitor, path: string) => {
      await carryCookies(visitor, page);
      return page.goto(origin + prefix + path);
    };
    const codePage = await walkTo(first, answers, "code", prefix);
    if (place === "begin") return goTo(first, `${home}/child-details?start=yes`);
    if (place === "not-registered") return goTo(first, `${home}/confirmation-payment-outstanding`);
    if (place === "code") return goTo(first, `${theirs}/code`);
    const relationship = await first.visit(`${prefix}${home}/parents-relationship`);
    if (place === "waiting") {
      await walkOn(relationship, answers, "review");
      return goTo(first, `${home}/review`);
    }
    await goOn(relationship, answers);
    const second = new Visitor(origin);
    if (place === "enter") return goTo(second, `${theirs}/continue`);
    const code = codePage.text(".code");
    const entry = await second.visit(`${prefix}${theirs}/continue`);
    const details = await fillIn(entry, { code, ...birthDateOf(answers) }).submit();
    if (place === "details") return goTo(second, `${theirs}/your-details`);
    const asked = await goOnByParts(details, answers);
    if (place === "answered") await agree(asked);
    return goTo(second, `${theirs}/${place}`);
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
