import { describe, expect, test } from "vitest";
import { calendarEvents, readDueDate } from "#app/features/account/index.ts";
import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { toIso } from "#app/nz/date.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";
import { typedDay } from "../support/typed-day.ts";

const words = wordsOf("stages");
const formWords = wordsOf("forms");

const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);

describe.each(bothLanguages)("My weeks in $language", ({ language, prefix }) => {
  const t = words(language);
  const path = `${prefix}/stage/pregnancy`;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const openSections = (page: Page) =>
    [...page.document.querySelectorAll("main section > details[open]")].map((fold) => fold.parentElement?.id);

  test("the day is asked by GET, and the page opens at the weeks of today", async () => {
    const page = await open(path);
    const form = page.document.querySelector("#my-weeks form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["get", path]);
    const rows = [
      [`of=due&date=${inDays(250)}`, "section-95"],
      [`of=due&date=${inDays(100)}`, "section-101"],
      [`of=due&date=${inDays(20)}`, "section-152"],
      [`of=birth&date=${inDays(-10)}`, "section-98"],
      [`of=birth&date=${inDays(-60)}`, "section-182"],
    ];
    for (const [query, section] of rows)
      expect([query, openSections(await open(`${path}?${query}`))]).toEqual([query, [section]]);
  });

  test("cards stand in the order of their days, with the dates", async () => {
    const day = inDays(100);
    const page = await open(`${path}?date=${day}&of=due`);
    const dated = calendarEvents(readDueDate(day)!).filter(({ path }) => path.includes("#card"));
    const cards = ["card2007", "card2006", "card2008"];
    for (const card of cards)
      for (const event of dated.filter(({ path }) => path.endsWith(`#${card}`)))
        expect(page.text(`#${card}`)).toContain(dayInWords(toIso(event.day), language));
    const order = [...page.document.querySelectorAll("#section-101 [id^=card]")].map(({ id }) => id);
    expect(order.slice(-3)).toEqual(cards);
    expect(page.text("#my-weeks summary")).toContain(dayInWords(day, language));
  });

  test("after the birth nothing is said of weeks of pregnancy, whose beginning is not known", async () => {
    const page = await open(`${path}?date=${inDays(-10)}&of=birth`);
    expect(page.text("#section-95 summary")).not.toContain(String(new Date().getFullYear()));
    expect(page.text("#section-98 summary")).toContain(t("stage/weeksOf/now"));
  });

  test("three fields lead to one short address, which can be kept", async () => {
    const day = inDays(100);
    const form = (await open(path)).document.querySelector("#my-weeks form");
    const asked = [...(form?.querySelectorAll("input") ?? [])].map((each) => each.getAttribute("name"));
    expect(asked).toEqual(["date.day", "date.month", "date.year"]);
    const page = await open(`${path}?${new URLSearchParams({ ...typedDay(day, "date"), of: "due" })}`);
    expect(page.address).toBe(`${path}?date=${day}&of=due`);
    expect(page.text("#my-weeks summary")).toContain(dayInWords(day, language));
  });

  test("what is typed stays, and the part that is wrong is named", async () => {
    const typed = typedDay("2027-nonsense-3", "date");
    const page = await open(`${path}?${new URLSearchParams({ ...typed, of: "due" })}`);
    const fields = [...page.document.querySelectorAll("#my-weeks input")];
    expect(fields.map((each) => each.getAttribute("value"))).toEqual(["3", "nonsense", "2027"]);
    expect(fields.map((each) => each.hasAttribute("aria-invalid"))).toEqual([false, true, false]);
    expect(page.text("#date-e")).toBe(formWords(language)("errors/dateParts/month"));
  });

  test.each([
    ["2999-01-01", t("stage/weeksOf/wrong")],
    [
      "2026-02-30",
      formWords(language)("errors/dateParts/noSuchDay", { day: dayInWords("2026-02-30", language) }),
    ],
  ])("a day that cannot be is told: %j", async (day, message) => {
    const page = await open(`${path}?date=${day}&of=due`);
    expect([page.status, page.text("#date-e")]).toEqual([200, message]);
    expect(openSections(page)).toEqual(["section-95"]);
  });

  test("the other language keeps the day", async () => {
    const page = await open(`${path}?date=${inDays(100)}&of=due`);
    expect(page.document.querySelector("header a[hreflang]")?.getAttribute("href")).toContain(
      `?date=${inDays(100)}&of=due`,
    );
  });
});
