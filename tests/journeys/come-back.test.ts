import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { dayInWords } from "#app/i18n/day.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { Visitor } from "../support/client.ts";
import { aroha, logIn, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { fillIn, registrationAnswers, stepOf } from "../support/registration.ts";

const site = siteWithIdentity();
const first = "/register-my-baby/child-details";
const birthDate = { "birthDate.day": "3", "birthDate.month": "11", "birthDate.year": "2026" };
const born = Object.fromEntries(Object.entries(birthDate).map(([name, value]) => [`child.${name}`, value]));
const answers = { ...registrationAnswers, ...born, "child.firstNames": "Āria Mere" };
const later = { name: "intent", value: "save-and-come-back" };

/** The last day of a code that is made today. */
const in30Days = (language: "en" | "mi") =>
  dayInWords(dayInNewZealand(new Date(Date.now() + 30 * 24 * 60 * 60_000)), language);

const codeOn = (page: Page): string => page.text(".code");

/** Types in the first step, where the child's name is asked, and saves for later. */
async function saved(visitor: Visitor, typed: Answers = answers, prefix = ""): Promise<Page> {
  const asked = await visitor.visit(prefix + first);
  return fillIn(await fillIn(asked, typed).submit(), typed).submit(later);
}

async function goOnWith(
  visitor: Visitor,
  typed: { code: string } & Partial<typeof birthDate>,
  prefix = "",
): Promise<Page> {
  const page = await visitor.visit(`${prefix}/register-my-baby/continue`);
  return page
    .form("f")
    .fill({ ...birthDate, ...typed })
    .submit();
}

const nameOf = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.visit(`${first}?focus=child.firstNames`)).form("f").valuesOf("child.firstNames");

