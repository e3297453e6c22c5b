import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Answers, answerTo } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { review } from "#app/forms/review.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import type { OutlookRequest } from "#app/server/neighbours/outlook.ts";
import type { Visit } from "#app/server/visit.ts";
import { PageProvider } from "#app/ui/page-context.tsx";
import { base } from "#workers/rules/base.ts";
import { exclusions } from "#workers/rules/benefits/index.ts";
import { calculate } from "#workers/rules/calculate.ts";
import { explain } from "#workers/rules/explain.ts";
import { currentRules } from "#workers/rules/reform/index.ts";
import type { WeekRequest } from "#workers/rules/week/request.ts";
import { week } from "#workers/rules/week/week.ts";
import { findingHouseholds } from "../../../../tests/support/finding-households.ts";
import {
  age,
  atHome,
  children,
  couple,
  earlyLearning,
  earns,
  partnerWorks,
  soleParent,
  twoAtSchool,
  works,
  youngestBorn,
} from "../../../../tests/support/household-answers.ts";
import { benefitRecords, thresholdRecords } from "../../../../tests/support/households.ts";
import { type MarkupElement, markupOf } from "../../../../tests/support/markup.ts";
import { somewhere } from "../../../../tests/support/place.ts";
import { randomFamily } from "../../../../tests/support/random-families.ts";
import { questionnaire } from "../questionnaire/questions.ts";
import { lookUpArea } from "../request/area.ts";
import { readHousehold } from "../request/household.ts";
import { findResults } from "./find-results.ts";
import { ResultsPage } from "./results-page.tsx";

const formWords = wordsOf("forms");
const words = wordsOf("financial-help");

const now = new Date("2026-11-22T00:00:00Z");
const areas: Readonly<Record<string, string>> = { 1010: "1", 6011: "2", 3010: "3", 114: "4" };
const good = <T,>(value: T) => ({ ok: true, value, stale: false, at: 0 });

const nothingBeyond = { now: { payments: [] }, changes: {}, overTime: [], others: [] };

/** The engine and the records without a server between. */
function visitOf(system: ReturnType<typeof currentRules>): Visit {
  return {
    request: { now },
    neighbours: {
      rules: {
        variables: async () => good(Object.fromEntries(system.variables)),
        exclusions: async () => good({ exclusions }),
        // Only the verdicts: what follows from them has tests of its own.
        outlook: async ({ situations, later }: OutlookRequest) =>
          good({
            ...explain(system, { situations }),
            ...(later && { later: explain(system, { situations: later }).explanations }),
            ...nothingBeyond,
          }),
        week: async (request: WeekRequest) => good(week(request)),
        explain: async (situations: readonly object[]) => good(explain(system, { situations })),
        calculate: async (situation: object) => good(calculate(system, structuredClone(situation))),
      },
      openData: {
        search: async (resource: string, postcode = "") => {
          if (resource === "benefits") return good(benefitRecords);
          if (resource === "thresholds") return good(thresholdRecords);
          return good(areas[postcode] ? [{ postcode, Area: areas[postcode] }] : []);
        },
      },
    },
  } as unknown as Visit;
}

async function read(answers: Answers, language: Language = "en", system = currentRules()) {
  const visit = visitOf(system);
  const results = await findResults(
    { answers, area: await lookUpArea(answers, visit.neighbours.openData) },
    visit,
  );
  if (!results) throw new Error("No results");
  const html = renderToStaticMarkup(
    <PageProvider value={{ ...somewhere, language }}>
      <ResultsPage state="found" results={results} />
    </PageProvider>,
  );
  return { results, html };
}

const textOf = (element: MarkupElement | undefined) => (element?.text ?? "").replace(/\s+/g, " ").trim();
const sentences = (card: MarkupElement) =>
  card.children
    .filter((child) => child.is(".verdict") || child.is(".possibly"))
    .flatMap((child) => child.all("p"))
    .map(textOf);
const dollars = (text: string) =>
  [...text.matchAll(/\$([\d,.]*\d)/g)].map(([, number = ""]) => Number(number.replaceAll(",", "")));

