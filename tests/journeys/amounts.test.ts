import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { valueInWords } from "#app/ui/amounts/in-words.ts";
import { amountAt } from "../../workers/amounts/index.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { households, submitQuestionnaire } from "../support/households.ts";
import { send } from "../support/http.ts";
import { siteForTests } from "../support/site.ts";

const words = wordsOf("financial-help");
const amountWords = wordsOf("ui/amounts");

const today = "2026-11-22";
const site = siteForTests({ environment: { TODAY: today } });
const open = (path: string) => new Visitor(site.url).visit(path);
const inWords = (id: Parameters<typeof amountAt>[0]) => valueInWords(amountAt(id, today)!);

const sole = households().find(
  ({ groups: { probably } }) => probably.includes("isBestStart") && probably.includes("isSoleParentSupport"),
)!;

describe.each(bothLanguages)(
  "An amount is the same on every page that names it, $language",
  ({ language, prefix }) => {
    const t = amountWords(language);
    const parentalLeave = inWords("paid_parental_leave.weekly_maximum");
    const bestStart = inWords("best_start.weekly");

    test("Paid Parental Leave in the leave checker and the guide, each saying that it is not known to be today's", async () => {
      const result =
        "/financial-help/paid-parental-leave-checker?situation=giving-birth&worked=yes&stopping=yes&recent=no";
      const checker = (await open(prefix + result)).text(".result-amount");
      const guide = (await open(`${prefix}/stage/pregnancy?card=2009`)).text("#card2009");
      const date = language === "en" ? "1 July 2025" : "1 o Hūrae 2025";
      const review = language === "en" ? "1 July" : "1 o Hūrae";
      expect(checker).toContain(parentalLeave);
      expect(checker).toContain(t("wasReviewed", { date, review }));
      expect(guide).toContain(t("inline/was", { value: parentalLeave, date }));
    });

    test("Best Start in the guide", async () => {
      expect((await open(`${prefix}/stage/pregnancy?card=2011`)).text("#card2011")).toContain(
        `${bestStart} `,
      );
    });

    test("the landing page says of when rules and amounts are", async () => {
      const page = await open(`${prefix}/financial-help/financial-help-checker`);
      const help = words(language);
      const date = language === "en" ? "22 November 2026" : "22 o Noema 2026";
      expect(page.text("main")).toContain(help("landing/know/today", { date }));
      expect(page.text("main")).not.toContain(help("landing/know/before"));
    });

    test("results: the same, and nothing of 2018", async () => {
      const page = await submitQuestionnaire(new Visitor(site.url), sole.filling, prefix);
      const card = (id: string) => page.text(`#${id}`);
      expect(card("isBestStart")).toContain(bestStart);
      expect(card("isBestStart")).not.toContain("$60");
    });
  },
);

test("the table is open to everybody, as JSON", async () => {
  const { status, text } = await send(site.url, { path: "/api/amounts/best_start.weekly" });
  expect([status, JSON.parse(text).values.at(-1).value]).toEqual([200, 73]);
});
