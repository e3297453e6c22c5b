import { afterEach, describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { ordered } from "../stress/certificate-order.mjs";
import { begun, draftsIn } from "../support/begun.ts";
import { claimAnswers } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { atReview, changeFromReview, ownBirth, receivedOf, register, sendIn } from "../support/registered.ts";
import { fillIn, stepOf } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();
const home = "/register-my-baby";
const _sorry = "We cannot connect to the registration service right now";

afterEach(() => setFault(site.url, "registry", "ok"));

describe("Step 8: Review", () => {
  test("Sections per step with Edit buttons that jump to a step and field, and come back [birth/review/sections]", async () => {
    const answers = ownBirth({ ...ordered, "mother.email": "mere@example.nz" });
    const { who, review } = await atReview(site, answers);
    expect(review.texts(".reviewed > summary h2")).toEqual([
      "Child",
      "Mother",
      "Father",
      "Family",
      "Services",
      "Certificate",
      "Your myIR account",
    ]);
    const links = [...review.document.querySelectorAll(".reviewed a")].map((a) => a.getAttribute("href"));
    expect(links).toContain(`${home}/mother-details?focus=mother.email`);
    expect(review.document.querySelector('a[href$="focus=mother.email"]')?.getAttribute("aria-label")).toBe(
      "Change: Email address",
    );
    const mother = await who.visit(`${home}/mother-details?focus=mother.email`);
    expect(mother.document.querySelector("main [autofocus]")?.getAttribute("name")).toBe("mother.email");
    expect(mother.text("main")).toContain("Return to review");
    const back = await changeFromReview(who, review, "focus=mother.email", {
      "mother.email": "new@example.nz",
    });
    expect(stepOf(back)).toBe("review");
    expect(back.text("main")).toContain("new@example.nz");
  });

  test("what matters is summed up at the top; the steps are folded up with a line of what they hold, and the button says what it costs [birth/review/seen]", async () => {
    const answers = ownBirth({ ...claimAnswers.newClaim, ...ordered, "ird.numberByEmail": "no" });
    const { review } = await atReview(site, { ...answers, "myir.wanted": "no" });
    const summary = review.text(".summary");
    for (const words of ["1 October 2026", "Mother Mere Tāne", "Father Hemi Ngata", "Standard and"])
      expect(summary).toContain(words);
    expect(summary).toContain("IRD number of the principal caregiver 35901981");
    expect(summary).toMatch(/01.?0902.?0068389.?00/);
    expect(review.text(".printed a")).toBe("Change");
    expect(review.document.querySelector(".printed a")?.getAttribute("href")).toContain("child.firstNames");
    expect(review.texts(".digest")[0]).toMatch(/^\d+ answers · Āria .* · 1 October 2026$/);
    expect(review.text(".to-pay")).toMatch(/Standard and .*\$/);
    const total = review.text(".to-pay b");
    expect(review.text("[value=submit]")).toBe(`Register ${answers["child.firstNames"]} and pay ${total}`);
    expect(review.texts("details.reviewed[open]")).toEqual([]);
    expect(review.texts("details.reviewed").join(" ")).toContain("Teacher");
    const { review: asked } = await atReview(site, ownBirth({ "child.firstNames": "Duke Wiremu" }));
    expect(asked.texts("details.reviewed[open]")).toEqual([]);
    expect(asked.text(".notice")).toContain("This name seems to contain a title or rank.");
    expect(asked.text("[value=submit]")).toBe("Register this birth");
    const order = asked.html.indexOf('id="summary"') - asked.html.indexOf('id="warned"');
    expect(order).toBeLessThan(0);
  });

  test.each<[string, Answers, string]>([
    ["nothing", {}, "See what happens next"],
    ["the payment", ordered, "Pay for the certificate"],
    [
      "the next child",
      { "child.oneOfMultiple": "yes", "child.multipleBirthOrder": "1 of 2" },
      "Register the next child",
    ],
  ])(
    "the front door says what was sent, and that %s is left [birth/landing/sent-here]",
    async (_, more, words) => {
      const answers = ownBirth(more);
      const { who, review } = await atReview(site, answers);
      expect((await who.visit(home)).document.querySelector(`a[href="${home}/confirmation"]`)).toBeNull();
      await sendIn(review, answers);
      const [{ reference = "" } = {}] = await receivedOf(site.url, answers);
      const landing = await who.visit(home);
      expect(landing.text(".drafts .notice")).toContain(reference);
      expect(landing.document.querySelector(`a[href="${home}/confirmation"]`)?.textContent).toBe(words);
    },
  );

  test("what was answered on the review stays, though a birth that is registered already asks nothing", async () => {
    const answers = ownBirth();
    const { review } = await atReview(site, answers);
    await sendIn(review, answers);
    const typed = {
      otherInformation: "Twins run in the family\nAnd red hair",
      confirmationEmail: "yes",
      confirmationEmailAddress: "mere@example.nz",
    };
    const who = await begun(site, new Visitor(site.url), { ...answers, ...typed }, { reached: 8 });
    const known = await who.visit(`${home}/review`);
    expect(
      known.document.querySelectorAll("main textarea, main [type=radio], main [type=checkbox]").length,
    ).toBe(0);
    await known.form("f").submit({ name: "intent", value: "save-draft" });
    const drafts = await draftsIn(site, { cookies: who.cookies.header(home) });
    expect(await drafts.open()).toMatchObject({ draft: { content: { answers: typed } } });
  });

  test("the name stands exactly as it will be printed; a dash for no name is left out [birth/names/as-printed]", async () => {
    const { review } = await atReview(
      site,
      ownBirth({ "child.firstNames": "-", "child.surname": "Te Ākau-ʻOfa" }),
    );
    expect(review.text(".printed-name")).toBe("Te Ākau-ʻOfa");
  });

  test("A name explanation box if the child's first names or surname fail a check; 'Please provide an explanation.' [birth/names/queried] [birth/review/explanation]", async () => {
    const answers = ownBirth({ "child.firstNames": "Duke Wiremu", "child.surname": "Explained" });
    const { review } = await atReview(site, answers);
    expect(review.text("main")).toContain("Child – First names: This name seems to contain a title or rank.");
    const refused = await sendIn(review, answers);
    expect(refused.status).toBe(422);
    expect(refused.errors().map(({ text }) => text)).toEqual([
      "Explanation of the name: Please provide an explanation.",
    ]);
    const sent = await sendIn(refused, {
      "child.nameExplaination": "His grandfather’s name",
      otherInformation: "Twins run in the family",
    });
    expect(sent.address).toBe(`${home}/confirmation`);
    const [received] = await receivedOf(site.url, answers);
    expect(received?.payload.otherInformation).toBe("His grandfather’s name\nTwins run in the family");
  });

  test("No explanation is asked for where no name is queried", async () => {
    const { review } = await atReview(site, ownBirth());
    expect(review.controls()).not.toContain("child.nameExplaination");
  });

  test("declaration checkbox: its wording changes with one or two parents; 'You must agree to the declaration above.' [birth/review/declaration]", async () => {
    const two = await atReview(site, ownBirth());
    expect(two.review.text("#declaration")).toContain("We declare");
    expect(two.review.text("#declaration")).toContain("up to 5 years imprisonment");
    const answers = ownBirth({ fatherKnown: "no" });
    const { review } = await atReview(site, answers);
    expect(review.text("#declaration")).toContain("I declare");
    const refused = await fillIn(review, { confirmationEmail: "no" }).submit(register);
    expect(refused.status).toBe(422);
    expect(refused.text("#declaration [data-error]")).toBe("You must agree to the declaration above.");
    expect(await receivedOf(site.url, answers)).toEqual([]);
  });

  test("confirmation email address required and validated when requested [birth/review/confirmation-email]", async () => {
    const answers = ownBirth({ confirmationEmail: "yes" });
    const { review } = await atReview(site, answers);
    const missing = await sendIn(review, answers);
    expect(missing.text("#confirmation [data-error]")).toBe(
      "This is a required field, please provide an answer.",
    );
    const wrong = await sendIn(missing, { ...answers, confirmationEmailAddress: "a@b" });
    expect(wrong.text("#confirmation [data-error]")).toBe(
      "This is not a valid email address, please re-enter the email address.",
    );
  });

  test("other information max 600 [birth/review/other-information]", async () => {
    const { review } = await atReview(site, ownBirth());
    const refused = await sendIn(review, { otherInformation: "ā".repeat(601), declarationMade: "yes" });
    expect(refused.text("#more [data-error]")).toContain("600");
  });

  test("For Best Start it shows a due date before the cutoff as 'before 1 July 2018 - not eligible' [birth/review/due-before-cutoff]", async () => {
    const early = {
      "child.birthDate.day": "1",
      "child.birthDate.month": "6",
      "child.birthDate.year": "2018",
    };
    const due = Object.fromEntries(
      Object.entries(early).map(([name, value]) => [
        name.replace("child.birthDate", "bestStart.expectedDueDate"),
        value,
      ]),
    );
    const { review } = await atReview(
      site,
      ownBirth({ ...early, ...due, "bestStart.wanted": "yes", "ird.applyForNumber": "no" }),
    );
    expect(review.status).toBe(200);
    expect(review.text("main")).toContain("before 1 July 2018 - not eligible");
  });

  test("The review step is reachable only if every step is valid [birth/wizard/review-last]", async () => {
    const { who, review } = await atReview(site, ownBirth({ "mother.occupation": "" }));
    expect(stepOf(review)).toBe("mother-details");
    const posted = await who.post(`${home}/review`, [
      ["intent", "submit"],
      ["declarationMade", "yes"],
    ]);
    expect(posted.status).toBe(403);
  });
});
