import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { evaluate, stepNamed } from "#app/wizard/evaluate.ts";
import { dayAnswers } from "../../../../../../tests/support/births.ts";
import {
  childAt,
  coupleAnswers,
  inDirectory,
  singleParentAnswers,
} from "../../../../../../tests/support/childcare-answers.ts";
import {
  afterSending,
  application,
  applicationFacts,
  askedIn,
  countedOf,
  empty,
  faultsIn,
  noDay,
} from "../../../../../../tests/support/childcare-steps.ts";
import { childRelationships } from "./relationships.ts";

const step = "dependent-children";
const required = "This is a required field, please provide an answer.";
const atLeastOne =
  "In order to apply for the Childcare Subsidy, at least one child needs to attend an Early Learning Service and apply for the Childcare Subsidy.";
const child = "children[0]";
const provider = `${child}.providers[0]`;
const without = (...names: string[]) => empty(...names.map((name) => `${child}.${name}`));
const withoutProviders = (...names: string[]) => empty(...names.map((name) => `${provider}.${name}`));
const faultAt = (changed: Answers, name: string) =>
  faultsIn(step, { ...singleParentAnswers, ...changed })[name]?.[0];

type Row = [sentence: string, changed: Answers, name: string, message: string | undefined];

const rows: Row[] = [
  ["first name required", without("first_name"), "first_name", required],
  [
    "first name max 75",
    { [`${child}.first_name`]: "a".repeat(76) },
    "first_name",
    "Please shorten this answer to 75 characters or fewer",
  ],
  ["first name of 75", { [`${child}.first_name`]: "a".repeat(75) }, "first_name", undefined],
  [
    "first name: format check",
    { [`${child}.first_name`]: "R2" },
    "first_name",
    'Please leave out these characters: "2"',
  ],
  ["the middle name is not required", without("middle_name"), "middle_name", undefined],
  [
    "last name required with the dash message added",
    without("last_name"),
    "last_name",
    `${required} If the child has a single name enter a dash (-) in the Last name field.`,
  ],
  ["a dash is a last name", { [`${child}.last_name`]: "-" }, "last_name", undefined],
  ["date of birth required", noDay(`${child}.date_of_birth`), "date_of_birth", required],
  [
    "with date check: not in the future",
    dayAnswers(`${child}.date_of_birth`, "2026-11-21"),
    "date_of_birth",
    "This date is in the future, please provide a valid date.",
  ],
  ["… today", dayAnswers(`${child}.date_of_birth`, "2026-11-20"), "date_of_birth", undefined],
  [
    "… valid",
    dayAnswers(`${child}.date_of_birth`, "2023-02-29"),
    "date_of_birth",
    "The selected date is not valid, please try again.",
  ],
  ["relationship required", without("relationship"), "relationship", required],
  [
    "a relationship of the list",
    { [`${child}.relationship`]: "COUSIN" },
    "relationship",
    "Please choose one of the answers shown",
  ],
  ["attends service required", without("attends_ece_service"), "attends_ece_service", required],
  ["applying-for-subsidy required", without("is_applying_for_ccs"), "is_applying_for_ccs", required],
  [
    "at least one child must attend a service",
    { [`${child}.attends_ece_service`]: "false" },
    "attends_ece_service",
    atLeastOne,
  ],
  [
    "at least one must apply",
    { [`${child}.is_applying_for_ccs`]: "false" },
    "is_applying_for_ccs",
    atLeastOne,
  ],
  [
    "each provider required",
    withoutProviders("provider_identifier"),
    "providers[0].provider_identifier",
    "Please search for the service and choose it from the list.",
  ],
  [
    "a service that the directory does not have",
    { [`${provider}.provider_identifier`]: "99" },
    "providers[0].provider_identifier",
    "Please search for the service and choose it from the list.",
  ],
  [
    "once chosen, service email required",
    withoutProviders("provider_email"),
    "providers[0].provider_email",
    "Please provide the Early Learning Service's email address",
  ],
  [
    "… and valid",
    { [`${provider}.provider_email`]: "office@" },
    "providers[0].provider_email",
    "This is not a valid email address, please re-enter the email address.",
  ],
  [
    "if the service offers 20 Hours ECE, received is required",
    withoutProviders("receives_20_hours_ece"),
    "providers[0].receives_20_hours_ece",
    required,
  ],
  [
    "if true, hours",
    withoutProviders("parent_20_hours_weekly"),
    "providers[0].parent_20_hours_weekly",
    required,
  ],
  [
    "hours (1 to 20): 1",
    { [`${provider}.parent_20_hours_weekly`]: "1" },
    "providers[0].parent_20_hours_weekly",
    undefined,
  ],
  ["20", { [`${provider}.parent_20_hours_weekly`]: "20" }, "providers[0].parent_20_hours_weekly", undefined],
  [
    "not 0",
    { [`${provider}.parent_20_hours_weekly`]: "0" },
    "providers[0].parent_20_hours_weekly",
    "Please enter a whole number from 1 to 20",
  ],
  [
    "not 21",
    { [`${provider}.parent_20_hours_weekly`]: "21" },
    "providers[0].parent_20_hours_weekly",
    "Please enter a whole number from 1 to 20",
  ],
  [
    "and start date required",
    noDay(`${provider}.parent_20_hours_start_date`),
    "providers[0].parent_20_hours_start_date",
    required,
  ],
];

