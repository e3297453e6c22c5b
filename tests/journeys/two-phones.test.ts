import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { receivedOf, referenceOn, sendIn } from "../support/registered.ts";
import { goOn, goOnByParts, registrationAnswers, stepOf, walkOn, walkTo } from "../support/registration.ts";
import { everybodyOnline, siteForTests } from "../support/site.ts";
import {
  agree,
  birthDateOf,
  canRegister,
  home,
  openTheirs,
  review,
  stateOn,
  theirs,
  toAgree,
  twoPhones,
} from "../support/two-phones.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

const site = siteForTests({ environment: everybodyOnline });
const next = { name: "intent", value: "next" };
const intent = (value: string) => ({ name: "intent", value });
const newVisitor = () => new Visitor(site.url);

describe.each(bothLanguages)("two phones, one birth, without a script, $language", ({ language, prefix }) => {
  const t = otherParentWords(language);

  test("step 3 leads to the code; the other answers and agrees on their phone; then the birth is registered once [birth/parents/own-device]", async () => {
    const answers: Answers = {
      ...registrationAnswers,
      "child.firstNames": prefix ? "Rua" : "Tahi",
      "fillingIn.who": "ownDevice",
      "fillingIn.parent": "mother",
    };
    const [first, second] = [0, 1].map(() => newVisitor());
    if (!first || !second) throw new Error("Nobody");
    const third = await walkTo(first, answers, "other-parent-details", prefix);
    const shown = await goOn(third, answers);
    expect([shown.status, shown.address]).toEqual([200, `${prefix}${theirs}/code`]);
    expect(shown.text(".code")).toMatch(/^([3479BCDFGHJKLMNPQRTVWXY]{4} ?){5}$/);
    expect(shown.document.querySelector("svg.qr-code[role=img][aria-label] path")).toBeTruthy();
    const phones = { site, answers, first, second, code: shown.text(".code"), prefix };
    const after = await first.visit(shown.link(t("code/onward")));
    expect(stepOf(after)).toBe("parents-relationship");
    const waiting = await walkOn(after, answers, "review");
    expect([canRegister(waiting), stateOn(waiting)]).toEqual([false, t("state/waiting/title")]);
    const agreed = await agree(await toAgree(phones));
    expect([agreed.address, agreed.text("h1")]).toEqual([
      `${prefix}${theirs}/answered`,
      expect.stringContaining(t("answered/agreed/title")),
    ]);
    const ready = await waiting.form("f").submit(intent("look"));
    expect([stepOf(ready), canRegister(ready), stateOn(ready)]).toEqual([
      "review",
      true,
      t("state/agreed/title"),
    ]);
    const confirmed = await sendIn(ready, answers);
    expect(stepOf(confirmed)).toBe("confirmation");
    const received = await receivedOf(site.url, answers);
    expect(received).toHaveLength(1);
    expect(received[0]?.payload).toMatchObject({
      father: { firstNames: "Hemi", occupation: "Teacher", homeAddress: { line1: "12 High Street" } },
      otherInformation: expect.stringMatching(
        /^The father declared on their own device on \d+ \w+ 20\d\d\.$/,
      ),
    });
    const theirEnd = await second.visit(`${prefix}${theirs}/agree`);
    expect([theirEnd.address, referenceOn(theirEnd)]).toEqual([
      `${prefix}${theirs}/answered`,
      referenceOn(confirmed),
    ]);
  });

  test("declining: the first learns that, nothing is registered, and a changed mind counts", async () => {
    const phones = await twoPhones(site, { prefix });
    const page = await toAgree(phones);
    const asked = await phones.second.visit(page.link(t("agree/refuse")));
    const declined = await asked.form().submit();
    expect(declined.text("h1")).toContain(t("answered/declined/title"));
    const held = await review(phones);
    expect([canRegister(held), stateOn(held)]).toEqual([false, t("state/declined/title")]);
    expect(held.text("main")).not.toContain("Hemi");
    expect((await held.form("f").submit(next)).address).toBe(`${prefix}${home}/review`);
    await agree(await phones.second.visit(declined.link(t("answered/look"))));
    expect(canRegister(await review(phones))).toBe(true);
  });
});

