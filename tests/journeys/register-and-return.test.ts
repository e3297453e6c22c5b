import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { noOtherParent } from "../support/birth-sent.ts";
import { byConsent, claimAnswers } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { aroha, ben, siteWithIdentity } from "../support/identity.ts";
import { expectConfirmed, expectSent, sentence, service, start } from "../support/journey.ts";
import type { Page } from "../support/page.ts";
import { ownBirth, receivedOf, referenceOn, sendIn } from "../support/registered.ts";
import { fillIn, goOnByParts, sendStep, stepOf, walkOn } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const landingWords = wordsOf("register-my-baby/landing");
const registrationWords = wordsOf("register-my-baby");
const formWords = wordsOf("forms");
const wizardWords = wordsOf("wizard/page");

const environment = { TODAY: "2026-11-20" };
const site = siteWithIdentity({}, { environment });
const noClaim = ["next/bestStart/N"];
const press = (intent: string) => ({ name: "intent", value: intent });
/** Each of them has one form at a time. */
const people = [aroha, ben, "stand-in-mele", "stand-in-priya", "stand-in-wiremu"];
let turn = 0;
/** Goes on by pressing Next alone: what was answered before is there. */
const nothingNew: Answers = {};

describe.each(bothLanguages)("A birth is registered without a script, $language", ({ language, prefix }) => {
  const t = wizardWords(language);
  const landing = landingWords(language);

  test.concurrent("not born in New Zealand: information in the place of the form, and nothing is sent [birth/landing/abroad]", async () => {
    const birth = ownBirth({ "child.bornInNZ": "no" });
    const visitor = site.visitor();
    const abroad = await sendStep(await start(visitor, prefix), birth);
    expect(abroad.text("h1")).toContain(registrationWords(language)("abroad/heading"));
    expect(abroad.text("main")).toContain(plain(registrationWords(language)("abroad/register")));
    expect(abroad.text("main")).toMatch(/\$73.*0800 22 77 73.*0800 22 51 51/);
    for (const step of ["mother-details", "review"])
      expect(stepOf(await visitor.visit(`${prefix}${service}/${step}`))).toBe("child-details");
    expect(await receivedOf(site.url, birth)).toEqual([]);
    // Answered by mistake: everything typed is still there.
    const asked = await visitor.visit(abroad.link(t("back")));
    const next = await goOnByParts(asked, { "child.bornInNZ": "yes" });
    expect([stepOf(next), next.errors()]).toEqual(["mother-details", []]);
  });

  test.concurrent("saved, left, and resumed on another device by log-in", async () => {
    const birth = ownBirth({ fatherKnown: "no" });
    const person = people[turn++ % people.length] ?? aroha;
    const first = site.visitor();
    const page = await walkOn(await start(first, prefix), birth, "other-services");
    const prompted = await fillIn(page, { "bestStart.wanted": "no" }).submit(press("save-draft"));
    const provider = await first.visit(prompted.link(t("notices/logIn/link")));
    const saved = await provider.form().submit({ name: "person", value: person });
    expect([stepOf(saved), saved.text(".saved-draft")]).toEqual([
      "other-services",
      registrationWords(language)("notices/saved"),
    ]);
    expect(saved.form("f").valuesOf("bestStart.wanted")).toEqual(["no"]);
    await first.visit("/logout/");

    const second = site.visitor();
    const offered = await second.visit(prefix + service);
    const atProvider = await second.visit(offered.link(landing("resume")));
    const resumed = await atProvider.form().submit({ name: "person", value: person });
    expect([resumed.address, resumed.form("f").valuesOf("child.bornInNZ")]).toEqual([
      `${prefix}${service}/child-details`,
      ["yes"],
    ]);
    const there = await walkOn(resumed, nothingNew, "other-services");
    const asked = await second.visit(`${prefix}${service}/other-services?focus=bestStart.wanted`);
    expect(asked.form("f").valuesOf("bestStart.wanted")).toEqual(["no"]);
    const end = await sendIn(await walkOn(there, birth, "review"), birth);
    expectConfirmed(end, language, noClaim);
    await expectSent(site.url, end, birth, { more: noOtherParent });
    const afterwards = await second.visit(prefix + service);
    expect(afterwards.link(landing("start"))).toBe(`${prefix}${service}/child-details?start=yes`);
    await second.visit("/logout/");
  });

  test.concurrent("left on one device and resumed on a second with the code and the child's birth date", async () => {
    const birth = ownBirth({ ...byConsent("ManConsented"), "father.surname": "ngata" });
    const [phone, computer, third] = [site.visitor(), site.visitor(), site.visitor()];
    const page = await walkOn(await start(phone, prefix), birth, "parents-relationship");
    const kept = await fillIn(page, birth).submit(press("save-and-come-back"));
    expect(stepOf(kept)).toBe("come-back");
    const code = kept.text(".code");
    const withCode = async (visitor: Visitor): Promise<Page> => {
      const landed = await visitor.visit(prefix + service);
      const asks = await visitor.visit(landed.link(landing("withCode")));
      const typed = {
        code,
        "birthDate.day": "1",
        "birthDate.month": "10",
        "birthDate.year": "2026",
      };
      return asks.form("f").fill(typed).submit();
    };
    const resumed = await withCode(computer);
    expect(resumed.address).toBe(`${prefix}${service}/child-details`);
    const there = await walkOn(resumed, nothingNew, "other-services");
    const end = await sendIn(await walkOn(there, birth, "review"), birth);
    expectConfirmed(end, language, noClaim);
    await expectSent(site.url, end, birth, { more: { assistedReproductionFemaleParents: false } });
    // The first device finds it registered; the code opens the receipt, and nothing of what was answered.
    const here = await phone.visit(`${prefix}${service}/review`);
    expect([stepOf(here), referenceOn(here)]).toEqual(["confirmation", referenceOn(end)]);
    const receipt = await withCode(third);
    expect([stepOf(receipt), referenceOn(receipt)]).toEqual(["receipt", referenceOn(end)]);
    expect(receipt.html).not.toContain(birth["child.firstNames"]);
  });
});

describe("Without myIR the manage step is removed, certificates are step 6 and review is step 7 [birth/wizard/eight-steps]", () => {
  const without = siteForTests({ environment: { ...environment, MYIR_STEP: "off" } });

  test.each(bothLanguages)("$language", async ({ language, prefix }) => {
    const birth = ownBirth({ ...claimAnswers.newClaim, "ird.deliveryAddress": "mothersAddress" });
    const visitor = new Visitor(without.url);
    const order = await walkOn(await start(visitor, prefix), birth, "buy-birth-certificates");
    const progress = formWords(language);
    expect(order.text("main")).toContain(progress("progress/step", { number: 6, count: 7 }));
    const before = await order.form("f").submit(press("back"));
    expect(stepOf(before)).toBe("other-services");
    expect(stepOf(await visitor.visit(`${prefix}${service}/manage-best-start-payments`))).toBe(
      "child-details",
    );
    const review = await walkOn(before, birth, "review");
    expect(review.text("main")).toContain(progress("progress/step", { number: 7, count: 7 }));
    expect(review.text("main")).not.toContain("myIR");
    const end = await sendIn(review, birth);
    expect([stepOf(end), end.text("main").includes(sentence("next/bestStart/Y", language))]).toEqual([
      "confirmation",
      true,
    ]);
    expect(end.text("main")).not.toContain("myIR");
  });
});
