import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import type { Language } from "#app/i18n/languages.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import { stepFor } from "#app/wizard/step.ts";
import { questionTexts } from "#app/wizard/texts.ts";
import { birthAnswers, claimAnswers } from "../../../../../tests/support/births.ts";
import { birthRegistration } from "../../service.ts";
import { manageBestStartPayments } from "./step.ts";

const today = "2026-11-20";
const noList = { entries: [], isSample: false };
const { newClaim, workingForFamilies } = claimAnswers;
const copied = {
  "myir.pcgType": "mother",
  "myir.firstNames": "Mere",
  "myir.lastName": "Tāne",
  "myir.dateOfBirth": "1990-05-06",
  "myir.irdNumber": "035901981",
};
const detailsChecked = (status: string) => ({
  ...copied,
  "myir.available": "yes",
  "myir.detailsStatus": status,
});
const usernameChecked = (status: string, more: Answers = {}) => ({
  ...detailsChecked("valid"),
  "myir.usernameChecked": "mere",
  "myir.usernameStatus": status,
  ...more,
});
const wanted = { "myir.wanted": "yes" };
const agreed = { ...wanted, "myir.email": "mere@example.nz", "myir.detailsConsent": "yes" };
const chosen = { ...agreed, "myir.username": "mere" };

/** The state of the step after steps that are complete. */
function stepState(
  answers: Answers,
  derived: Answers = {},
  claim: Answers = newClaim,
  language: Language = "en",
) {
  const step = stepFor(manageBestStartPayments, {
    language,
    today,
    facilities: noList,
    countries: noList,
    hasTaxAccountStep: true,
    takenOnline: [],
  });
  const wizard = {
    steps: [step],
    texts: (language: Language, answers: Answers) => questionTexts(birthRegistration, language, answers),
    isUnlocked: () => true,
  };
  const earlier = { ...derived, ...birthAnswers, ...claim };
  const [only] = evaluate(wizard, answers, language, { derived: earlier }).steps;
  if (!only) throw new Error("no step");
  return { ...only, errors: only.errors, isComplete: only.isComplete };
}

const asked = (answers: Answers, derived: Answers = {}, claim: Answers = newClaim) => {
  const { step, earlier } = stepState(answers, derived, claim);
  return prune(step, answers, earlier).questions.map(({ name }) => name.replace("myir.", ""));
};
const errorsAt = (name: string, answers: Answers, derived: Answers = {}, language: Language = "en") =>
  stepState(answers, derived, newClaim, language).errors[`myir.${name}`]?.[0];