describe("Come back later without an account", () => {
  test.each([
    ["English", "", "Until", "November 2026"],
    ["te reo Māori", "/mi", "Tae noa ki te", "o Noema 2026"],
  ])(
    "'Save and come back' gives a code and a QR code that say until when they work; never the birth date that they work with, in %s",
    async (_language, prefix, until, month) => {
      const page = await saved(site.visitor(), answers, prefix);
      expect([page.status, page.address]).toEqual([200, `${prefix}/register-my-baby/come-back`]);
      expect(codeOn(page)).toMatch(/^([3479BCDFGHJKLMNPQRTVWXY]{4} ){4}[3479BCDFGHJKLMNPQRTVWXY]{4}$/);
      const days = page.text("main").match(/\d{1,2} (?:o )?\p{L}+ \d{4}/gu) ?? [];
      expect(days).toEqual([in30Days(prefix ? "mi" : "en")]);
      expect(page.text("main")).not.toContain(`3 ${month}`);
      expect(page.text(".come-back-code")).toMatch(new RegExp(`${until} ${in30Days(prefix ? "mi" : "en")}`));
      expect(page.document.querySelector("svg.qr-code[role=img][aria-label] path")).toBeTruthy();
      expect(page.html).not.toContain("Āria");
    },
  );

  test("on a second device code and birth date open the form with all that was typed; what is typed there is on the first too [birth/drafts/code]", async () => {
    const [phone, computer] = [site.visitor(), site.visitor()];
    const code = codeOn(await saved(phone));
    const opened = await goOnWith(computer, { code: code.toLowerCase().replaceAll(" ", "-") });
    expect([opened.status, stepOf(opened)]).toEqual([200, "child-details"]);
    expect(await nameOf(computer)).toEqual(["Āria Mere"]);
    const named = await computer.visit(`${first}?focus=child.firstNames`);
    await fillIn(named, { "child.firstNames": "Āria Rose" }).submit({ name: "intent", value: "save-draft" });
    expect(await nameOf(phone)).toEqual(["Āria Rose"]);
  });

  test("the code of the QR code's address is taken out of it at once, and stands in the form", async () => {
    const code = codeOn(await saved(site.visitor())).replaceAll(" ", "");
    const phone = site.visitor();
    const page = await phone.visit(`/register-my-baby/continue?code=${code}`);
    expect(page.address).toBe("/register-my-baby/continue");
    expect(page.form("f").valuesOf("code")[0]?.replaceAll(" ", "")).toBe(code);
    expect(
      phone.cookies
        .all()
        .map(({ value }) => value)
        .join(" "),
    ).not.toContain(code);
    const other = await page.form("f").fill(birthDate).submit({ name: "intent", value: "language" });
    expect(other.address).toBe("/mi/register-my-baby/continue");
    expect(other.form("f").valuesOf("birthDate.month")).toEqual(["11"]);
    const opened = await other.form("f").submit({ name: "intent", value: "next" });
    expect(opened.address).toBe("/mi/register-my-baby/child-details");
    expect(phone.cookies.all().map(({ name }) => name)).not.toContain("__Secure-code");
  });

  test("saved again, the code is the same", async () => {
    const visitor = site.visitor();
    const code = codeOn(await saved(visitor));
    const again = await (await visitor.visit(first)).form("f").submit(later);
    expect(codeOn(again)).toBe(code);
  });

  test("where the birth date was not answered yet it is asked for; another than the child's works as it was typed", async () => {
    const visitor = site.visitor();
    const lived = { "child.bornInNZ": "yes", "child.aliveAtBirth": "yes" };
    const asked = await saved(visitor, { ...lived, "child.firstNames": "Āria" });
    expect(asked.status).toBe(200);
    const empty = await asked.form("f").submit();
    expect([empty.status, empty.errors().length]).toEqual([422, 1]);
    const shown = await empty.form("f").fill(birthDate).submit();
    expect(shown.text("main")).not.toContain("3 November 2026");
    const elsewhere = site.visitor();
    await goOnWith(elsewhere, { code: codeOn(shown) });
    expect(await nameOf(elsewhere)).toEqual(["Āria"]);
  });

  test("a wrong birth date and a wrong code say the same, and nothing typed is lost [birth/drafts/code-locks]", async () => {
    const code = codeOn(await saved(site.visitor()));
    const wrong = await goOnWith(site.visitor(), { code, "birthDate.day": "4" });
    const unknown = await goOnWith(site.visitor(), { code: "CCCC CCCC CCCC CCCC CCCC" });
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    expect(wrong.errors()).toEqual(unknown.errors());
    expect(wrong.form("f").valuesOf("code")).toEqual([code]);
    expect(wrong.title).toMatch(/^Error: /);
  });

  test("three wrong tries lock it for an hour, and the page says until when [birth/drafts/code-locks]", async () => {
    const code = codeOn(await saved(site.visitor()));
    const wrong = () => goOnWith(site.visitor(), { code, "birthDate.day": "4" });
    const [one, two, three] = [await wrong(), await wrong(), await wrong()];
    expect([one.status, two.status, three.status]).toEqual([422, 422, 429]);
    expect(three.errors()[0]?.text).toMatch(/locked .* after \d+ \p{L}+ \d{4}, \d\d:\d\d/u);
    expect(Number(three.received.headers["retry-after"])).toBeGreaterThan(3500);
    expect((await goOnWith(site.visitor(), { code })).status).toBe(429);
  });

  test("after ten tries in ten minutes a browser waits", async () => {
    const visitor = site.visitor();
    const tries = [];
    for (let time = 0; time < 11; time++)
      tries.push((await goOnWith(visitor, { code: "CCCC CCCC CCCC CCCC CCCC" })).status);
    expect(tries).toEqual([...Array(10).fill(422), 429]);
  });

  test("what was begun in the other browser makes room only when that is wanted, and can be gone on with", async () => {
    const code = codeOn(await saved(site.visitor()));
    const other = site.visitor();
    await saved(other, { ...answers, "child.firstNames": "Tama" });
    const asked = await goOnWith(other, { code });
    expect(asked.status).toBe(409);
    expect(await nameOf(other)).toEqual(["Tama"]);
    await asked.form("f").submit({ name: "intent", value: "in-place" });
    expect(await nameOf(other)).toEqual(["Āria Mere"]);
    const landing = await other.visit("/register-my-baby");
    const bringBack =
      landing.document.querySelector("button[value^=bring-back]")?.getAttribute("value") ?? "";
    await landing.form("forms-here").submit({ name: "intent", value: bringBack });
    expect(await nameOf(other)).toEqual(["Tama"]);
  });

  test("somebody who logs in has the form of the code from then on by their log-in", async () => {
    const code = codeOn(await saved(site.visitor()));
    const person = site.visitor();
    await logIn(person, aroha);
    await goOnWith(person, { code });
    expect(await nameOf(person)).toEqual(["Āria Mere"]);
    await person.visit("/logout/");
    await logIn(person, aroha);
    expect(await nameOf(person)).toEqual(["Āria Mere"]);
  });

  test("to come back later stands before a draft that needs a log-in", async () => {
    const page = await site.visitor().visit(first);
    const ways = [...page.document.querySelectorAll(".keeping button")].map((way) =>
      way.getAttribute("value"),
    );
    expect(ways.slice(0, 2)).toEqual(["save-and-come-back", "save-draft"]);
  });

  test("without a form there is nothing to make a code for; the page says so and leads on", async () => {
    const page = await site.visitor().visit("/register-my-baby/come-back");
    expect([page.status, page.texts("main a.button").length]).toEqual([200, 1]);
    // Ways that stand beside each other have room between them.
    expect(page.texts("main .buttons > a").length).toBeGreaterThan(1);
  });

  test("after log-out, and after quick exit, this browser opens nothing any more", async () => {
    const visitor = site.visitor();
    await saved(visitor);
    await visitor.ask("/quick-exit");
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("__Host-draft");
    await saved(visitor);
    await visitor.visit("/logout/");
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("__Host-draft");
  });
});
