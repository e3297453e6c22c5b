import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { birthRegistration } from "#app/features/register-my-baby/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { normaliseAnswers } from "#app/forms/normalise.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { stepNames } from "#app/wizard/service.ts";
import { payloadSent } from "../support/birth-payload.ts";
import { againstSchema } from "../support/birth-sent.ts";
import { claimAnswers } from "../support/births.ts";
import { aroha, logIn, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { randomWalkers, walkThrough } from "../support/random-walks.ts";
import { atReview, ownBirth, receivedOf, sendIn } from "../support/registered.ts";
import { goOn, registrationAnswers, stepOf, walkOn, walkTo } from "../support/registration.ts";
import { registration, registrationFacts } from "../support/registration-steps.ts";
import { everybodyOnline } from "../support/site.ts";

const wizardWords = wordsOf("wizard/page");

const site = siteWithIdentity({}, { environment: { ...everybodyOnline, TODAY: "2026-11-20" } });
const home = "/register-my-baby";

/** The lists as the pretend registry has them, as far as they are needed. */
const facts = {
  ...registrationFacts,
  facilities: { entries: [{ identifier: "sample-01", name: "Sample", location: "" }], isSample: true },
};

/** Ticked together with another address typed, the box copies the mother's. */
const sameAddress = (answers: Answers): Answers =>
  answers.parentSameAddress === "yes"
    ? Object.fromEntries(
        ["line1", "suburb", "line2"].map((line) => [
          `father.homeAddress.${line}`,
          answers[`mother.homeAddress.${line}`] ?? [],
        ]),
      )
    : {};

/** A walker may keep small letters, which stood there before; who types them here gets capitals. */
const asTyped = (answers: Answers): Answers =>
  registration(facts).steps.reduce((typed, step) => normaliseAnswers(step, typed), answers);

describe("Random births over HTTP, without a script", () => {
  const births: Answers[] = [];
  beforeAll(async () => {
    const walkers = fc.sample(randomWalkers(registration(facts)), { numRuns: 6, seed: 20261120 });
    for (const [at, walker] of walkers.entries()) {
      // The account's own buttons, and two phones, have tests of their own.
      const typed = { ...walker.typed, "fillingIn.who": "together" };
      const { progress } = await walkThrough({ ...walker, typed, details: "invalid" }, facts);
      const name = `Āria ${"ABCDEF"[at]}`;
      births.push({
        ...progress.answers,
        ...sameAddress(progress.answers),
        "child.firstNames": name,
        "myir.wanted": "no",
      });
    }
  });

  test.each([0, 1, 2, 3, 4, 5])(
    "whatever is asked can be answered, and the registry receives what was answered and nothing else (%i)",
    async (at) => {
      const answers = births[at] ?? {};
      const visitor = site.visitor();
      const prefix = at % 2 ? "/mi" : "";
      const review = await walkTo(visitor, answers, "review", prefix);
      expect(review.document.querySelector("[data-error-summary]")?.textContent ?? "").toBe("");
      const sent = await sendIn(review, answers);
      expect([sent.status, stepOf(sent)]).toEqual([200, expect.stringMatching(/^(confirmation|payment)$/)]);
      const [received, ...more] = await receivedOf(site.url, answers);
      expect(more).toEqual([]);
      expect(againstSchema(received?.payload)).toEqual([]);
      const { confirmationUrlSuccess, confirmationUrlFailure, confirmationEmailAddress, ...payload } =
        payloadSent(asTyped(answers));
      expect(received?.payload).toMatchObject(payload);
      expect(JSON.stringify(received?.payload).length - JSON.stringify(payload).length).toBeLessThan(400);
    },
  );
});

describe("Back after a registration", () => {
  test("from an old page of any step nothing is registered again: it leads to the confirmation; step 1 opened anew is a new form", async () => {
    const answers = ownBirth();
    const { who, review } = await atReview(site, answers);
    const old = new Map<string, Page>();
    for (const name of stepNames(birthRegistration)) old.set(name, await who.visit(`${home}/${name}`));
    const confirmed = await sendIn(review, answers);
    for (const [name, page] of old) {
      for (const value of ["next", "back", "save-draft", "submit"]) {
        const sent = await page.form("f").replaceAndSubmit("intent", value);
        expect([name, value, sent.address]).toEqual([name, value, `${home}/confirmation`]);
      }
    }
    const anew = await who.visit(`${home}/child-details`);
    expect(anew.form("f").valuesOf("child.bornInNZ")).toEqual([]);
    expect(stepOf(await goOn(anew, ownBirth()))).toBe("mother-details");
    expect((await receivedOf(site.url, answers)).map(({ reference }) => reference)).toEqual([
      confirmed.text(".reference-number"),
    ]);
  });
});

describe("When a log-in ends in any step [quality/login/nothing-typed-is-lost]", () => {
  const t = wizardWords("en");
  const answers = { ...registrationAnswers, ...claimAnswers.newClaim, "myir.wanted": "no" };
  /** Something to type in each step, that stands there afterwards. */
  const typed: Record<string, [string, string]> = {
    "child-details": ["child.surname", "Kahu"],
    "mother-details": ["mother.surname", "Kahu"],
    "other-parent-details": ["assistedHumanReproduction", "no"],
    "parents-relationship": ["parentRelationship", "none"],
    "other-services": ["bestStart.wanted", "no"],
    "manage-best-start-payments": ["myir.wanted", "no"],
    "buy-birth-certificates": ["orderBirthCertificate", "yes"],
    review: ["otherInformation", "Twins run in the family"],
  };

  test("nothing typed is lost: after the next log-in it stands in its step", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha, home);
    await walkTo(visitor, answers, "mother-details");
    let page = await visitor.visit(`${home}/child-details`);
    for (const name of stepNames(birthRegistration)) {
      await walkOn(page, answers, name);
      const [control, value] = typed[name] ?? ["", ""];
      const asked = await visitor.visit(`${home}/${name}?focus=${control}`);
      await (await site.db).prepare("update sessions set expires_at = 0").run();
      const ended = await asked
        .form("f")
        .fill({ [control]: value })
        .submit({ name: "intent", value: "next" });
      expect([name, ended.status, ended.text("h1")]).toEqual([name, 403, t("ended/heading")]);
      const provider = await visitor.visit(ended.link(t("ended/link")));
      page = await provider.form().submit({ name: "person", value: aroha });
      expect([name, page.status, stepOf(page)]).toEqual([name, 200, name]);
      expect([name, ...page.form("f").valuesOf(control)]).toEqual([name, value]);
    }
  });
});