/** A week's figures are rounded to whole dollars. */
const isIncome = (shown: number, yearly: number) => shown === yearly || Math.abs(shown - yearly / 52) <= 0.5;

function contradictions(page: MarkupElement, answers: Answers, language: Language): string[] {
  const t = words(language);
  const household = readHousehold(answers);
  const found: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) found.push(what);
  };
  const incomeWords = t("results/income/limit", { limit: "" }).split(" ")[0]!;
  const inside = (outer: string, inner: string) => page.all(outer).flatMap((one) => one.all(inner));
  const likely = inside(".group-probably", "article");
  const possible = inside(".group-possibly", "article");
  const refused = page.all(".refused").flatMap(({ children }) => children.filter((one) => one.is("li")));
  const isResident = answerTo(answers, "applicant.isNZResident") === "true";
  for (const card of likely) {
    const [first = ""] = sentences(card);
    check(first !== "", `no reason: ${card.id}`);
    const [income, limit] = dollars(first);
    if (limit !== undefined) check(income! < limit, `granted over its limit: ${first}`);
    const why = card.all(".why");
    check(
      why.flatMap((one) => one.all(".decides")).length === 0,
      `granted, and something decides: ${card.id}`,
    );
    const criteria = why.flatMap(({ children }) => children).filter((one) => one.is(".criteria"));
    check(
      !criteria.flatMap(({ children }) => children).some((one) => one.is(".criterion-not-met")),
      `granted, and not met: ${card.id}`,
    );
  }
  for (const card of possible) check(sentences(card).length > 0, `no reason: ${card.id}`);
  for (const card of isResident ? refused : []) {
    const [first = ""] = sentences(card);
    const name = textOf(card.all("a")[0]);
    check(first !== "", `no reason: ${name}`);
    const [income, limit] = dollars(first);
    if (limit !== undefined) check(income! >= limit, `refused below its limit: ${name}: ${first}`);
    check(!/\$0\b(?!,|\.\d)/.test(first) || limit === undefined, `refused for no income: ${name}: ${first}`);
    check(
      first !== t("results/because/noChild") || (household.numberOfChildren === 0 && !household.expectsBaby),
      `has children: ${name}: ${first}`,
    );
    check(
      first !== t("results/because/partnerIsMainCarer") ||
        (household.hasPartner && household.isYes("applicant.isPrincipalCarer") === false),
      `no such partner: ${name}`,
    );
    const [decides] = card.all(".why").flatMap((one) => one.all(".decides"));
    check(textOf(decides) === t("results/why/decides"), `nothing decides: ${name}`);
  }
  const given = new Set(
    review(questionnaire, answers, textsOf("financial-help", language).questions, formWords(language)).map(
      ({ label, answer }) => `${label}: ${answer}`,
    ),
  );
  const labels = [t("results/why/yourAnswer"), t("results/why/yourAnswers")];
  for (const one of page.all(".criterion")) {
    const used = one.all(".used").map(textOf);
    const said = used.flatMap((line) => {
      const label = labels.find((each) => line.startsWith(`${each}: `));
      return label ? [line.slice(label.length + 2)] : [];
    });
    for (const line of said) {
      let rest = line;
      for (const each of given) rest = rest.replace(each, "");
      check(rest.replace(/[; ]/g, "") === "", `not the answer: ${line}`);
    }
    check(one.is(".criterion-met") || used.length > 0, `no answer: ${textOf(one)}`);
    for (const line of used.filter((each) => each.includes(incomeWords) && dollars(each).length > 1)) {
      const [income = 0, limit = 0] = dollars(line);
      const isAfterTax = line.includes(t("results/income/afterTax", { income: "" }).trim().slice(-9));
      check(
        isAfterTax ? income <= household.yearlyIncome : isIncome(income, household.yearlyIncome),
        `not the household's income: ${line}`,
      );
      if (one.is(".criterion-not-met") && !one.isIn(".any-of"))
        check(income >= limit, `not met below the limit: ${textOf(one)}`);
      if (one.is(".criterion-met")) check(income < limit, `met over the limit: ${textOf(one)}`);
    }
  }
  const counts = inside(".summary", "b").map(({ text }) => Number(text));
  if (likely.length + possible.length > 0)
    check(
      counts.join() ===
        (page.all(".week").length > 0 ? [refused] : [likely, possible, refused])
          .map((each) => each.length)
          .filter(Boolean)
          .join(),
      "the summary counts otherwise",
    );
  return found;
}

