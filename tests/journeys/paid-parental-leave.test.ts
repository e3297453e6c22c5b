import { describe, expect, test } from "vitest";
import { words } from "#app/features/paid-parental-leave/numbered-words.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { cacheControl } from "#app/server/http/headers.ts";
import { budgets, spent } from "../bench/budgets.mjs";
import { sizesOf } from "../bench/sizes.mjs";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { siteForTests } from "../support/site.ts";
import { shownDay, typedDay } from "../support/typed-day.ts";

const accountWords = wordsOf("account");
const formWords = wordsOf("forms");

const site = siteForTests({ environment: { TODAY: "2026-03-01" } });
const checker = "/financial-help/paid-parental-leave-checker";
const own = "?situation=giving-birth&worked=yes&stopping=yes&recent=no";
const dueDate = "2026-10-28";
const said = (text: string) => text.replace(/<[^>]*>/g, "");

/** The question or the result of a page. */
const heading = (page: Page): string => page.text(".layer h2");
/** What stands there as answered so far. */
const answers = (page: Page): string[] => page.texts(".answered dd > span");
const changes = ({ document }: Page): string[] =>
  [...document.querySelectorAll(".answered dd a")].map((link) => link.getAttribute("href") ?? "");

describe.each(bothLanguages)("The Paid Parental Leave checker, $language", ({ language, prefix }) => {
  const t = words(language);
  const forms = formWords(language);
  const [yes, no, change] = [forms("answers/yes"), forms("answers/no"), forms("buttons/change")];
  const old = () => new Visitor(site.url);

  /** Answers question by question, as who follows links does. */
  async function answering(visitor: Visitor, ...chosen: string[]): Promise<Page> {
    let page = await visitor.visit(prefix + checker);
    for (const answer of chosen) page = await visitor.visit(page.link(said(answer)).split("#")[0] ?? "");
    return page;
  }

  test("begins with heading, subheading and the first question with its five answers [financial-help/leave/start] [financial-help/leave/heading]", async () => {
    const page = await old().visit(prefix + checker);
    expect([page.status, page.text("h1").endsWith(t("title")), heading(page)]).toEqual([
      200,
      true,
      t("questions/situation/question"),
    ]);
    expect(page.text(".lead")).toBe(t("lead"));
    expect(page.texts(".choice")).toHaveLength(5);
    expect(page.text(".more summary")).toBe(t("questions/situation/moreInfo/title"));
    expect([answers(page), page.document.querySelector("main form")]).toEqual([[], null]);
  });

  test("who has lost a baby follows one link, is asked nothing and told no yes or no: what stays, and whom to call [financial-help/leave/loss]", async () => {
    const page = await answering(old(), t("questions/situation/answers/loss"));
    expect([heading(page), page.title]).toEqual([
      t("outcomes/loss/title"),
      `${t("outcomes/loss/title")} – ${t("short")} – Tīmata`,
    ]);
    expect(page.document.querySelector(".result-likely, .result-not")).toBeNull();
    for (const step of ["lossCall", "lossEmployer", "lossSupport"] as const)
      expect(page.text("main")).toContain(said(t(`steps/${step}`)));
  });

  test("is answered link by link to a result, which lists the answers, each with a way to change it [financial-help/leave/layers] [financial-help/leave/hard-cases]", async () => {
    const birth = t("questions/situation/answers/giving-birth");
    const page = await answering(old(), birth, yes, yes, no);
    expect(page.address).toBe(prefix + checker + own);
    expect(heading(page)).toBe(t("outcomes/own/title"));
    expect(page.title).toBe(`${t("likely")} – ${t("short")} – Tīmata`);
    expect(page.text(".result-text")).toBe(said(t("outcomes/own/text")));
    expect(page.text(".result-amount")).toContain("$788.66");
    expect(page.text(".result-amount")).toContain("$235");
    expect(page.text("main")).toContain(said(t("steps/preterm")));
    expect(page.text(".law")).toContain(t("section", { number: "2BA" }));
    expect(page.text("main")).toContain(t("know/indication"));
    expect(answers(page)).toEqual([birth, yes, yes, no]);
    expect(changes(page)).toEqual(
      [
        "",
        "?situation=giving-birth",
        "?situation=giving-birth&worked=yes",
        own.replace("&recent=no", ""),
      ].map((search) => `${prefix}${checker}${search}#question`),
    );
    expect(page.text(".answered dd a")).toContain(`${change} ${t("questions/situation/question")}`);
  });

  test("to change an earlier answer drops the later ones, and keeps those before [financial-help/leave/layers]", async () => {
    const visitor = old();
    const page = await visitor.visit(prefix + checker + own);
    const changing = await visitor.visit((changes(page)[1] ?? "").split("#")[0] ?? "");
    expect([heading(changing), answers(changing).length]).toEqual([t("questions/worked/question"), 1]);
    const other = await visitor.visit(changing.link(no).split("#")[0] ?? "");
    expect(heading(other)).toBe(t("outcomes/work/title"));
    expect(answers(other)).toEqual([t("questions/situation/answers/giving-birth"), no]);
    expect(other.texts(".layer li a").map((text) => text.length > 0)).toContain(true);
    expect(
      other.document.querySelector(`.layer a[href="${prefix}/financial-help/financial-help-checker"]`),
    ).not.toBe(null);
  });

  test.each([
    ["?situation=giving-birth&worked=perhaps&stopping=yes", "?situation=giving-birth", "worked"],
    ["?situation=constructor&worked=yes", "", "situation"],
    ["?worked=yes&recent=no", "", "situation"],
    [`${own}&partner=yes&utm_source=mail`, own, undefined],
  ] as const)("%s, made by hand, is the last good node", async (asked, wanted, question) => {
    const page = await old().visit(prefix + checker + asked);
    expect([page.status, page.address]).toEqual([200, prefix + checker + wanted]);
    expect(heading(page)).toBe(question ? t(`questions/${question}/question`) : t("outcomes/own/title"));
  });

  test("every node is the same for everybody, is kept, and stays below 14 KB [financial-help/leave/everybody]", async () => {
    for (const search of ["", "?situation=transferring", own, "?situation=none"]) {
      const { received, html } = await old().visit(prefix + checker + search);
      expect(received.headers["cache-control"]).toBe(cacheControl.publicPage);
      expect(received.setCookies).toEqual([]);
      expect(spent("leaveChecker", sizesOf(html).gzip)).toBeLessThanOrEqual(budgets.leaveChecker);
    }
  });

  test("the language toggle keeps the answers", async () => {
    const page = await old().visit(prefix + checker + own);
    const other = page.document.querySelector(".language a")?.getAttribute("href");
    expect(other).toBe(`${prefix ? "" : "/mi"}${checker}${own}`);
  });

  describe("Key dates", () => {
    const atDates = async (visitor: Visitor) => {
      const result = await visitor.visit(prefix + checker + own);
      return visitor.visit(result.link(t("dates/link")));
    };

    test("follow from a due date that is typed, and go into a calendar; the date is in no address [financial-help/leave/key-dates]", async () => {
      const visitor = old();
      const page = await (await atDates(visitor)).form("due-date").fill(typedDay(dueDate)).submit();
      expect([page.status, page.address]).toEqual([200, `${prefix}${checker}/dates${own}`]);
      const days = [...page.document.querySelectorAll(".dates time")].map((day) =>
        day.getAttribute("datetime"),
      );
      expect(days).toEqual(["2025-10-29", "2026-07-28", "2026-09-16", dueDate, "2027-04-28", "2027-10-28"]);
      const { received } = await page.form("calendar-file").submit();
      expect([
        received.status,
        received.headers["content-type"],
        received.headers["content-disposition"],
      ]).toEqual([200, "text/calendar; charset=utf-8", 'attachment; filename="paid-parental-leave.ics"']);
      const lines = received.text.replaceAll("\r\n ", "").split("\r\n");
      expect(lines).toContain("DTSTART;VALUE=DATE:20260916");
      expect(lines).toContain(`SUMMARY:${t("dates/days/tellEmployer")}`);
      expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(6);
      expect(visitor.asked.filter((address) => address.includes("2026"))).toEqual([]);
      expect((await visitor.visit(page.link(t("dates/back")).split("#")[0] ?? "")).address).toBe(
        prefix + checker + own,
      );
    });

    test.each([
      ["", accountWords(language)("calendar/missing")],
      ["2026--28", formWords(language)("errors/dateParts/month")],
    ])("a due date of %j is asked for again, with what was typed", async (typed, message) => {
      const page = await (await atDates(old())).form("due-date").fill(typedDay(typed)).submit();
      const of = accountWords(language);
      const text = `${of("profile/questions/dueDate/label")}: ${message}`;
      expect([page.status, page.errors()]).toEqual([
        422,
        [{ text, target: `calendar-day-${typed ? 2 : 1}` }],
      ]);
      expect(page.title).toMatch(language === "en" ? /^Error: / : /^Hapa: /);
      expect(shownDay(page.form("due-date"))).toEqual(typedDay(typed));
    });

    test("a browser that does not say where the form came from is shown it once more, with what was typed", async () => {
      const page = await old().post(`${prefix}${checker}/dates`, [["dueDate", dueDate]]);
      expect([page.status, page.text('main [role="alert"]')]).toEqual([403, t("dates/once")]);
      expect(shownDay(page.form("due-date"))).toEqual(typedDay(dueDate));
    });

    test("what was typed is there in the other language, too", async () => {
      const form = (await atDates(old())).form("due-date").fill(typedDay(dueDate));
      const page = await form.submit({ name: "intent", value: "language" });
      expect(page.address).toBe(`${prefix ? "" : "/mi"}${checker}/dates${own}`);
      expect(shownDay(page.form("due-date"))).toEqual(typedDay(dueDate));
    });

    test("of a visitor whose due date is remembered stand on the result, which nobody else is shown", async () => {
      const visitor = old();
      await (await visitor.visit(`${prefix}/profile`)).form().fill(typedDay(dueDate)).submit();
      const page = await visitor.visit(prefix + checker + own);
      expect(page.texts(".dates li")).toHaveLength(6);
      expect(page.received.headers["cache-control"]).toBe(cacheControl.personal);
      const { received } = await page.form("calendar-file").submit();
      expect(received.text).toContain("DTSTART;VALUE=DATE:20261028");
    });

    test("a partner to whom the payments are transferred has no earlier start; without a date nothing is filed", async () => {
      const visitor = old();
      const page = await visitor.visit(`${prefix}${checker}/dates?situation=transferring`);
      const shown = await page.form("due-date").fill(typedDay(dueDate)).submit();
      expect(shown.texts(".dates li")).toHaveLength(5);
      expect((await visitor.visit(`${prefix}${checker}/dates.ics`)).address).toBe(
        `${prefix}${checker}/dates`,
      );
    });
  });
});
