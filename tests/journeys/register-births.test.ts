import { describe, expect, test } from "vitest";
import { birthRegistration } from "#app/features/register-my-baby/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { stepText } from "#app/wizard/texts.ts";
import { noOtherParent } from "../support/birth-sent.ts";
import { claimAnswers, dayAnswers, ofCaregiver } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { expectConfirmed, expectSent, register, service, start } from "../support/journey.ts";
import { familiesSent, journeys, stillbirth, twin } from "../support/journeys.ts";
import type { Page } from "../support/page.ts";
import { ownBirth, receivedOf, sendIn } from "../support/registered.ts";
import { fillIn, goOn, stepOf, walkOn } from "../support/registration.ts";
import { everybodyOnline, siteForTests } from "../support/site.ts";

const lossWords = wordsOf("register-my-baby/loss");
const reviewWords = wordsOf("register-my-baby/steps/review/page");
const formWords = wordsOf("forms");

const site = siteForTests({ environment: { TODAY: "2026-11-20", ...everybodyOnline } });

/** Every page that somebody is shown who presses Next as far as the review. */
async function pagesOf(visitor: Visitor, birth: Answers, prefix: string): Promise<Page[]> {
  const pages = [await start(visitor, prefix)];
  for (let page = pages[0]; page && stepOf(page) !== "review" && pages.length < 40; page = pages.at(-1))
    pages.push(await fillIn(page, birth).submit({ name: "intent", value: "next" }));
  expect(stepOf(pages.at(-1) as Page)).toBe("review");
  return pages;
}

