import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { dayAnswers } from "../../../../../tests/support/births.ts";
import {
  coupleAnswers,
  inDirectory,
  servicesInDirectory,
  singleParentAnswers,
  withoutSearches,
} from "../../../../../tests/support/childcare-answers.ts";
import { askedIn, faultsIn, notesIn } from "../../../../../tests/support/childcare-steps.ts";

import { actionBeforeNext } from "./children/find-services.ts";

const step = "dependent-children";
const child = "children[0]";
const provider = `${child}.providers[0]`;

describe("Families that can hardly be", () => {
  const born = (day: string) => ({ ...singleParentAnswers, ...dayAnswers(`${child}.date_of_birth`, day) });

  test.each([
    ["2020-11-20", ["school-age-0"]],
    ["2020-11-21", []],
  ])("a child born on %s who applies: %j [childcare/children/unlikely]", (day, notes) =>
    expect(notesIn(step, born(day))).toEqual(notes),
  );

  test("two siblings with two addresses for one service: the second is refused, not dropped [childcare/children/one-address]", () => {
    const siblings = (email: string): Answers => ({
      ...coupleAnswers,
      "children[1].providers[0].provider_identifier": "5001",
      "children[1].providers[0].provider_email": email,
      ...inDirectory("5001", { offers: true }),
    });
    const fault = (email: string) =>
      faultsIn(step, siblings(email))["children[1].providers[0].provider_email"];
    expect(fault("other@annewest.example")?.[0]).toContain("office@annewest.example");
    expect(fault("Office@annewest.example")).toBeUndefined();
  });

  test("a search typed beside a chosen service is made by Next, once; one of an earlier child never is [childcare/children/search-again]", () => {
    const chosen = withoutSearches(coupleAnswers);
    const typed = { ...chosen, [`${provider}.provider_identifier_search`]: "karori playcentre" };
    const known = { "services.search.karori playcentre": JSON.stringify({ total: 0, matches: [] }) };
    const found = (saved: Answers, derived: Record<string, string> = {}) =>
      actionBeforeNext({ answers: typed, before: saved, derived: { ...servicesInDirectory, ...derived } });
    expect(found(chosen)).toBe(`find-services:${provider}`);
    expect(found(chosen, known)).toBeUndefined();
    expect(found(typed)).toBeUndefined();
  });

  test.each([
    ["younger than 16", dayAnswers("parent.date_of_birth", "2014-06-01"), ["young"]],
    [
      "resident before the own birth",
      {
        "parent.residency_status": "PERMANENT_RESIDENT",
        ...dayAnswers("parent.date_of_residence_status", "1950-01-01"),
        ...dayAnswers("parent.date_arrived_in_nz", "2001-01-01"),
      },
      ["before-birth-date_of_residence_status"],
    ],
  ])("who can hardly be: %s, a warning that stops nobody [childcare/person/unlikely]", (_, changed, notes) =>
    expect(notesIn("your-details", { ...singleParentAnswers, ...changed })).toEqual(notes),
  );
});

test("of a child of 5 it is asked whether its school has cohort entry, and from when; an allowance can be ticked for every child [childcare/children/school]", () => {
  const asked = (changed: Answers) =>
    askedIn(step, { ...singleParentAnswers, ...changed })
      .filter((name) => /cohort|allowance/.test(name))
      .map((name) => name.replace(`${child}.`, ""));
  const five = dayAnswers(`${child}.date_of_birth`, "2021-03-04");
  const waits = { [`${child}.cohort_entry`]: "true" };
  expect(asked({})).toEqual(["child_disability_allowance"]);
  expect(asked(five)).toEqual(["child_disability_allowance", "cohort_entry"]);
  expect(asked({ ...five, ...waits })).toEqual([
    "child_disability_allowance",
    "cohort_entry",
    "cohort_start_date",
  ]);
  expect(asked({ [`${child}.is_applying_for_ccs`]: "false" })).toEqual([]);
  expect(faultsIn(step, { ...singleParentAnswers, ...five, ...waits })).toHaveProperty([
    `${child}.cohort_start_date`,
  ]);
});
