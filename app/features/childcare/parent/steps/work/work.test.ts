import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { dayAnswers } from "../../../../../../tests/support/births.ts";
import { coupleAnswers } from "../../../../../../tests/support/childcare-answers.ts";
import {
  afterSending,
  askedIn,
  countedOf,
  empty,
  faultAt,
  faultsIn,
  noDay,
  notesIn,
  withPrefix,
} from "../../../../../../tests/support/childcare-steps.ts";
import { people } from "../../people.ts";

const required = "This is a required field, please provide an answer.";
const characters = (max: number) => `Please shorten this answer to ${max} characters or fewer`;
const course: Answers = {
  has_course: "true",
  organisation_name: "Whitireia",
  organisation_address: "3 Wi Neera Drive, Porirua",
  organisation_phone: "04 237 3100",
  organisation_email: "info@whitireia.example",
  course_name: "Certificate in Baking (Level 3)",
  is_course_nzqa_accredited: "true",
  ...dayAnswers("course_start_date", "2026-02-02"),
  ...dayAnswers("course_end_date", "2026-12-11"),
  course_hours_weekly: "12",
  course_transit_hours_weekly: "1.5",
};
const activities: Answers = {
  has_winz_activities: "true",
  activities: "Workshops & interviews (Mondays)",
  activity_hours_weekly: "6",
  activity_transit_hours_weekly: "0",
};
const medical: Answers = {
  has_medical_reason: "true",
  medical_duration: "6 weeks",
  medical_hours_weekly: "20",
};

type Row = [sentence: string, changed: Answers, name: string, message: string | undefined];

const rows: Row[] = [
  [
    "all four reason gate questions are required: work [childcare/work/gates]",
    empty("has_work"),
    "has_work",
    required,
  ],
  ["… course", empty("has_course"), "has_course", required],
  ["… activities", empty("has_winz_activities"), "has_winz_activities", required],
  ["… medical", empty("has_medical_reason"), "has_medical_reason", required],
  ["a gate is true or false", { has_work: "yes" }, "has_work", "Please choose one of the answers shown"],
  ["work: employer name [childcare/work/work]", empty("employer_name"), "employer_name", required],
  ["work: employer address [childcare/work/work]", empty("employer_address"), "employer_address", required],
  ["work: employer phone", empty("employer_phone"), "employer_phone", required],
  [
    "phone: digits and spaces only",
    { employer_phone: "ext. 12" },
    "employer_phone",
    "Please enter a phone number, using digits and spaces only",
  ],
  [
    "phone (max 20) [childcare/work/work]",
    { employer_phone: "1".repeat(21) },
    "employer_phone",
    characters(20),
  ],
  ["phone of 20", { employer_phone: "1".repeat(20) }, "employer_phone", undefined],
  ["work: employer email", empty("employer_email"), "employer_email", required],
  [
    "email: pattern check",
    { employer_email: "pay@bakery" },
    "employer_email",
    "This is not a valid email address, please re-enter the email address.",
  ],
  [
    "email (max 60) [childcare/work/work]",
    { employer_email: `${"a".repeat(50)}@bakery.example` },
    "employer_email",
    characters(60),
  ],
  ["work: hours [childcare/work/work]", empty("work_hours_weekly"), "work_hours_weekly", required],
  [
    "work: transit hours [childcare/work/work]",
    empty("work_transit_hours_weekly"),
    "work_transit_hours_weekly",
    required,
  ],
  [
    "hours: digits, space and dot only",
    { work_hours_weekly: "about 30" },
    "work_hours_weekly",
    "Please enter the hours as a number, for example 4 or 4.25",
  ],
  [
    "hours: at most two decimals [childcare/work/hours]",
    { work_hours_weekly: "4.255" },
    "work_hours_weekly",
    "Please enter at most two decimal places, e.g. 4.25",
  ],
  ["hours: at most 168 [childcare/work/hours]", { work_hours_weekly: "168" }, "work_hours_weekly", undefined],
  [
    "hours: above 168 [childcare/work/hours]",
    { work_hours_weekly: "168.25" },
    "work_hours_weekly",
    "Please enter less than 168 hours.",
  ],
  [
    "course: organisation name [childcare/work/course]",
    { ...course, ...empty("organisation_name") },
    "organisation_name",
    required,
  ],
  [
    "course: organisation address",
    { ...course, ...empty("organisation_address") },
    "organisation_address",
    required,
  ],
  ["course: phone", { ...course, ...empty("organisation_phone") }, "organisation_phone", required],
  [
    "course: phone max 20",
    { ...course, organisation_phone: "1".repeat(21) },
    "organisation_phone",
    characters(20),
  ],
  ["course: email", { ...course, ...empty("organisation_email") }, "organisation_email", required],
  [
    "course: course name [childcare/work/course]",
    { ...course, ...empty("course_name") },
    "course_name",
    required,
  ],
  [
    "course: NZQA flag [childcare/work/course]",
    { ...course, ...empty("is_course_nzqa_accredited") },
    "is_course_nzqa_accredited",
    required,
  ],
  ["course: start date", { ...course, ...noDay("course_start_date") }, "course_start_date", required],
  ["course: end date", { ...course, ...noDay("course_end_date") }, "course_end_date", required],
  [
    "course: a date that does not exist",
    { ...course, ...dayAnswers("course_end_date", "2026-02-31") },
    "course_end_date",
    "The selected date is not valid, please try again.",
  ],
  [
    "The finish date must be after the start date: before it [childcare/work/course-dates]",
    { ...course, ...dayAnswers("course_end_date", "2026-02-01") },
    "course_end_date",
    "The finish date must be after the start date.",
  ],
  [
    "… the same day",
    { ...course, ...dayAnswers("course_end_date", "2026-02-02") },
    "course_end_date",
    "The finish date must be after the start date.",
  ],
  [
    "… the day after",
    { ...course, ...dayAnswers("course_end_date", "2026-02-03") },
    "course_end_date",
    undefined,
  ],
  [
    "end-date year up to next year [childcare/work/course-dates]",
    { ...course, ...dayAnswers("course_end_date", "2027-12-31") },
    "course_end_date",
    undefined,
  ],
  [
    "… and not later [childcare/work/course-dates]",
    { ...course, ...dayAnswers("course_end_date", "2028-01-01") },
    "course_end_date",
    "The finish date cannot be after 2027, please check it.",
  ],
  ["course: hours", { ...course, ...empty("course_hours_weekly") }, "course_hours_weekly", required],
  [
    "course: transit hours",
    { ...course, course_transit_hours_weekly: "1.555" },
    "course_transit_hours_weekly",
    "Please enter at most two decimal places, e.g. 4.25",
  ],
  ["activities: text", { ...activities, ...empty("activities") }, "activities", required],
  ["activities: any characters of a text", activities, "activities", undefined],
  [
    "activities: up to 256 characters [childcare/work/activities]",
    { ...activities, activities: "a".repeat(256) },
    "activities",
    undefined,
  ],
  ["… not 257", { ...activities, activities: "a".repeat(257) }, "activities", characters(256)],
  [
    "activities: hours [childcare/work/activities]",
    { ...activities, activity_hours_weekly: "169" },
    "activity_hours_weekly",
    "Please enter less than 168 hours.",
  ],
  [
    "activities: transit hours",
    { ...activities, ...empty("activity_transit_hours_weekly") },
    "activity_transit_hours_weekly",
    required,
  ],
  [
    "medical: duration [childcare/work/activities]",
    { ...medical, ...empty("medical_duration") },
    "medical_duration",
    required,
  ],
  [
    "medical: hours [childcare/work/activities]",
    { ...medical, ...empty("medical_hours_weekly") },
    "medical_hours_weekly",
    required,
  ],
];