describe.each(bothLanguages)("who may open what, $language", ({ language, prefix }) => {
  const t = otherParentWords(language);
  const theirPage = (page = "") => `${prefix}${theirs}${page}`;
  const atHome = (page: string) => `${prefix}${home}/${page}`;

  test("three wrong birth dates lock the code, also for the right one", async () => {
    const phones = await twoPhones(site, { prefix });
    const wrong = { ...phones.answers, "child.birthDate.day": "2" };
    for (const status of [422, 422, 429])
      expect((await openTheirs({ ...phones, answers: wrong })).status).toBe(status);
    const locked = await openTheirs(phones);
    expect([locked.status, stepOf(locked)]).toEqual([429, "continue"]);
    const shown = await phones.first.visit(theirPage("/code"));
    expect(shown.text(".code")).toBe(phones.code);
  });

  test("wrong codes are counted for each visitor", async () => {
    const phones = await twoPhones(site, { prefix });
    const guess = { ...phones, code: "CCCC CCCC CCCC CCCC CCCC" };
    for (let left = 10; left > 0; left--) expect((await openTheirs(guess)).status).toBe(422);
    expect((await openTheirs(guess)).status).toBe(429);
  });

  test("code and birth date never stand together; the code of the picture is moved out of the address", async () => {
    const phones = await twoPhones(site, { prefix });
    const shown = await phones.first.visit(theirPage("/code"));
    expect(shown.text("main")).not.toMatch(/2026-10-01|October 2026|Whiringa-ā-nuku 2026/);
    expect(shown.html).not.toContain("WhatsApp");
    const scanned = await phones.second.visit(
      `${prefix}${theirs}/continue?code=${phones.code.replaceAll(" ", "")}`,
    );
    expect(scanned.address).toBe(theirPage("/continue"));
    const opened = await scanned.form("f").fill(birthDateOf(phones.answers)).submit();
    expect(stepOf(opened)).toBe("your-details");
  });

  test("without a code nothing opens and nothing is begun", async () => {
    const visitor = newVisitor();
    for (const path of ["", "/your-details", "/agree", "/answered", "/decline"])
      expect((await visitor.visit(theirPage(path))).address).toBe(theirPage("/continue"));
    expect((await visitor.visit(theirPage("/code"))).address).toBe(atHome("child-details"));
  });

  test("the second sees nothing of payments, tax, certificates or where the first lives", async () => {
    const phones = await twoPhones(site, {
      prefix,
      answers: {
        "birthPlace.category": "home",
        "birthPlace.home.line1": "77 Kanarihua Street",
        "birthPlace.home.line2": "Porirua 5022",
        "mother.homeAddress.line1": "77 Kanarihua Street",
        "mother.daytimePhone": "0219988776",
        "mother.occupation": "Kanarikai",
      },
    });
    const page = await toAgree(phones);
    expect(page.text("main")).toContain(
      { en: "Place of birth At home", mi: "Te wāhi i whānau ai I te kāinga" }[language],
    );
    expect(page.html).not.toMatch(/Kanari|0219988776|mere@example/);
  });

  test("with a new code the old one opens nothing, and who had it reads that it is closed", async () => {
    const phones = await twoPhones(site, { prefix });
    await openTheirs(phones);
    const renewed = await (await phones.first.visit(theirPage("/code"))).form().submit();
    expect(renewed.text(".code")).not.toBe(phones.code);
    const closed = await phones.second.visit(theirPage("/your-details"));
    expect(closed.text("h1")).toContain(t("answered/withdrawn/title"));
    const fresh = { ...phones, second: newVisitor(), code: renewed.text(".code") };
    await agree(await toAgree(fresh));
    expect(canRegister(await review(phones))).toBe(true);
  });

  test("when the first deletes the form the other's part is closed", async () => {
    const phones = await twoPhones(site, { prefix });
    await openTheirs(phones);
    await (await phones.first.visit(atHome("child-details"))).form("f").submit(intent("forget"));
    expect((await phones.second.visit(theirPage("/agree"))).text("h1")).toContain(
      t("answered/withdrawn/title"),
    );
  });
});

