import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { amountAt, amountIds } from "../../../workers/amounts/index.ts";
import { type PageContext, PageProvider } from "../page-context.tsx";
import { Amount } from "./amount.tsx";
import { type AmountsInForce, fillAmounts, unitInWords } from "./in-words.ts";

const on = (day: string): AmountsInForce =>
  new Map(amountIds.flatMap((id) => amountAt(id, day) ?? []).map((amount) => [amount.id, amount]));

describe("An amount where a text names it", () => {
  test.each<[sentence: string, text: string, day: string, en: string, mi: string]>([
    ["as it is", "[[best_start.weekly]] a week", "2026-03-31", "$73 a week", "$73 a week"],
    ["of thousands", "[[best_start.abatement_threshold]]", "2026-11-22", "$79,000", "$79,000"],
    [
      "out of date it says so by itself",
      "<b>[[paid_parental_leave.weekly_maximum]]</b>",
      "2026-11-22",
      "<b>$788.66 (the amount from 1 July 2025; we do not know today’s)</b>",
      "<b>$788.66 (te rahinga mai i te 1 o Hūrae 2025; kāore mātou e mōhio ki tō nāianei)</b>",
    ],
    [
      "on 2 April 2027 without anybody having done anything",
      "[[best_start.weekly]]",
      "2027-04-02",
      "$73 (the amount from 1 April 2024; we do not know today’s)",
      "$73 (te rahinga mai i te 1 o Āperira 2024; kāore mātou e mōhio ki tō nāianei)",
    ],
    [
      "of the news: marked",
      "[[jobseeker_support.parents_income_limit]]",
      "2026-11-22",
      "$65,529 (as reported, not official)",
      "$65,529 (nō ngā pūrongo, ehara i te mea ōkawa)",
    ],
    [
      "not known",
      "[[nothing.here]]",
      "2026-11-22",
      "(an amount that we do not know)",
      "(he rahinga kāore e mōhiotia)",
    ],
  ])("%s", (_, text, day, en, mi) => {
    expect([fillAmounts(text, on(day), "en"), fillAmounts(text, on(day), "mi")]).toEqual([en, mi]);
  });
});

describe("An amount by itself: value, unit, since when, source", () => {
  const drawn = (id: Parameters<typeof Amount>[0]["id"], day: string, language: Language) =>
    renderToStaticMarkup(
      <PageProvider value={{ language, amounts: on(day) } as unknown as PageContext}>
        <Amount id={id} />
      </PageProvider>,
    ).replace(/<[^>]*>/g, "");

  test.each<[Parameters<typeof Amount>[0]["id"], string, string]>([
    [
      "best_start.weekly",
      "$73 a week (the amount from 1 April 2024; reviewed each 1 April, and we do not know the new one; Inland Revenue)",
      "$73 i te wiki",
    ],
    ["best_start.abatement_threshold", "(since 1 July 2018; Inland Revenue)", "(mai i te 1 o Hūrae 2018"],
    [
      "childcare_subsidy.income_band.second_rate.2",
      "$1,221 a week before tax (the amount from 1 April 2024; reviewed each 1 April, and we do not know the new one; Social Security Regulations 2018)",
      "$1,221 i te wiki i mua i te tāke (te rahinga mai i te 1 o Āperira 2024; ka arotakehia i ia 1 o Āperira, ā, kāore mātou e mōhio ki te mea hou;",
    ],
    [
      "family_tax_credit.first_child",
      "$144 a week (the amount from 1 April 2024; reviewed each 1 April, and we do not know the new one; not from an official source; RNZ)",
      "$144 i te wiki (te rahinga mai i te 1 o Āperira 2024; ",
    ],
    ["best_start.abatement_rate", "21% of each dollar above", "21% o ia tāra i runga ake"],
    ["childcare_subsidy.hours.most", "9 hours a week", "9 hāora i te wiki"],
    ["paid_parental_leave.weeks", "26 weeks", "26 wiki"],
  ])("%s", (id, en, mi) => {
    expect(drawn(id, "2026-11-22", "en")).toContain(en);
    expect(drawn(id, "2026-11-22", "mi")).toContain(mi);
  });
});

test("What is not taxed is told after a comma", () => {
  const unit = "dollars a week, not taxed";
  expect([unitInWords({ unit }, "en"), unitInWords({ unit }, "mi")]).toEqual([
    "a week, not taxed",
    "i te wiki, kāore e tākehia",
  ]);
  expect(unitInWords({ unit: "dollars a week after tax" }, "en")).toBe("a week after tax");
});