describe("what is asked", () => {
  test.each<[string, Answers, Answers, string[]]>([
    ["a new client: wanted [birth/tax-account/asked]", {}, {}, ["wanted"]],
    ["not available: nothing", wanted, { "myir.available": "no" }, []],
    ["wanted no: no more", { "myir.wanted": "no" }, {}, ["wanted"]],
    [
      "available and wanted yes: email, details consent [birth/tax-account/asked]",
      wanted,
      { "myir.available": "yes" },
      ["wanted", "email", "detailsConsent"],
    ],
    [
      "consent no: no more",
      { ...agreed, "myir.detailsConsent": "no" },
      detailsChecked("valid"),
      ["wanted", "email", "detailsConsent"],
    ],
    ["consent yes and details not checked: no more", agreed, {}, ["wanted", "email", "detailsConsent"]],
    [
      "consent yes and details that do not match: no more",
      agreed,
      detailsChecked("invalid"),
      ["wanted", "email", "detailsConsent"],
    ],
    [
      "consent yes and details valid: username [birth/tax-account/asked]",
      agreed,
      detailsChecked("valid"),
      ["wanted", "email", "detailsConsent", "username"],
    ],
    [
      "a username that is taken: no more",
      chosen,
      usernameChecked("in-use"),
      ["wanted", "email", "detailsConsent", "username"],
    ],
    [
      "username available: notify by text [birth/tax-account/asked]",
      chosen,
      usernameChecked("available"),
      ["wanted", "email", "detailsConsent", "username", "notifyByText"],
    ],
    [
      "notify by text yes: mobile [birth/tax-account/asked]",
      { ...chosen, "myir.notifyByText": "yes" },
      usernameChecked("available"),
      ["wanted", "email", "detailsConsent", "username", "notifyByText", "mobile"],
    ],
    [
      "another username than was checked: what is typed below it stays",
      { ...chosen, "myir.username": "mere2" },
      usernameChecked("available"),
      ["wanted", "email", "detailsConsent", "username", "notifyByText"],
    ],
    ["existing login: nothing", agreed, detailsChecked("has-logon"), []],
  ])("%s", (_, answers, derived, names) => {
    expect(asked(answers, derived)).toEqual(names);
  });

  test.each<[string, Answers]>([
    ["Working for Families", workingForFamilies],
    ["not wanted", { "bestStart.wanted": "no" }],
  ])("whoever cannot sign up is asked nothing: %s", (_, claim) => {
    expect(asked(chosen, usernameChecked("available"), claim)).toEqual([]);
    expect(stepState({}, {}, claim).isComplete).toBe(true);
  });

  test("if reserveStatus is reserved the step is complete [birth/tax-account/reserve]", () => {
    const reserved = {
      "myir.reserveStatus": "reserved",
      "myir.reservedUsername": "mere",
      "myir.reservedFor": "mother",
    };
    expect(asked(chosen, usernameChecked("available", reserved))).toEqual([]);
    expect(stepState({}, usernameChecked("available", reserved)).isComplete).toBe(true);
  });

  test("a child not alive at birth: the step is passed over", () => {
    const { step } = stepState({});
    expect(
      [{ "child.aliveAtBirth": "no" }, { "child.aliveAtBirth": "yes" }].map((each) => step.isSkipped?.(each)),
    ).toEqual([true, false]);
  });

  test("for whom no Best Start is wanted the step is passed over", () => {
    const { step } = stepState({});
    const claims: Answers[] = [{ "bestStart.wanted": "no" }, newClaim, {}];
    expect(claims.map((claim) => step.isSkipped?.(claim))).toEqual([true, false, false]);
  });
});

describe("when the step is complete", () => {
  test.each<[string, Answers, Answers, boolean]>([
    ["wanted no", { "myir.wanted": "no" }, {}, true],
    ["wanted not answered", {}, {}, false],
    ["consent no", { ...agreed, "myir.detailsConsent": "no" }, {}, true],
    ["details that do not match: the visitor may go on without", agreed, detailsChecked("invalid"), true],
    ["details that were not checked", agreed, {}, false],
    [
      "details checked of other names",
      agreed,
      { ...detailsChecked("valid"), "myir.lastName": "Ngata" },
      false,
    ],
    ["no username", agreed, detailsChecked("valid"), false],
    ["a username that was not checked", chosen, detailsChecked("valid"), false],
    ["a username that is taken", chosen, usernameChecked("in-use"), false],
    [
      "another username than was checked",
      { ...chosen, "myir.username": "mere2", "myir.notifyByText": "no" },
      usernameChecked("available"),
      false,
    ],
    [
      "a username available and not reserved",
      { ...chosen, "myir.notifyByText": "no" },
      usernameChecked("available"),
      false,
    ],
    ["unavailable", wanted, { "myir.available": "no" }, true],
  ])("%s: %s", (_, answers, derived, isComplete) => {
    expect(stepState(answers, derived).isComplete).toBe(isComplete);
  });
});