describe.each(bothLanguages)("other ways, $language", ({ language, prefix }) => {
  const t = otherParentWords(language);
  const theirPage = (page: string) => `${prefix}${theirs}/${page}`;

  test("the second reads and agrees in a language of their own", async () => {
    const own = language === "en" ? "mi" : "en";
    const phones = await twoPhones(site, { prefix });
    const page = await toAgree({ ...phones, prefix: own === "mi" ? "/mi" : "" });
    expect([page.language.slice(0, 2), page.text("main").includes("Āria")]).toEqual([own, true]);
    const agreed = await agree(page);
    expect(agreed.text("h1")).toContain(otherParentWords(own)("answered/agreed/title"));
    const ready = await review(phones);
    expect([ready.language.slice(0, 2), canRegister(ready), stateOn(ready)]).toEqual([
      language,
      true,
      t("state/agreed/title"),
    ]);
  });

  test("the father fills in the form: the mother finds what he typed of her, but not where she lives, and hers is sent", async () => {
    const phones = await twoPhones(site, { parent: "father", prefix });
    const opened = await openTheirs(phones);
    expect(opened.form("f").valuesOf("mother.homeAddress.line1")).toEqual([""]);
    const names = await phones.second.visit(theirPage("your-details?focus=mother.occupation"));
    expect(names.form("f").valuesOf("mother.occupation")).toEqual(["Teacher"]);
    const own = { "mother.occupation": "Potter", "mother.homeAddress.line1": "5 Own Street" };
    const page = await goOnByParts(await phones.second.visit(theirPage("your-details?part=1")), {
      ...phones.answers,
      ...own,
    });
    expect(page.text("main")).toContain(`${{ en: "Surname", mi: "Ingoa whānau" }[language]} Ngata`);
    await agree(page);
    const confirmed = await sendIn(await review(phones), phones.answers);
    expect(stepOf(confirmed)).toBe("confirmation");
    const [received] = await receivedOf(site.url, phones.answers);
    expect(received?.payload).toMatchObject({
      mother: { occupation: "Potter", homeAddress: { line1: "5 Own Street" } },
      otherInformation: expect.stringContaining("The mother declared on their own device on "),
    });
  });

  test("the first goes on without the other, with a reason; the other's part is closed", async () => {
    const phones = await twoPhones(site, { prefix });
    await openTheirs(phones);
    const held = await review(phones);
    const third = await phones.first.visit(held.link(t("code/without/link")));
    expect(stepOf(third)).toBe("other-parent-details");
    const alone = {
      ...phones.answers,
      "fillingIn.who": "alone",
      "fillingIn.parent": "mother",
      "fillingIn.reason": "overseas",
    };
    const ready = await walkOn(third, alone, "review");
    expect([canRegister(ready), stateOn(ready)]).toEqual([true, ""]);
    expect((await phones.second.visit(theirPage("agree"))).text("h1")).toContain(
      t("answered/withdrawn/title"),
    );
    await sendIn(ready, alone);
    const [received] = await receivedOf(site.url, phones.answers);
    expect(received?.payload.otherInformation).toBe(
      "Filled in by the mother alone, as the father is overseas and cannot be reached.",
    );
  });

  test("on another device the first finds the state by the code to come back with", async () => {
    const phones = await twoPhones(site, { prefix });
    await agree(await toAgree(phones));
    const kept = await (await review(phones)).form("f").submit(intent("save-and-come-back"));
    const computer = newVisitor();
    const page = await computer.visit(`${prefix}${home}/continue`);
    await page
      .form("f")
      .fill({ code: kept.text(".code"), ...birthDateOf(phones.answers) })
      .submit();
    const ready = await review({ ...phones, first: computer });
    expect([canRegister(ready), stateOn(ready)]).toEqual([true, t("state/agreed/title")]);
    expect((await computer.visit(theirPage("code"))).text(".code")).toBe(phones.code);
  });

  test("who opens the code after the registration reads that it was received, and its reference", async () => {
    const phones = await twoPhones(site, { prefix });
    await agree(await toAgree(phones));
    const confirmed = await sendIn(await review(phones), phones.answers);
    const late = await openTheirs({ ...phones, second: newVisitor() });
    expect([late.text("h1"), referenceOn(late)]).toEqual([
      expect.stringContaining(t("answered/submitted/title")),
      referenceOn(confirmed),
    ]);
    expect(late.text("main")).not.toContain("Hemi");
  });
});
