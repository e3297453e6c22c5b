import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import babyNames from "#app/features/baby-names/text.en.json";
import babyNamesMi from "#app/features/baby-names/text.mi.json";
import stages from "#app/features/stages/text.en.json";

const folder = new URL("../app/content/", import.meta.url);
const files = new Map(
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith(".md"))
    .map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);
const cards = [...files.values()];

/** A card by its number, a topic by its name, another file by its path. */
const fileOf = (id: string): string =>
  files.get(id) ?? cards.find((text) => new RegExp(`^id: ${id}$`, "m").test(text)) ?? "";

function wordsOf(id: string): Record<"en" | "mi", string> {
  const parts = fileOf(id).split(/^(?=## (?:en|mi)\b)|^# /m);
  const of = (language: string) =>
    parts
      .filter((part) => part.startsWith(`## ${language}`))
      .join("\n")
      .replace(/\s+/g, " ");
  return { en: of("en"), mi: of("mi") };
}

interface Correction {
  finding: string;
  id: string;
  wrong?: RegExp;
  right?: Partial<Record<"en" | "mi", RegExp>>;
  /** The page that was read for it. */
  source?: string;
}

const corrections: Correction[] = [
  {
    finding: "only what services near me lists is looked for there",
    id: "pages/4-contact.md",
    wrong: /find a midwife, playgroup or clinic/,
    right: { en: /antenatal classes, a Well Child provider, early learning or a school.*Find your midwife/ },
  },
  {
    finding: "who knows a food bank",
    id: "6008",
    wrong: /services-near-me/,
    right: {
      en: /Citizens Advice Bureau can help you to find a food bank/,
      mi: /pātaka kai: \[0800 367 222\]/,
    },
  },
  {
    finding: "who knows a family centre",
    id: "3006",
    wrong: /services-near-me/,
    right: { en: /family centres .* Ask PlunketLine/, mi: /PlunketLine/ },
  },
  {
    finding: "Pregnancy tells of the time after the birth",
    id: "stages/2-pregnancy/stage.md",
    wrong: /from the first weeks until your baby is born/,
    right: { en: /until your baby is six months old/ },
  },
  {
    finding: "child support is not asked of Working for Families, and no number is given that was not read",
    id: "2014",
    wrong: /0800 227 773|0800 221 221/,
    right: { en: /\[Inland Revenue works it out\]\(https/, mi: /\[Te Tari Taake rānei e tātai\]\(https/ },
    source: "https://www.ird.govt.nz/child-support/types/formula-assessment",
  },
  {
    finding: "a midwife is looked for where the official page says",
    id: "2001",
    right: { en: /findyourmidwife|Find your midwife/, mi: /Rapua tō kaiwhakawhānau/ },
    source: "https://info.health.nz/pregnancy-children/maternity-care/lead-maternity-carers/",
  },
  {
    finding: "three days of paid bereavement leave",
    id: "miscarriage-and-stillbirth",
    wrong: /may be able to take paid bereavement leave/,
    right: { en: /each take three days of paid bereavement leave/, mi: /kia toru ngā rā whakamatuatanga/ },
    source:
      "https://www.loc.gov/item/global-legal-monitor/2021-03-26/new-zealand-bill-providing-for-bereavement-leave-following-miscarriage-passed/",
  },
  {
    finding: "doses of folic acid and iodine",
    id: "1001",
    right: {
      en: /800 micrograms.*150 micrograms.*cost less when/,
      mi: /800 <en>micrograms<\/en>.*150 <en>micrograms<\/en>.*He iti iho te utu/,
    },
    source:
      "https://www.health.govt.nz/your-health/pregnancy-and-kids/pregnancy/helpful-advice-during-pregnancy/folic-acid-iodine-and-vitamin-d",
  },
  {
    finding: "at seven",
    id: "5013",
    right: {
      en: /At seven, your child must use one if there is one/,
      mi: /I te whitu o ngā tau, me whakamahi/,
    },
  },
  {
    finding: "marks of an approved seat",
    id: "2018",
    right: { en: /AS\/NZS 1754.*E in a circle.*FMVSS 213/, mi: /AS\/NZS 1754.*FMVSS 213/ },
    source: "https://www.wairsc.org.nz/services/child-restraints",
  },
  {
    finding: "prescriptions are free under 14",
    id: "2013",
    right: {
      en: /free at most practices until age 14, and so are prescriptions/,
      mi: /14 tau, me ngā rongoā tūtohu/,
    },
    source:
      "https://info.health.nz/services-support/publicly-funded-health-and-disability-services/zero-fees-for-under-14s",
  },
  {
    finding: "who can use our application",
    id: "4011",
    wrong: /You can start your/,
    right: { en: /If you get payments from Work and Income now.*Otherwise apply to Work and Income/ },
  },
  {
    finding: "who can use our application",
    id: "2068",
    right: { en: /If you get payments from Work and Income now, use our/ },
  },
  { finding: "no promise", id: "2015", wrong: /childcare-subsidy-application/ },
  { finding: "no promise", id: "5001", wrong: /You can start an application/ },
  {
    finding: "plain English",
    id: "3001",
    wrong: /dear one|or mix both\? Call/,
    right: { en: /A brand that costs more is not better/ },
  },
  { finding: "food links to the list", id: "2004", right: { en: /card1103/, mi: /card1103/ } },
  { finding: "NIPT has its text", id: "2101", right: { en: /NIPT/, mi: /NIPT/ } },
  {
    finding: "amount and weeks for a baby born early",
    id: "2009",
    right: {
      en: /\[\[paid_parental_leave\.weekly_maximum\]\].*up to 13 weeks/,
      mi: /\[\[paid_parental_leave\.weekly_maximum\]\].*13 wiki/,
    },
  },
  {
    finding: "amount",
    id: "2011",
    right: { en: /\[\[best_start\.weekly\]\]/, mi: /\[\[best_start\.weekly\]\]/ },
  },
  { finding: "hours", id: "4011", right: { en: /up to 9 hours a week, and up to 50/, mi: /9 .*50/ } },
  { finding: "a text for what is asked", id: "1101", right: { en: /sick/ } },
  { finding: "a text for what is asked", id: "2104", right: { en: /twins/i } },
  { finding: "a text for what is asked", id: "3113", right: { en: /RSV/, mi: /RSV/ } },
  {
    finding: "green poo is told of with its source",
    id: "3109",
    right: { en: /Green poo is common.*doctor if the poo is white/, mi: /tūtae kākāriki.*tākuta mēnā he mā/ },
    source: "https://info.health.nz/pregnancy-children/the-first-year-with-your-pepi-baby/your-babys-poos/",
  },
];

describe("What was wrong in the guide does not come back", () => {
  test.each(corrections)("$finding ($id)", ({ id, wrong, right, source }) => {
    const { en, mi } = wordsOf(id);
    expect([en.length > 0, mi.length > 0]).toEqual([true, true]);
    if (wrong) expect(`${en} ${mi}`).not.toMatch(wrong);
    if (right?.en) expect(en).toMatch(right.en);
    if (right?.mi) expect(mi).toMatch(right.mi);
    if (source) expect(fileOf(id)).toMatch(new RegExp(`url: ${source.replace(/\W/g, "\\$&")}\\n +read: 20`));
  });

  test("the number for a list of midwives is given, with the page that says so", () => {
    expect(fileOf("2001")).toMatch(/number: 0800 686 223\n +source: https:\/\/www\.healthed\.govt\.nz/);
    expect(wordsOf("2001")).toEqual({
      en: expect.stringMatching(/tel:0800686223/),
      mi: expect.stringMatching(/tel:0800686223/),
    });
  });

  test("no two cards have nearly the same name", () => {
    const names = ["2015", "2068", "4011"].map((id) => /^ {2}en: (.*)$/m.exec(fileOf(id))?.[1]);
    expect(names).toEqual([
      "Help to pay for childcare",
      "Paying for childcare with a baby",
      "Who gets the Childcare Subsidy",
    ]);
  });

  test("home promises what there is", () => {
    expect(stages.home.tool.servicesNearMe.body).not.toMatch(/midwi/i);
    expect(stages.home.moreTools).toMatch(/paid-parental-leave-checker.*to-do.*profile/);
  });

  test("names are given to babies; the page where the lists stand as PDF is linked, since no address of one was read", () => {
    expect(babyNames.chart.first).toBe("Most popular: {{names}}, given to {{amount}} babies.");
    for (const { links } of [babyNames, babyNamesMi]) {
      expect(links.official).toMatch(
        /href="https:\/\/smartstart\.services\.govt\.nz\/news\/baby-names".*PDF/,
      );
      expect(links.official).not.toMatch(/\.pdf"/);
    }
  });
});