describe("Dependent children", () => {
  test("with everything answered nothing is wrong", () => {
    expect(faultsIn(step, coupleAnswers)).toEqual({});
  });

  test.each(rows)(
    "%s [childcare/children/fields] [childcare/children/at-least-one] [childcare/children/service] [childcare/children/twenty-hours]",
    (_sentence, changed, name, message) => {
      expect(faultAt(changed, `${child}.${name}`)).toBe(message);
    },
  );

  test.each(childRelationships)("relationship %s [childcare/children/relationship]", (relationship) => {
    expect(faultAt({ [`${child}.relationship`]: relationship }, `${child}.relationship`)).toBeUndefined();
  });

  test("at least one child row always exists [childcare/children/changes]", () => {
    expect(askedIn(step, {})).toContain("children[0].first_name");
    const counted = afterSending(step, singleParentAnswers, { "children.rows": "0" });
    expect(askedIn(step, counted)).toContain("children[0].first_name");
  });

  test("attends-service yes gives one empty provider [childcare/children/changes]", () => {
    const attending = { "children[0].attends_ece_service": "true" };
    expect(askedIn(step, attending)).toContain("children[0].providers[0].provider_identifier");
    expect(askedIn(step, attending)).not.toContain("children[0].providers[1].provider_identifier");
  });

  test("no clears providers and the apply flag [childcare/children/changes]", () => {
    const counted = countedOf(
      afterSending(step, coupleAnswers, { "children[0].attends_ece_service": "false" }),
    );
    const left = Object.keys(counted).filter((name) => name.startsWith("children[0]"));
    expect(left.filter((name) => /providers|applying/.test(name))).toEqual([]);
    expect(counted["children[1].providers[0].provider_identifier"]).toBe("5002");
  });

  test("a child who does not attend is no error while another one does", () => {
    expect(faultsIn(step, { ...coupleAnswers, "children[0].attends_ece_service": "false" })).toEqual({});
    expect(faultsIn(step, { ...coupleAnswers, "children[2].is_applying_for_ccs": "false" })).toEqual({});
  });

  test("that no child applies is said at the last one who attends, when all have been asked", () => {
    const noneApplies = Object.fromEntries(
      [0, 1, 2].map((row) => [`children[${row}].is_applying_for_ccs`, "false"]),
    );
    const answers = { ...coupleAnswers, ...noneApplies, "children[2].attends_ece_service": "false" };
    expect(faultsIn(step, answers)).toEqual({ "children[1].is_applying_for_ccs": [atLeastOne] });
    const unsaid = { ...coupleAnswers, ...noneApplies, "children[2].is_applying_for_ccs": [] };
    expect(faultsIn(step, unsaid)).toEqual({ "children[2].is_applying_for_ccs": [required] });
  });

  test("an added child who is still empty may be the one: nothing is said of the others", () => {
    for (const question of ["attends_ece_service", "is_applying_for_ccs"]) {
      const added = { ...singleParentAnswers, [`children[0].${question}`]: "false", "children.rows": "2" };
      const faults = faultsIn(step, added);
      expect(Object.values(faults).flat()).not.toContain(atLeastOne);
      expect(faults["children[1].attends_ece_service"]).toEqual([required]);
    }
  });

  test.each([
    [16, 17, "children"],
    [5, 6, "children[0].providers"],
  ])(
    "max children 16, max services per child 5: not %i and one more [childcare/children/most]",
    (most, tooMany, name) => {
      const count = (rows: number) =>
        Object.values(faultsIn(step, { ...singleParentAnswers, [`${name}.rows`]: String(rows) })).flat();
      expect(count(most)).not.toContain(`Please keep to ${most} or fewer`);
      expect(count(tooMany)).toContain(`Please keep to ${most} or fewer`);
    },
  );
});