test.each([
  ["each line has one payment", findingHouseholds.H14, false],
  ["two go together", findingHouseholds.H01, true],
])("payments in one line go together: said only where they do (%s)", async (_, given, isSaid) => {
  const { html, results } = await read(prune(questionnaire, given as Answers).answers);
  expect(results.choices.length).toBeGreaterThan(1);
  expect(results.choices.some((ids) => ids.length > 1)).toBe(isSaid);
  expect(html.includes(words("en")("results/choice/together"))).toBe(isSaid);
});

describe("What stands on a page once, stands there once", () => {
  const pageOf = async (...told: readonly Answers[]) => {
    const { html } = await read(prune(questionnaire, Object.assign({}, ...told)).answers);
    const page = markupOf(html);
    const texts = (css: string) => page.all(css).map(textOf);
    return { html, texts };
  };
  const t = words("en");

  test("what excludes a payment of the sum is not offered beside it, and its card says its own sum [financial-help/results/beside]", async () => {
    const { texts } = await pageOf(...soleParent, twoAtSchool, works(35), earns("applicant", 900, "weekly"));
    expect(texts(".summary-probably").join()).not.toContain("Sole Parent Support");
    const card = texts("article").find((text) => text.startsWith("Sole Parent Support"));
    expect(card).toContain("about $24 a week, in place of others");
    expect(card).not.toContain("up to $505.80");
  });

  test("every payment of the sum says how one gets it; those in it are not called unchecked", async () => {
    const { html, texts } = await pageOf(
      ...soleParent,
      children(["4"]),
      earlyLearning,
      atHome,
      earns("applicant", 0),
      {
        "child.eceHours": "30",
        "child.eceFees": "180",
        "child.eceFreeHours": "true",
      },
    );
    expect(texts(".week-row").join()).toContain(t("results/week/apply/familyBoost"));
    expect(html).not.toContain("results/week/");
    expect(texts(".fold").join()).not.toContain("FamilyBoost");
  });

  test("a card and a benefit that one has already are not offered [financial-help/results/already]", async () => {
    const { texts } = await pageOf(...soleParent, twoAtSchool, atHome, earns("applicant", 505, "weekly"), {
      "applicant.receivesIncomeTestedBenefit": "true",
      "applicant.holdsCommunityServicesCard": "true",
    });
    expect(texts(".summary-probably").join()).not.toMatch(/Community Services Card|Job Seeker Support/);
    const card = texts("article").find((text) => text.startsWith("Sole Parent Support"));
    expect(card).toContain(t("results/week/paidAlready"));
  });

  test("who is here by a partner reads that the partner may ask for the rest", async () => {
    const { texts } = await pageOf(
      couple,
      age(29),
      children(["0"]),
      youngestBorn(2, 6, 2026),
      atHome,
      partnerWorks(40),
      {
        ...earns("applicant", 0),
        ...earns("spouse", 62_000),
        "applicant.isNZResident": "false",
        "applicant.childIsNZResident": "true",
      },
    );
    expect(texts(".week").join()).toContain(t("results/week/partnerHere"));
    expect(texts(".week").join()).not.toContain(t("results/week/assumed/partner"));
    expect(texts(".fold").join()).toContain(t("results/because/notResidentAll"));
  });
});

describe("Random households read their results", () => {
  test.each([
    { rules: "today’s rules", system: currentRules(), runs: 270 },
    { rules: "the rules of 2018", system: base, runs: 30 },
  ])(
    "no reason contradicts its verdict, the answers or the limit shown: $rules",
    { timeout: 120_000 },
    async ({ system, runs }) => {
      let index = 0;
      await fc.assert(
        fc.asyncProperty(randomFamily, async (answers) => {
          const language: Language = index++ % 2 === 0 ? "en" : "mi";
          const { html } = await read(answers, language, system);
          expect(contradictions(markupOf(html), answers, language)).toEqual([]);
        }),
        { numRuns: runs },
      );
    },
  );
});
