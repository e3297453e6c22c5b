import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { submitQuestionnaire } from "../support/households.ts";
import { siteForTests } from "../support/site.ts";
import { twelveHouseholds } from "../support/twelve-households.ts";

const formWords = wordsOf("forms");

const site = siteForTests({ environment: { TODAY: "2026-11-22" } });
const groups = { probably: ".group-probably", possibly: ".group-possibly", not: "#probably-not" } as const;
const nameOf = {
  bestStart: "Best Start",
  familyTaxCredit: "Family Tax Credit",
  inWorkTaxCredit: "In-Work Tax Credit",
  leave: "Paid Parental Leave",
  childcare: "Childcare Subsidy",
  accommodation: "Accommodation Supplement",
  soleParent: "Sole Parent Support",
} as const;

const last = (text: string): number =>
  Number((text.match(/[\d,]+(\.\d+)?/g) ?? []).at(-1)?.replaceAll(",", ""));
/** The temporary rise of the In-Work Tax Credit is on the page alone, and a sum that is only possible may have risen. */
const more = (payment: string): number => (payment === "inWorkTaxCredit" ? 51 : 5);

describe("The page agrees with what was reckoned by hand (workers/rules/reform/amounts/README.md) [financial-help/results/same-verdicts]", () => {
  test.each(twelveHouseholds.map((one) => [one.told, one] as const))("%s", async (_, known) => {
    const page = await submitQuestionnaire(new Visitor(site.url), known.answers);
    const rows = page.texts(".week-row, .summary li");
    for (const [payment, amount] of Object.entries(known.now)) {
      const name = nameOf[payment as keyof typeof nameOf];
      const shown = last(
        /\$[\d,.]+\d|\d+ hours/.exec(rows.find((row) => row.includes(name)) ?? "")?.[0] ?? "",
      );
      expect(shown - last(amount), name).toBeGreaterThanOrEqual(-1);
      expect(shown - last(amount), name).toBeLessThanOrEqual(more(payment));
    }
    for (const [payment, group] of Object.entries({ ...known.verdicts, ...known.onPage })) {
      const section = page.text(groups[group]);
      expect(section).toContain(nameOf[payment as keyof typeof nameOf]);
    }
  });
});

test("Below a refusal stands what would change it; payments that are not checked, and the days, are on the page", async () => {
  const young = await submitQuestionnaire(new Visitor(site.url), twelveHouseholds[3]!.answers);
  expect(young.texts(".changes").join()).toContain("When you turn 20");
  const page = await submitQuestionnaire(new Visitor(site.url), twelveHouseholds[5]!.answers);
  expect(page.text("#others")).toContain("OSCAR Subsidy");
});

describe.each(bothLanguages)("What if, and a year, without a script, $language", ({ prefix }) => {
  const results = `${prefix}/financial-help/results`;
  const answered = async () => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, twelveHouseholds[5]!.answers, prefix);
    return visitor;
  };

  test("two weeks stand side by side, and the sentence has their difference [financial-help/what-if/change]", async () => {
    const page = await (await answered()).visit(`${results}/what-if?rent=900&baby=true`);
    const [now, tried] = page.texts("tfoot td").map(last);
    expect(page.status).toBe(200);
    expect(page.text("#difference")).toContain(`$${Math.abs(tried! - now!).toLocaleString("en-NZ")}`);
  });

  test("what cannot be reckoned is told at its field, and nothing is compared", async () => {
    const page = await (await answered()).visit(`${results}/what-if?hours=200&pay=30`);
    expect([page.status, page.errors().length, page.texts("#difference").length]).toEqual([422, 1, 0]);
  });

  test("the year has a row for each day on which something changes, and is a calendar file [financial-help/year/weeks]", async () => {
    const page = await (await answered()).visit(`${results}/year`);
    expect(page.texts(".year-table tbody tr").length).toBeGreaterThan(1);
    expect(page.texts(".year-bars dt").length).toBeGreaterThan(1);
    const { received } = await page.form("year").submit();
    expect(received.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(received.text).toContain("DTSTART;VALUE=DATE:20270401");
  });
});

describe.each(bothLanguages)("The day of the calendar file, $language", ({ language, prefix }) => {
  const t = formWords(language);
  const results = `${prefix}/financial-help/results`;
  const born = (day: string, month = "6", year = "2026") => ({
    "dueDate.day": day,
    "dueDate.month": month,
    "dueDate.year": year,
  });
  const open = () => submitQuestionnaire(new Visitor(site.url), twelveHouseholds[5]!.answers, prefix);

  test("a day that exists is answered with the file", async () => {
    const { received } = await (await open()).form("calendar").fill(born("2")).submit();
    expect(received.headers["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(received.text).toContain("DTSTART;VALUE=DATE:20290602");
  });

  test.each([
    ["31", t("errors/dateParts/noSuchDay", { day: language === "en" ? "31 June 2026" : "31 o Hune 2026" })],
    ["", t("errors/dateParts/day")],
  ])(
    "day “%s” of June is told on the same page, opened where it was typed, and stays there",
    async (day, message) => {
      const page = await (await open()).form("calendar").fill(born(day)).submit();
      expect([page.status, page.address, page.errors().map(({ text }) => text.split(": ")[1])]).toEqual([
        422,
        results,
        [message],
      ]);
      expect(page.document.querySelector("#over-time")?.hasAttribute("open")).toBe(true);
      expect(page.form("calendar").valuesOf("dueDate.day")).toEqual([day]);
      expect(page.form("calendar").valuesOf("dueDate.year")).toEqual(["2026"]);
      const other = await page.form("calendar").submit({ name: "intent", value: "language" });
      expect([other.language, other.form("calendar").valuesOf("dueDate.month")]).toEqual([
        language === "en" ? "mi" : "en-NZ",
        ["6"],
      ]);
    },
  );
});

test("In te reo Māori the same is said", async () => {
  const { answers } = twelveHouseholds[0]!;
  const page = await submitQuestionnaire(new Visitor(site.url), answers, "/mi");
  expect(page.text("#summary")).toMatch(/^Tata ki te \$\d+ i te wiki, nō ngā utunga e 4$/);
});