describe.each(people)("Work, education and activities of the %s", (who) => {
  const step = who === "parent" ? "your-work" : "partner-work";
  const named = (changed: Answers) => withPrefix(`${who}.work_and_activities`, changed);
  const withChanged = (changed: Answers) => ({ ...coupleAnswers, ...named(changed) });

  test("with everything answered nothing is wrong", () => {
    expect(faultsIn(step, withChanged({ ...course, ...activities, ...medical }))).toEqual({});
  });

  test.each(rows)("%s", (_sentence, changed, name, message) => {
    expect(faultAt(step, `${who}.work_and_activities`, changed, name)?.[0]).toBe(message);
  });

  test("answering no to a yes/no gate clears the dependent fields [childcare/work/gates]", () => {
    const all = withChanged({ ...course, ...activities, ...medical });
    const gates = named({
      has_work: "false",
      has_course: "false",
      has_winz_activities: "false",
      has_medical_reason: "false",
    });
    const counted = countedOf(afterSending(step, all, gates));
    const left = Object.entries(counted).filter(([name]) => name.startsWith(`${who}.work_and_activities.`));
    expect(Object.fromEntries(left)).toEqual(gates);
  });

  test("a gate that is not answered asks nothing; care of an ill child can be ticked [childcare/work/more-reasons]", () => {
    expect(askedIn(step, withChanged(empty("has_work", "has_course")))).toEqual(
      Object.keys(
        named({
          has_work: "",
          has_course: "",
          has_winz_activities: "",
          has_medical_reason: "",
          cares_for_ill_child: "",
        }),
      ),
    );
  });

  test("if NZQA accredited is false, a warning says the course must be accredited and to contact the agency [childcare/work/course]", () => {
    expect(notesIn(step, withChanged({ ...course, is_course_nzqa_accredited: "false" }))).toEqual([
      "not-accredited",
    ]);
    expect(notesIn(step, withChanged(course))).toEqual([]);
    expect(faultsIn(step, withChanged({ ...course, is_course_nzqa_accredited: "false" }))).toEqual({});
  });

  test("hours are strings, kept as they are typed but for spaces", () => {
    const sent = afterSending(step, coupleAnswers, named({ work_hours_weekly: "4 .50" }));
    expect(sent[`${who}.work_and_activities.work_hours_weekly`]).toBe("4.50");
  });
});

test("without a partner nothing of the partner's is asked or wrong", () => {
  const single = { ...coupleAnswers, hasPartner: "no" };
  expect(askedIn("partner-work", single)).toEqual([]);
  expect(faultsIn("partner-work", { ...single, "partner.work_and_activities.has_work": "maybe" })).toEqual(
    {},
  );
});