describe.each(bothLanguages)("A birth is registered without a script, $language", ({ language, prefix }) => {
  test.concurrent.each(Object.entries(journeys))("%s", async (_, { answers, sent, says, review }) => {
    const birth = ownBirth(answers);
    const registered = await register(new Visitor(site.url), birth, prefix);
    if (review) expect(registered.review.text("main")).toContain(review[language === "en" ? 0 : 1]);
    expectConfirmed(registered.end, language, says);
    await expectSent(site.url, registered.end, birth, { more: sent });
  });

  test.concurrent("Nguyễn, Šarić, Łukasz, Jørgensen, Diyarbakır: refused at the field, registered in the spelling offered [birth/names/registry-letters]", async () => {
    const own = String(ownBirth()["child.firstNames"]);
    const typed: Record<string, [name: string, letters: string, nearest: string]> = {
      "child.firstNames": [own.replace("Āria", "Łukasz"), '"Ł"', own.replace("Āria", "Lukasz")],
      "child.surname": ["Jørgensen", '"ø"', "Jorgensen"],
      "mother.surname": ["Šarić", '"Š", "ć"', "Saric"],
      "mother.placeOfBirth": ["Diyarbakır", '"ı"', "Diyarbakir"],
      "father.surname": ["Nguyễn", '"ễ"', "Nguyen"],
    };
    const names = Object.keys(typed);
    let birth = ownBirth(Object.fromEntries(names.map((name) => [name, typed[name]?.[0] ?? ""])));
    let page = await start(new Visitor(site.url), prefix);
    const told: string[] = [];
    while (stepOf(page) !== "review") {
      page = await goOn(page, birth);
      const refused = names.filter((name) => page.errors().length > 0 && page.controls().has(name));
      told.push(...page.errors().map(({ text }) => text));
      birth = { ...birth, ...Object.fromEntries(refused.map((name) => [name, typed[name]?.[2] ?? ""])) };
    }
    const sentences = Object.values(typed).map(([, letters, nearest]) =>
      formWords(language)("errors/letters", { letters, nearest }),
    );
    expect(told).toHaveLength(names.length);
    for (const sentence of sentences) expect(told.join("; ")).toContain(sentence);
    expect(page.document.querySelector("[data-error-summary]")).toBeNull();
    expect(stepOf(await sendIn(page, birth))).toBe("confirmation");
    const [received] = await receivedOf(site.url, birth);
    expect(received?.payload).toMatchObject({
      child: { surname: "Jorgensen" },
      mother: { surname: "Saric", placeOfBirth: "Diyarbakir" },
      father: { surname: "Nguyen" },
    });
  });

  test.concurrent("TJ, a joint account, a birth at home in Palmerston North, a number with +64", async () => {
    const account = "bestStart.primaryCareGiver.bankAccount.name";
    const town = "birthPlace.home.line2";
    const birth = ownBirth({
      ...claimAnswers.newClaim,
      "child.firstNames": `TJ ${String(ownBirth()["child.firstNames"]).slice(5)}`,
      "child.surname": "MARAMA",
      "birthPlace.category": "home",
      "birthPlace.home.line1": "Flat 2,33 Centennial Drive,",
      "birthPlace.home.suburb": "Hokowhitu",
      [town]: "Palmerston North 4410",
      "mother.occupation": "HGV",
      "mother.daytimePhone": "+64 (0)21 234-5678",
      "mother.homeAddress.line1": "33, Centennial Drive",
      "father.occupation": "ECE teacher, NZDF",
      [account]: "M Tane & H Tane",
      "myir.wanted": "no",
    });
    const visitor = new Visitor(site.url);
    const refused = await goOn(await start(visitor, prefix), birth);
    expect(refused.errors().map(({ text }) => text)).toEqual([
      expect.stringContaining(
        formWords(language)("errors/postcodeTooLong", { max: 20, town: "Palmerston North" }),
      ),
    ]);
    const review = await walkOn(
      refused,
      { ...birth, "child.surname": "Marama", [town]: "Palmerston North" },
      "review",
    );
    const surname = await visitor.visit(`${prefix}${service}/child-details?focus=child.surname`);
    expect(surname.form("f").valuesOf("child.surname")).toEqual(["Marama"]);
    const again = await surname
      .form("f")
      .fill({ "child.surname": "MARAMA" })
      .submit({ name: "intent", value: "review" });
    expect([stepOf(review), stepOf(again)]).toEqual(["review", "review"]);
    await sendIn(again, birth);
    const [received] = await receivedOf(site.url, birth);
    expect(received?.payload).toMatchObject({
      child: { firstNames: birth["child.firstNames"], surname: "MARAMA" },
      birthPlace: {
        home: { line1: "Flat 2 33 Centennial Drive", line2: "Hokowhitu", line3: "Palmerston North" },
      },
      mother: {
        occupation: "HGV",
        daytimePhone: "021 234 5678",
        homeAddress: { line1: "33 Centennial Drive" },
      },
      father: { occupation: "ECE Teacher NZDF" },
      bestStart: { primaryCareGiver: { bankAccount: { name: "M Tane & H Tane" } } },
    });
  });

  test.concurrent("unknown father after all: what hung on him is asked again, and nothing of him is sent [birth/changes/father-unknown]", async () => {
    const birth = ownBirth({
      ...claimAnswers.workingForFamilies,
      ...ofCaregiver({ type: "father" }),
      "ird.deliveryAddress": "fathersAddress",
      "ird.numberByEmail": "no",
      parentRelationship: "civilUnion",
      ...dayAnswers("parentRelationshipDate", "2015-02-07"),
      parentRelationshipPlace: "Porirua",
    });
    const visitor = new Visitor(site.url);
    await walkOn(await start(visitor, prefix), birth, "review");
    const changed = await visitor.visit(`${prefix}${service}/other-parent-details?focus=fatherKnown`);
    const toDo = await changed
      .form("f")
      .fill({ fatherKnown: "no" })
      .submit({ name: "intent", value: "review" });
    expect([stepOf(toDo), toDo.errors()]).toEqual(["other-services", []]);
    const mothers = { ...birth, ...ofCaregiver({ type: "mother" }), "ird.deliveryAddress": "mothersAddress" };
    const end = await sendIn(await walkOn(toDo, mothers, "review"), birth);
    expectConfirmed(end, language, ["next/bestStart/Y", "next/myIR/wff-client", "next/irdNumber"]);
    const ird = { applyForNumber: true, deliveryAddress: "mothersAddress", numberByEmail: false };
    await expectSent(site.url, end, birth, {
      more: { ...noOtherParent, bestStart: familiesSent, ird, msd: undefined },
    });
  });

  test.concurrent.each<[string, Answers, string]>([
    [
      "a widow",
      { "fillingIn.parent": "mother", "fillingIn.reason": "dead" },
      "Filled in by the mother alone, as the father has died.",
    ],
    [
      "a widower",
      { "fillingIn.parent": "father", "fillingIn.reason": "dead" },
      "Filled in by the father alone, as the mother has died.",
    ],
    [
      "one parent alone, for the other is a danger",
      { "fillingIn.parent": "mother", "fillingIn.reason": "danger" },
      "Filled in by the mother alone, as the father is a danger to this parent or the child.",
    ],
  ])(
    "%s declares for themselves, never that both agree [birth/parents/alone-is-told]",
    async (_, reason, otherInformation) => {
      const birth = ownBirth({ "fillingIn.who": "alone", ...reason });
      const { review, end } = await register(new Visitor(site.url), birth, prefix);
      const t = reviewWords(language);
      expect(review.text("main")).not.toContain(t("twoParents"));
      expect(review.text("main")).toContain(otherInformation);
      expect(review.text("main")).toContain(
        stepText(birthRegistration, "review", language, {}).questions.declarationMade?.label,
      );
      await expectSent(site.url, end, birth, { more: { otherInformation } });
    },
  );

  test.concurrent("after a stillbirth every page speaks rightly [birth/child/stillborn-words]", async () => {
    const birth = ownBirth(stillbirth.answers);
    const visitor = new Visitor(site.url);
    const [, ...pages] = await pagesOf(visitor, birth, prefix);
    const review = pages.pop() as Page;
    const t = lossWords(language);
    for (const name of ["manage-best-start-payments", "other-services"]) {
      const passed = await visitor.visit(`${prefix}${service}/${name}`);
      expect([stepOf(passed), passed.text("#condolences")]).toEqual([name, t("title")]);
      expect(passed.text("main")).toContain(t("nothing"));
    }
    const end = await sendIn(await visitor.visit(review.address), birth);
    const ofPayments = /Best Start|IRD|myIR|MSD/;
    expect(pages.map((each) => [each.address, ofPayments.exec(each.text("main"))?.[0]])).toEqual(
      pages.map(({ address }) => [address, undefined]),
    );
    expect(pages.map(stepOf)).not.toContain("other-services");
    expect(end.text("main")).not.toMatch(ofPayments);
    for (const each of [review, end]) {
      expect([stepOf(each), each.text("#condolences")]).toEqual([stepOf(each), t("title")]);
      expect(each.text("main")).toContain(plain(t("support")));
    }
    expect(review.text("main")).toContain(plain(t("entitlement")));
  });

  test.concurrent("step 2 says whom it calls mother, and parents are named, never ‘this parent’", async () => {
    const pages = await pagesOf(new Visitor(site.url), ownBirth(), prefix);
    const said = (step: string) =>
      pages.flatMap((page) => (stepOf(page) === step ? page.text("main") : [])).join(" ");
    const mother = said("mother-details");
    expect(mother).toMatch(/parent who gave birth|te matua nāna te pēpi i whakawhānau/);
    expect(mother).toMatch(/Is the mother a New Zealand citizen\?|He kirirarau nō Aotearoa te whaea\?/);
    expect(said("other-parent-details")).toMatch(
      /Is the father a New Zealand citizen\?|He kirirarau nō Aotearoa te matua tāne\?/,
    );
    for (const page of pages) expect(page.text("main")).not.toMatch(/this parent|tēnei matua/i);
  });

  test.concurrent("no page of the form, and none after it, offers to share it", async () => {
    const birth = ownBirth();
    const visitor = new Visitor(site.url);
    const pages = await pagesOf(visitor, birth, prefix);
    pages.push(await sendIn(pages.at(-1) as Page, birth));
    const shared = pages.filter(({ document }) => document.querySelector(".share, .share-shown"));
    expect(shared.map(stepOf)).toEqual([]);
  });

  test.concurrent("stillbirth: from the relationship straight to the certificate; sympathy, and no Best Start entitlement [birth/changes/stillborn]", async () => {
    const { answers, sent, says } = stillbirth;
    const birth = ownBirth(answers);
    const visitor = new Visitor(site.url);
    const { end } = await register(visitor, birth, prefix);
    expect(visitor.asked.join(" ")).not.toMatch(/other-services|manage-best-start/);
    expectConfirmed(end, language, says);
    await expectSent(site.url, end, birth, { more: sent });
  });

  test.concurrent("twins: one after the other from the same browser", async () => {
    const visitor = new Visitor(site.url);
    for (const number of [1, 2] as const) {
      const { answers, sent, says } = twin(number);
      const birth = ownBirth(answers);
      const { end } = await register(visitor, birth, prefix);
      expectConfirmed(end, language, says);
      await expectSent(site.url, end, birth, { more: sent });
    }
  });
});
