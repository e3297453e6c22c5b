import { describe, expect, test } from "vitest";
import { type Answers, answerTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { evaluate, stepNamed } from "#app/wizard/evaluate.ts";
import { wizardOf } from "#app/wizard/service.ts";
import { dayAnswers } from "../../../../tests/support/births.ts";
import {
  approvedService,
  attending,
  supervisorName,
} from "../../../../tests/support/childcare-supervisor.ts";
import type { EnrolledChild } from "../application/section-form.ts";
import { payloadOf } from "./payload.ts";
import { supervisorSteps } from "./service.ts";
import { isApproved } from "./steps/approval.tsx";

const formWords = wordsOf("forms");
const hoursMessage = formWords("en")("errors/hours");
const required = "This is a required field, please provide an answer.";
const facts = { language: "en", today: "2026-11-22" } as const;
const child: EnrolledChild = {
  id: "c",
  first_name: "Tama",
  middle_name: "",
  last_name: "Tāne",
  dob: "2024-05-06",
  receives_20_hours_ece: true,
  parent_20_hours_weekly: "12",
  parent_20_hours_start_date: "2026-02-02",
};
/** Of one child. */
const wizardFor = (subsidy_20_hrs: boolean) => {
  const service = { provider_identifier: "10001", provider_name: "Te Kōhanga", subsidy_20_hrs };
  const steps = supervisorSteps({ service, children: [child] });
  return wizardOf({ steps, isUnlocked: isApproved }, facts);
};
const all: Answers = { ...approvedService, ...attending(0), ...supervisorName };
const homeBased: Answers = {
  "children[0].is_home_based_educator": "true",
  "children[0].charges_home_based_top_up": "true",
  "children[0].top_up_payment_hourly": "1.50",
  ...dayAnswers("children[0].top_up_start_date", "2026-02-02"),
};
const without = (answers: Answers, ...names: string[]): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !names.some((each) => name.startsWith(each))),
  );
const progressOf = (answers: Answers, offersTwentyHours = true) =>
  evaluate(wizardFor(offersTwentyHours), answers, "en");
const faultAt = (answers: Answers, name: string, offers?: boolean) =>
  ["1", "2"].map((step) => stepNamed(progressOf(answers, offers), step)?.errors[name]?.[0]).find(Boolean);

const of = (name: string) => `children[0].${name}`;
type Row = [sentence: string, answers: Answers, name: string, message: string | undefined];

