import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { read } from "#workers/local/imports.mjs";
import { glossaryOf } from "#workers/translations/glossary/findings.ts";
import { grammar } from "#workers/translations/glossary/grammar.ts";
import { exceptions } from "#workers/translations/glossary/known.ts";
import { sounds } from "#workers/translations/glossary/sounds.ts";
import mistakes from "./maori-old.json";
import { maoriTexts } from "./support/maori-texts.ts";

const { terms, findings } = glossaryOf(read("workers/translations/glossary/terms.csv"));
const texts = await maoriTexts();
const shown = ({ at, rule, what }: { at: string; rule: string; what: string }) => `${at}: ${rule}: ${what}`;

describe("The Māori texts", () => {
  const { wrong, excepted } = findings(texts);

  test("are those of texts, guide, rules, mails, data, API and error page", () => {
    const from = (part: string) => texts.filter(({ at }) => at.startsWith(part)).length;
    expect(from("app/features/")).toBeGreaterThan(2000);
    for (const part of [
      "app/content/stages",
      "app/content/support",
      "app/content/simplePages",
      "app/content/tools",
      "app/i18n/text.mi.json",
      "app/features/footer-pages/text.mi.json",
      "workers/rules/variables/",
      "workers/rules/reform/outlook/",
      "workers/mail/",
      "workers/reminders/",
      "workers/distress/answers.json",
      "app/features/childcare/parent/steps/person/records/iwi.json",
      "workers/open-data/records/benefits.json",
      "workers/api.mi.json",
      "public/error.html",
    ])
      expect(from(part), part).toBeGreaterThan(0);
  });

  test("keep to the glossary", () => {
    expect(wrong.map(shown)).toEqual([]);
  });

  test.each(["own", "ofBoth"] as const)("join an income after tax into a sentence: %s", (whose) => {
    const t = wordsOf("financial-help")("mi");
    const income = t("results/income/afterTax", { income: "$26,667" });
    const mi = t(`results/income/${whose}`, { income });
    expect(mi).toContain("$26,667");
    expect(grammar({ at: whose, en: "", mi })).toEqual([]);
  });

  test("name every iwi without a word of English", () => {
    const own = JSON.parse(read("app/features/childcare/parent/steps/person/records/iwi.json")) as string[][];
    const shownInMaori = own.map(([code = "", en = "", mi = en]) => ({ at: code, en: "", mi }));
    expect(shownInMaori.flatMap(sounds([]))).toEqual([]);
  });

  test("need every exception that is made, and each says why", () => {
    expect(exceptions.filter((exception) => !excepted.has(exception) || !exception.reason)).toEqual([]);
  });
});

/** What a fluent reader stumbled over in November 2026: the finding, the English, and the Māori of that day. */
const old = mistakes as [string, en: string, mi: string][];

describe("The glossary", () => {
  const withOld = [...texts, ...old.map(([name, en, mi]) => ({ at: `old ${name} ${mi}`, en, mi }))];
  const { wrong } = findings(withOld);

  test.each(old)("finds the old error again: %s: %s | %s", (name, _, mi) => {
    expect(wrong.filter(({ at }) => at === `old ${name} ${mi}`)).not.toEqual([]);
  });

  test.each([
    ["M1", "term"],
    ["M6", "never"],
    ["M10", "label"],
    ["M55 many", "one and many"],
    ["M71", "macron"],
    ["M74", "agency"],
    ["unmarked English", "sound"],
    ["a figure", "number"],
    ["a link", "link"],
    ["R one for none", "none for one"],
    ["R soon", "soon for at once"],
    ["R years", "years for figures"],
    ["R anake", "verb + anake"],
    ["R no i", "object without i"],
    ["R atu", "atu for other"],
    ["R 18", "age"],
    ["R toko", "count of people"],
    ["R bare", "bare count"],
    ["R when", "when"],
    ["R fit", "fit for draft"],
    ["R fault", "nobody’s fault"],
    ["R address", "whose address"],
    ["R a Te", "agency as person"],
    ["R kaumātua", "elder for grandparent"],
    ["R order", "order for comfort"],
    ["R join", "broken join"],
    ["R otaina", "never"],
    ["R two passives", "never"],
    ["R ō tamariki", "possession"],
    ["R whirinaki", "leans"],
    ["R scale", "term"],
  ])("%s is found by its rule: %s", (name, rule) => {
    const found = wrong.filter(({ at }) => at.startsWith(`old ${name} `));
    expect(found.map((finding) => finding.rule)).toContain(rule);
  });

  test.each([
    ["none for one", "no child is here", "kāore tētahi tamaiti i konei"],
    ["none for one", "One service did not agree", "Tērā tētahi ratonga kāore i whakaae"],
    ["soon for at once", "Tell your midwife soon", "Kōrero wawe atu ki tō kaiwhakawhānau"],
    ["soon for at once", "They act at once", "Ka mahi wawe"],
    ["years for figures", "The numbers of these three years", "Ngā tau e toru nei"],
    ["years for figures", "Your IRD number is on your letters", "Ngā tau IRD o te whānau"],
    ["verb + anake", "Only the service sees it", "Ko te ratonga anake ka kite"],
    ["verb + anake", "once for each child", "kia kotahi anake te utunga"],
    ["object without i", "We could not find your postcode", "Kāore i taea e mātou te rapu i tō waehere"],
    ["object without i", "what you can get together", "ka taea e kōrua te whiwhi ngātahi"],
    ["atu for other", "to the children or others", "ngā tamariki atu rānei"],
    ["age", "go with ID at 18", "me 18 ngā hōiho"],
    ["count of people", "How many hours?", "E hia ngā hāora?"],
    ["bare count", "{{count}} cards", "E {{count}} ngā kāri"],
    ["when", "to the east and the west", "Nōnahea, āhea rānei?"],
    ["fit for draft", "Your application is a draft", "Kua tiakina hei puka hukihuki"],
    ["fit for draft", "if your child is fitting", "mēnā e hukihuki ana tō tamaiti"],
    ["nobody’s fault", "it is nobody’s fault", "ehara nō tētahi te hē"],
    ["whose address", "your address", "nōu tēnei wāhitau"],
    ["agency as person", "the letters of Work and Income", "ngā reta a Te Hiranga Tangata"],
    ["elder for grandparent", "Ask grandparents and elders", "Pātaia ngā mātua tūpuna, ngā kaumātua rānei"],
    ["order for comfort", "Do not give honey", "Kaua e hoatu te miere"],
    ["order for comfort", "You do not have to, and never shake a baby", "Kaua rawa e rūrū i te pēpi"],
    ["possession", "your children", "āu tamariki me ō mātua"],
    ["leans", "Depend on your midwife", "Whakapono ki tō kaiwhakawhānau"],
    ["broken join", "About $26,667", "Tata ki te $26,667 te moni whiwhi"],
  ])("is silent, by its rule “%s”, on %s | %s", (rule, en, mi) => {
    expect(grammar({ at: "right", en, mi }).filter((finding) => finding.rule === rule)).toEqual([]);
  });

  test("says of each row where it comes from and how sure it is", () => {
    expect(terms.length).toBeGreaterThan(190);
    for (const { maori, source, confidence } of terms)
      expect([maori.length > 0, source !== "", /^[HML]$/.test(confidence)], maori.join()).toEqual([
        true,
        true,
        true,
      ]);
  });
});
