import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { languages } from "#app/i18n/languages.ts";
import { typedDay } from "../../../../tests/support/typed-day.ts";
import { answersFrom, checkProfile } from "./profile-questions.ts";

const dueDate = typedDay("2027-03-28");
const email = "parent@example.nz";
const subscribed = "true";

/** The messages in both languages, by question. */
function messages(answers: Answers, isLoggedIn: boolean) {
  const [en, mi] = languages.map((language) => {
    const { errors } = checkProfile(answers, isLoggedIn, "2026-11-22", language);
    return Object.fromEntries(Object.entries(errors).map(([name, [message]]) => [name, message]));
  });
  return { en, mi };
}

describe("The profile of somebody who is logged in", () => {
  test.each<[string, Answers, Record<string, string>, Record<string, string>]>([
    [
      "the e-mail is required when subscribed [site/profile/email]",
      { ...dueDate, subscribed },
      { email: "Please enter an email address" },
      { email: "Tuhia he wāhitau īmēra" },
    ],
    [
      "the e-mail must look like an address",
      { ...dueDate, subscribed, email: "parent at example" },
      { email: "Please enter a valid email address" },
      { email: "Tuhia he wāhitau īmēra tika" },
    ],
    [
      "the e-mail must look like an address, subscribed or not [site/profile/email]",
      { email: "a@b" },
      { email: "Please enter a valid email address" },
      { email: "Tuhia he wāhitau īmēra tika" },
    ],
    [
      "a due date is required for reminders [site/profile/due-date]",
      { subscribed, email },
      { dueDate: "Please enter a due date to receive reminders" },
      { dueDate: "Tuhia te rā o te wā whānau kia whiwhi whakamaumahara ai koe" },
    ],
    [
      "a part of the date that is wrong is named",
      { ...dueDate, "dueDate.month": "13", subscribed, email },
      { "dueDate.month": "Please enter the month as a number or a name, for example 3 or March" },
      { "dueDate.month": "Tuhia te marama hei tau, hei ingoa rānei, hei tauira 3, Māehe rānei" },
    ],
    [
      "a day that the calendar does not have",
      typedDay("2027-02-30"),
      { "dueDate.day": "There is no 30 February 2027" },
      { "dueDate.day": "Kāore he 30 o Pēpuere 2027" },
    ],
    [
      "a day in a far year",
      typedDay("2999-01-01"),
      { dueDate: "Please enter a day within the next two years" },
      { dueDate: "Tuhia tētahi rā i roto i ngā tau e rua e tū mai nei" },
    ],
    ["subscribed with everything", { ...dueDate, subscribed, email }, {}, {}],
    ["not subscribed, nothing is required", {}, {}, {}],
    ["not subscribed, a due date", dueDate, {}, {}],
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

  test("all three parts are asked for where more than one is wrong", () => {
    expect(messages({ "dueDate.day": "soon" }, false).en).toEqual({
      dueDate: "Please enter a day, a month and a year, for example 27 3 2027",
    });
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
      ...dueDate,
      subscribed,
      email,
    });
    expect(answersFrom({ ...known, pendingEmail: "new@example.nz" })).toMatchObject({
      email: "new@example.nz",
    });
  });
});