const rows: Row[] = [
  ["approved required [childcare/supervisor/step-one]", without(all, "approved"), "approved", required],
  ["if yes, swn [childcare/supervisor/step-one]", without(all, "swn"), "swn", required],
  [
    "valid client number [childcare/supervisor/step-one]",
    { ...all, swn: "555012343" },
    "swn",
    "Please enter a valid Work and Income Client Number",
  ],
  [
    "has_holding_or_absence_fee is required [childcare/supervisor/step-one]",
    without(all, "has_holding"),
    "has_holding_or_absence_fee",
    required,
  ],
  [
    "is_attending required [childcare/supervisor/child]",
    without(all, of("is_attending")),
    of("is_attending"),
    required,
  ],
  [
    "if yes: hours_of_care_weekly [childcare/supervisor/child]",
    without(all, of("hours_of_care")),
    of("hours_of_care_weekly"),
    required,
  ],
  [
    "max 50 characters [childcare/supervisor/child]",
    { ...all, [of("hours_of_care_weekly")]: "1".repeat(51) },
    of("hours_of_care_weekly"),
    "Please enter less than 168 hours.",
  ],
  ...["lots", "999", "-1"].map(
    (typed): Row => [
      `hours a week are a number up to 168: not ${typed} [childcare/supervisor/figures]`,
      { ...all, [of("hours_of_care_weekly")]: typed },
      of("hours_of_care_weekly"),
      typed === "999" ? "Please enter less than 168 hours." : hoursMessage,
    ],
  ),
  ["168 hours", { ...all, [of("hours_of_care_weekly")]: "168" }, of("hours_of_care_weekly"), undefined],
  ...["seven", "-1"].map(
    (typed): Row => [
      `a fee is an amount: not ${typed} [childcare/supervisor/figures]`,
      { ...all, [of("weekly_fee")]: typed },
      of("weekly_fee"),
      formWords("en")(typed === "-1" ? "errors/negative" : "errors/money"),
    ],
  ),
  [
    "no start more than a year ahead [childcare/supervisor/dates]",
    { ...all, ...dayAnswers(of("enrollment_date"), "2036-02-02") },
    of("enrollment_date"),
    "This is more than a year ahead, please check your answer.",
  ],
  [
    "nor before the child was born [childcare/supervisor/dates]",
    { ...all, ...dayAnswers(of("enrollment_date"), "2024-05-05") },
    of("enrollment_date"),
    "This is before the child was born, please check your answer.",
  ],
  [
    "a week that is not hours times fee is asked about [childcare/supervisor/week]",
    { ...all, [of("weekly_fee")]: "999" },
    of("fee_explanation"),
    required,
  ],
  ["a likely week is not", all, of("fee_explanation"), undefined],
  ["provider_20_hours_weekly", without(all, of("provider_20")), of("provider_20_hours_weekly"), required],
  [
    "0 to 21: 0",
    { ...all, [of("provider_20_hours_weekly")]: "0" },
    of("provider_20_hours_weekly"),
    undefined,
  ],
  [
    "0 to 21: 21",
    { ...all, [of("provider_20_hours_weekly")]: "21" },
    of("provider_20_hours_weekly"),
    undefined,
  ],
  [
    "0 to 21: not 22 [childcare/supervisor/child]",
    { ...all, [of("provider_20_hours_weekly")]: "22" },
    of("provider_20_hours_weekly"),
    "Please choose one of the answers shown",
  ],
  [
    "enrollment_date [childcare/supervisor/child]",
    without(all, of("enrollment_date")),
    of("enrollment_date"),
    required,
  ],
  ["hourly_fee [childcare/supervisor/child]", without(all, of("hourly_fee")), of("hourly_fee"), required],
  ["weekly_fee [childcare/supervisor/child]", without(all, of("weekly_fee")), of("weekly_fee"), required],
  [
    "(max 50)",
    { ...all, [of("weekly_fee")]: "1".repeat(51) },
    of("weekly_fee"),
    "Please shorten this answer to 50 characters or fewer",
  ],
  [
    "is_home_based_educator required [childcare/supervisor/child]",
    without(all, of("is_home")),
    of("is_home_based_educator"),
    required,
  ],
  [
    "if home based, charges_home_based_top_up [childcare/supervisor/top-up]",
    { ...all, [of("is_home_based_educator")]: "true" },
    of("charges_home_based_top_up"),
    required,
  ],
  [
    "if top-up, top_up_payment_hourly [childcare/supervisor/top-up]",
    without({ ...all, ...homeBased }, of("top_up_payment")),
    of("top_up_payment_hourly"),
    required,
  ],
  [
    "and top_up_start_date",
    without({ ...all, ...homeBased }, of("top_up_start")),
    of("top_up_start_date"),
    required,
  ],
  [
    "Top-up start not before the home-care start date [childcare/supervisor/top-up]",
    { ...all, ...homeBased, ...dayAnswers(of("top_up_start_date"), "2018-03-31") },
    of("top_up_start_date"),
    "Date cannot be before 1 April 2018 , please check your answer.",
  ],
  [
    "and not before the care start date [childcare/supervisor/top-up]",
    { ...all, ...homeBased, ...dayAnswers(of("top_up_start_date"), "2026-02-01") },
    of("top_up_start_date"),
    "Date cannot be before care start date, please check your answer.",
  ],
  ["on the care start date", { ...all, ...homeBased }, of("top_up_start_date"), undefined],
  [
    "invalid date",
    { ...all, ...homeBased, ...dayAnswers(of("top_up_start_date"), "2026-02-30") },
    of("top_up_start_date"),
    "The selected date is not valid, please try again.",
  ],
  [
    "supervisor_name required [childcare/supervisor/name]",
    without(all, "supervisor_name"),
    "supervisor_name",
    required,
  ],
];

describe("The supervisor's form", () => {
  test.each(rows)("%s", (_sentence, answers, name, message) => {
    expect(faultAt(answers, name)).toBe(message);
  });

  test("shown only when the provider's subsidy_20_hrs is true [childcare/supervisor/child]", () => {
    expect(faultAt(without(all, of("provider_20")), of("provider_20_hours_weekly"), false)).toBeUndefined();
  });

  test("a child who does not attend is asked nothing else", () => {
    const away = { ...approvedService, [of("is_attending")]: "false", ...supervisorName };
    expect(stepNamed(progressOf(away), "2")?.errors).toEqual({});
    expect(answerTo(progressOf({ ...all, ...away }).answers, of("hourly_fee"))).toBeUndefined();
  });
});

describe("The supervisor's payload", () => {
  const children = { children: [{ id: "c" }] as never };
  const payload = (answers: Answers) => payloadOf(progressOf(answers).answers, children);

  test("approved no submits as NOT_REGISTERED; children are omitted then [childcare/supervisor/not-registered] [childcare/sent/payload]", () => {
    const sent = payload({ ...all, approved: "false" });
    expect(sent).toMatchObject({ approved: false, cannot_complete_form_reason: "NOT_REGISTERED", swn: "" });
    expect(sent.children).toBeUndefined();
  });

  test("any child not attending submits with NOT_ALL_CHILDREN_ATTEND; approved becomes false when a reason exists [childcare/supervisor/not-attending]", () => {
    const sent = payload({ ...all, [of("is_attending")]: "false" });
    expect(sent).toMatchObject({ approved: false, cannot_complete_form_reason: "NOT_ALL_CHILDREN_ATTEND" });
    expect(sent.children?.[0]).toMatchObject({ id: "c", is_attending: false, hourly_fee: "" });
  });

  test("home-based with top-up [childcare/sent/payload]", () => {
    expect(payload({ ...all, ...homeBased })).toMatchObject({
      approved: true,
      cannot_complete_form_reason: null,
      has_holding_or_absence_fee: false,
      supervisor_name: "Hine Kereama",
      children: [
        {
          supervisor_has_authority: true,
          enrollment_date: "2026-02-02",
          is_home_based_educator: true,
          charges_home_based_top_up: true,
          top_up_start_date: "2026-02-02",
          top_up_payment_hourly: "1.50",
        },
      ],
    });
  });
});