describe("messages", () => {
  const withName = (name: string) => ({ ...chosen, "myir.username": name });

  test.each<[string, string, RegExp | undefined]>([
    ["cannot begin with a space", " mere", /^Cannot begin or end with space$/],
    ["cannot end with a space", "mere ", /^Cannot begin or end with space$/],
    ["cannot begin with #", "#mere", /#/],
    ["whitespace disallowed", "mere ngata", /" "/],
    ...[...'+"\\><;=~'].map((each): [string, string, RegExp] => [
      `${each} disallowed`,
      `mere${each}n`,
      /characters|leave out/i,
    ]),
    ["max 254", "m".repeat(255), /254/],
  ])("myIR username: %s [birth/tax-account/username]", (_, name, message) => {
    expect(errorsAt("username", withName(name), detailsChecked("valid"))).toMatch(message ?? /./);
  });

  test.each(["m".repeat(254), "parent@mail.com", "mēre"])(
    "myIR username: %s only waits for its check, which is not told as a fault of the question",
    (name) => {
      const { errors } = stepState(withName(name), detailsChecked("valid"));
      expect(errors).toEqual({
        myir: ["Your myIR username must be checked and reserved. You can also skip this step."],
      });
    },
  );

  test("details that wait for their check are not told as a fault of the question either", () => {
    expect(Object.keys(stepState(agreed).errors)).toEqual(["myir"]);
  });

  test("myIR username required [birth/tax-account/username]", () => {
    expect(errorsAt("username", agreed, detailsChecked("valid"))).toBe(
      "This is a required field, please provide an answer.",
    );
  });

  test.each<[string, string, string]>([
    [
      "ER2260 [birth/tax-account/in-use]",
      "in-use",
      "We're sorry that myIR username is already in use. Please try entering a different myIR username and then check the availability",
    ],
    [
      "ER2260 at the reservation [birth/tax-account/no-longer]",
      "no-longer",
      "We're sorry that myIR username is no longer available. Please try entering a different myIR username above and then check the availability - or you can skip this section by clicking the link below and continue with the birth registration.",
    ],
    ["others show the server message [birth/tax-account/other-answers]", "refused", "Not for you."],
  ])("username check: %s", (_, status, message) => {
    expect(
      errorsAt("username", chosen, usernameChecked(status, { "myir.usernameMessage": "Not for you." })),
    ).toBe(message);
  });

  test.each<[string, string, RegExp]>([
    [
      "EV1100: not chosen successfully, the availability button, or skip [birth/tax-account/available]",
      "not-valid",
      /successfully.*‘Check if available’.*skip/,
    ],
    [
      "reservation blocks Next: not reserved yet, the reserve button, or skip [birth/tax-account/blocks-next]",
      "available",
      /not reserved yet.*‘Reserve this username for my myIR account’.*skip/,
    ],
  ])("%s", (_, status, message) => {
    expect(errorsAt("username", { ...chosen, "myir.notifyByText": "no" }, usernameChecked(status))).toMatch(
      message,
    );
  });

  test("in te reo Māori the agency's own words do not stand for a message", () => {
    const derived = usernameChecked("refused", { "myir.usernameMessage": "Not for you." });
    expect(errorsAt("username", chosen, derived, "mi")).toMatch(/^Kāore Te Tari Taake e whakaae/);
  });

  test.each<[string, string | undefined]>([
    ["021234567", undefined],
    ["0212345678", undefined],
    ["02123456789", undefined],
    ["0312345678", "Please enter a valid New Zealand mobile number"],
    ["021234567890", "Please enter a valid New Zealand mobile number"],
    ["", "This is a required field, please provide an answer."],
  ])(
    "myIR mobile required if notifying, 02 then 7 digits and an optional 1-2 more: %s [birth/tax-account/mobile]",
    (mobile, message) => {
      const answers = { ...chosen, "myir.notifyByText": "yes", "myir.mobile": mobile };
      expect(errorsAt("mobile", answers, usernameChecked("available"))).toBe(message);
    },
  );

  test.each<[string, RegExp]>([
    ["", /required/],
    ["mere@", /valid email/],
    [`${"m".repeat(60)}@a.nz`, /60/],
  ])("myIR email validated, 60 characters at most: %s [birth/tax-account/email]", (email, message) => {
    expect(errorsAt("email", { ...agreed, "myir.email": email })).toMatch(message);
  });

  test("'We cannot create a myIR account without checking your details first...': a warning that stops nobody [birth/tax-account/consent]", () => {
    const { step } = stepState({ ...agreed, "myir.detailsConsent": "no" });
    expect(step.notes?.map(({ id }) => id)).toContain("noConsent");
  });
});