describe("An early learning service", () => {
  const place = (answers: Answers, derived: Record<string, string>) => {
    const wizard = application(applicationFacts);
    const state = stepNamed(evaluate(wizard, answers, "en", { derived }), step);
    return { errors: state?.errors ?? {}, counted: state?.answers ?? {} };
  };
  const hangingOnTheOffer = [
    "receives_20_hours_ece",
    "parent_20_hours_weekly",
    "parent_20_hours_start_date.day",
  ];

  test("20 Hours ECE is asked about only when the service offers it [childcare/children/twenty-hours]", () => {
    const { errors, counted } = place(singleParentAnswers, inDirectory("5001", { offers: false }));
    expect(errors).toEqual({});
    expect(hangingOnTheOffer.filter((name) => `${provider}.${name}` in counted)).toEqual([]);
  });

  test("… of two services of a child each by itself", () => {
    const two = {
      ...singleParentAnswers,
      "children[0].providers[1].provider_identifier": "5002",
      "children[0].providers[1].provider_email": "a@b.nz",
    };
    const derived = { ...inDirectory("5001", { offers: false }), ...inDirectory("5002") };
    expect(place(two, derived).errors).toEqual({
      "children[0].providers[1].receives_20_hours_ece": [required],
    });
  });

  test("received no asks for neither hours nor date", () => {
    const counted = countedOf(
      afterSending(step, singleParentAnswers, { [`${provider}.receives_20_hours_ece`]: "false" }),
    );
    expect(hangingOnTheOffer.slice(1).filter((name) => `${provider}.${name}` in counted)).toEqual([]);
  });

  test("choosing an Early Learning Service clears email, 20-hours received, hours and date [childcare/children/changes]", () => {
    const sent = afterSending(step, singleParentAnswers, { [`${provider}.provider_identifier`]: "5002" });
    const left = Object.keys(sent).filter((name) => name.startsWith(provider));
    expect(left).toEqual([`${provider}.provider_identifier`]);
  });

  test("… but not what is typed at the same time, nor that of another child", () => {
    const sent = afterSending(step, coupleAnswers, {
      [`${provider}.provider_identifier`]: "5002",
      [`${provider}.provider_email`]: "new@service.example",
    });
    expect(sent[`${provider}.provider_email`]).toBe("new@service.example");
    expect(sent["children[1].providers[0].provider_email"]).toBe("office@doubtless.example");
  });

  test("sending the same one again clears nothing", () => {
    expect(afterSending(step, singleParentAnswers, {})).toMatchObject(
      childAt(0, {
        name: "Āria",
        born: "2023-03-04",
        search: "anne west",
        service: "5001",
        email: "office@annewest.example",
      }),
    );
  });
});
