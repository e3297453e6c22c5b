import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { validate } from "#app/forms/validate.ts";
import { formWords } from "#app/forms/words.ts";
import { languages } from "#app/i18n/languages.ts";
import { answersFrom, earlierAnswers, profile, profileTexts } from "./profile-questions.ts";

const dueDate = "2027-03-28";
const email = "parent@example.nz";
const subscribed = "true";

/** The messages in both languages, by question. */
function messages(answers: Answers, isLoggedIn: boolean) {
  const [en, mi] = languages.map((language) => {
    const { errors } = validate(
      profile[language],
      answers,
      profileTexts[language],
      formWords(language),
      earlierAnswers(isLoggedIn),
    );
    return Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message]));
  });
  return { en, mi };
}

describe("The profile of somebody who is logged in (spec 1 section 5)", () => {
  test.each<[string, Answers, Record<string, string>, Record<string, string>]>([
    [
      "the e-mail is required when subscribed",
      { dueDate, subscribed },
      { email: "Please enter an email address" },
      { email: "Tuhia he wāhitau īmēra" },
    ],
    [
      "the e-mail must look like an address",
      { dueDate, subscribed, email: "parent at example" },
      { email: "Please enter a valid email address" },
      { email: "Tuhia he wāhitau īmēra tika" },
    ],
    [
      "the e-mail must look like an address, subscribed or not",
      { email: "a@b" },
      { email: "Please enter a valid email address" },
      { email: "Tuhia he wāhitau īmēra tika" },
    ],
    [
      "a due date is required for reminders",
      { subscribed, email },
      { dueDate: "Please enter a due date to receive reminders" },
      { dueDate: "Tuhia te rā o te wā whānau kia whiwhi whakamaumahara ai koe" },
    ],
    [
      "the due date format is yyyy-mm-dd",
      { dueDate: "28/03/2027", subscribed, email },
      { dueDate: "Please use the format yyyy-mm-dd" },
      { dueDate: "Whakamahia te hōputu tttt-mm-rr (tau-marama-rā)" },
    ],
    [
      "a day that the calendar does not have",
      { dueDate: "2027-02-30" },
      { dueDate: "Please use the format yyyy-mm-dd" },
      { dueDate: "Whakamahia te hōputu tttt-mm-rr (tau-marama-rā)" },
    ],
    ["subscribed with everything", { dueDate, subscribed, email }, {}, {}],
    ["not subscribed, nothing is required", {}, {}, {}],
    ["not subscribed, a due date", { dueDate }, {}, {}],
  ])("%s", (_sentence, answers, en, mi) => {
    expect(messages(answers, true)).toEqual({ en, mi });
  });

  test("both that are missing are said at once", () => {
    expect(messages({ subscribed }, true).en).toEqual({
      dueDate: "Please enter a due date to receive reminders",
      email: "Please enter an email address",
    });
  });
});

describe("The profile of an anonymous visitor", () => {
  test("asks for the due date only: reminders and e-mail need a log-in", () => {
    expect(messages({ subscribed, email: "nonsense" }, false)).toEqual({ en: {}, mi: {} });
  });

  test("the due date format is yyyy-mm-dd", () => {
    expect(messages({ dueDate: "soon" }, false).en).toEqual({ dueDate: "Please use the format yyyy-mm-dd" });
  });
});

describe("What the form shows of what is known", () => {
  const nothing = {
    isLoggedIn: true,
    isPersonal: true,
    dueDate: undefined,
    isSubscribed: false,
    email: undefined,
    pendingEmail: undefined,
    ticked: new Set<string>(),
  };

  test("nothing of nothing", () => {
    expect(answersFrom(nothing)).toEqual({});
  });

  test("due date, subscription and the confirmed address before one that waits", () => {
    const known = { ...nothing, dueDate: { year: 2027, month: 3, day: 28 }, isSubscribed: true };
    expect(answersFrom({ ...known, email, pendingEmail: "new@example.nz" })).toEqual({
      dueDate,
      subscribed,
      email,
    });
    expect(answersFrom({ ...known, pendingEmail: "new@example.nz" })).toMatchObject({
      email: "new@example.nz",
    });
  });
});
