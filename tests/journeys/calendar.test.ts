import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { siteForTests } from "../support/site.ts";
import { shownDay, typedDay } from "../support/typed-day.ts";

const words = wordsOf("account");
const formWords = wordsOf("forms");

const site = siteForTests({ environment: { TODAY: "2026-03-01" } });
const old = () => new Visitor(site.url);
const dueDate = "2026-10-28";

const linesOf = (text: string): string[] => text.replaceAll("\r\n ", "").split("\r\n");

describe.each(bothLanguages)("Put these dates in my calendar, $language", ({ language, prefix }) => {
  const t = words(language);
  const button = t("calendar/button");

  test.each(["/to-do", "/profile"])("on %s, from the due date that is remembered", async (path) => {
    const visitor = old();
    await (await visitor.visit(`${prefix}/profile`)).form().fill(typedDay(dueDate)).submit();
    const page = await visitor.visit(prefix + path);
    const { received } = await page.form(path === "/to-do" ? "calendar" : "profile-form").submit(button);
    expect([received.status, received.headers["content-type"]]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    expect(received.headers["content-disposition"]).toBe('attachment; filename="timata.ics"');
    expect(received.headers["cache-control"]).toBe("private, no-store");
    expect(received.headers["content-language"]).toBe(language);
    const lines = linesOf(received.text);
    expect(lines).toContain("DTSTART;VALUE=DATE:20261209");
    expect(lines).toContain(`SUMMARY:${t("calendar/events/immunisations6weeks")}`);
    expect(lines.filter((line) => line === "DTSTAMP:20260301T000000Z")).toHaveLength(29);
  });

  test.each(["/to-do", "/profile"])(
    "on %s, from the due date that is typed, without saving it",
    async (path) => {
      const visitor = old();
      const page = await visitor.visit(prefix + path);
      const form = page.form(path === "/to-do" ? "calendar" : "profile-form");
      const { received } = await form.fill(typedDay(dueDate)).submit(button);
      expect(linesOf(received.text)).toContain("DTSTART;VALUE=DATE:20261028");
      expect(shownDay((await visitor.visit(`${prefix}/profile`)).form())).toEqual(typedDay(""));
    },
  );

  test("after a loss the same day takes every date away again, and names none", async () => {
    const visitor = old();
    const form = (await visitor.visit(`${prefix}/to-do`)).form("calendar").fill(typedDay(dueDate));
    const { received } = await form.submit(t("calendar/takeAway/button"));
    const lines = linesOf(received.text);
    expect(lines).toContain("METHOD:CANCEL");
    expect(lines.filter((line) => line === "STATUS:CANCELLED")).toHaveLength(29);
    expect(lines.filter((line) => line.startsWith("SUMMARY:"))).toContain(
      `SUMMARY:${t("calendar/takenAway")}`,
    );
  });

  test.each([
    ["", t("calendar/missing"), 1],
    ["2026-october-32", formWords(language)("errors/dateParts/day"), 1],
    ["2026--28", formWords(language)("errors/dateParts/month"), 2],
  ])("a due date of %j is asked for again, with what was typed", async (typed, message, part) => {
    const visitor = old();
    const page = await (await visitor.visit(`${prefix}/to-do`))
      .form("calendar")
      .fill(typedDay(typed))
      .submit(button);
    expect(page.errors()).toEqual([
      { text: `${t("profile/questions/dueDate/label")}: ${message}`, target: `calendar-day-${part}` },
    ]);
    expect(page.text("#calendar [data-error]")).toBe(message);
    const first = page.document.querySelector("#calendar [aria-invalid]");
    expect([first?.id, first?.getAttribute("aria-describedby")]).toEqual([
      `calendar-day-${part}`,
      "calendar-day-e",
    ]);
    expect([page.status, shownDay(page.form("calendar"))]).toEqual([422, typedDay(typed)]);
    expect(visitor.asked.join()).not.toContain("2026");
    expect(page.title).toMatch(language === "en" ? /^Error: / : /^Hapa: /);
  });

  test("the address of the file leads to the form that makes it, and holds no date", async () => {
    const visitor = old();
    expect((await visitor.visit(`${prefix}/calendar.ics?dueDate=2026-10-28`)).address).toBe(
      `${prefix}/to-do`,
    );
    await (await visitor.visit(`${prefix}/to-do`)).form("calendar").fill(typedDay(dueDate)).submit(button);
    expect(visitor.asked.at(-1)).toBe(`${prefix}/calendar.ics`);
  });

  test("no name, address or number of a person is in the file", async () => {
    const visitor = old();
    const page = await visitor.visit(`${prefix}/to-do`);
    const { received } = await page.form("calendar").fill(typedDay(dueDate)).submit(button);
    expect(received.text).not.toMatch(/ORGANIZER|ATTENDEE|CONTACT|mailto:/i);
  });
});

test("the one value that machines send is still read", async () => {
  const visitor = new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
  const { received } = await visitor.post("/calendar.ics", [["dueDate", dueDate]]);
  expect(linesOf(received.text)).toContain("DTSTART;VALUE=DATE:20261028");
});

test("A calendar file that another site asks for is refused", async () => {
  const visitor = new Visitor(site.url, { "Sec-Fetch-Site": "cross-site" });
  expect((await visitor.post("/calendar.ics", [["dueDate", dueDate]])).status).toBe(403);
});
