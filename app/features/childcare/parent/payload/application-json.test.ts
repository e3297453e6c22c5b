import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { questionsByField } from "#app/forms/payload/table.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import {
  coupleAnswers,
  inDirectory,
  singleParentAnswers,
} from "../../../../../tests/support/childcare-answers.ts";
import { application } from "../../../../../tests/support/childcare-steps.ts";
import { people } from "../people.ts";
import { incomeTypes, jointIncome, ownIncome } from "../steps/income/types.ts";
import { ethnicities } from "../steps/person/options.ts";
import { applicationJson } from "./application-json.ts";
import { notSent, table } from "./table.ts";

const facts = { language: "en", today: "2026-11-22" } as const;
const template = (control: string) => control.replace(/\[\d+\]/g, "[]");

const directory = inDirectory("5001", { offers: true });
// biome-ignore lint/suspicious/noExplicitAny: JSON is looked into at any depth.
const json = (answers: Answers) => applicationJson(answers, directory) as any;

describe("What every question becomes on the server", () => {
  const asked = application(facts).steps.flatMap((step) =>
    questionsOf(step, {}).flatMap(controlsOf).map(template),
  );
  const controls = new Map(
    application(facts).steps.flatMap((step) =>
      questionsOf(step, {}).map((question) => [question.template, controlsOf(question).map(template)]),
    ),
  );
  const sent = [...questionsByField(table)].flatMap(({ questions }) =>
    questions.flatMap((name) => controls.get(name) ?? [name]),
  );

  test("every question of every step is sent, or listed as not sent [childcare/sent/every-question]", () => {
    expect(asked.filter((control) => !sent.includes(control) && !notSent.includes(control))).toEqual([]);
  });

  test("nothing is sent that no step asks", () => {
    expect([...sent, ...notSent].filter((control) => !asked.includes(control))).toEqual([
      // Only a partner has the same e-mail address, and only a parent marks what is joint.
      "parent.emailSameAsMainApplicant",
    ]);
  });
});

describe("An application on the server", () => {
  const single = json(singleParentAnswers);
  const couple = json(coupleAnswers);

  test("has the fields of the specification [childcare/sent/fields]", () => {
    expect(Object.keys(single)).toEqual([
      "relationship_status",
      "partner_consent",
      "parent",
      "partner",
      "children",
      "supervisor_sections",
    ]);
  });

  test.each<[sentence: string, found: unknown, is: unknown]>([
    [
      "partner is null when NO_RELATIONSHIP [childcare/sent/partner]",
      [single.relationship_status, single.partner],
      ["NO_RELATIONSHIP", null],
    ],
    ["relationship_status of a couple", couple.relationship_status, "MARRIED"],
    ["nothing is known before it is asked", json({}).relationship_status, null],
    [
      "swn (9-digit client number) [childcare/sent/person]",
      json({ "parent.swn": "55501712" }).parent.swn,
      "055501712",
    ],
    ["an IRD number of 8 digits gets a leading 0 [childcare/sent/person]", single.parent.ird, "049091850"],
    ["date_of_birth (YYYY-MM-DD) [childcare/sent/person]", single.parent.date_of_birth, "1990-05-06"],
    ["title", couple.partner.title, "MR"],
    [
      "title_other text when 'OTHER' [childcare/sent/person]",
      json({ "parent.title": "OTHER", "parent.title_other": "Dr" }).parent.title,
      "Dr",
    ],
    ["ethnicity (list)", single.parent.ethnicity, ["NZ_EUROPEAN"]],
    ["iwi (list)", [single.parent.iwi, json({ "parent.iwi": ["a", "b"] }).parent.iwi], [[], ["a", "b"]]],
    [
      "mailing_address (blank unless different) [childcare/sent/person]",
      [single.parent.mailing_address_street_number, single.parent.mailing_address_suburb],
      ["", ""],
    ],
    [
      "address_street_number, address_suburb, address_towncity_postcode",
      [
        single.parent.address_street_number,
        single.parent.address_suburb,
        single.parent.address_towncity_postcode,
      ],
      ["12 High Street", "Titahi Bay", "Porirua 5022"],
    ],
    [
      "the last three only for GRANTED_CITIZENSHIP or PERMANENT_RESIDENT",
      [single.parent.birth_country, single.parent.date_of_residence_status, single.parent.date_arrived_in_nz],
      [null, null, null],
    ],
    [
      "ticking same email as main applicant copies the main email into partner",
      json({ ...coupleAnswers, "partner.emailSameAsMainApplicant": "yes" }).partner.email,
      "mere@example.org",
    ],
    [
      "has_work, has_course, has_winz_activities, has_medical_reason (booleans) [childcare/sent/work]",
      ["has_work", "has_course", "has_winz_activities", "has_medical_reason"].map(
        (name) => single.parent.work_and_activities[name],
      ),
      [true, false, false, false],
    ],
    ["hours are strings [childcare/sent/work]", single.parent.work_and_activities.work_hours_weekly, "32.5"],
    ["what is not asked is null", single.parent.work_and_activities.course_hours_weekly, null],
    [
      "per income type: a selected flag, amount, frequency [childcare/sent/income]",
      ["", "_amount", "_frequency"].map((part) => single.parent.income_and_assets[`wages_or_salary${part}`]),
      [true, "650.50", "WEEKLY"],
    ],
    [
      "jointly (null when not selected) [childcare/sent/income]",
      [
        couple.parent.income_and_assets.rent_income_jointly,
        single.parent.income_and_assets.rent_income_jointly,
      ],
      [true, null],
    ],
    [
      "not joint: eleven types",
      ownIncome.filter((type) => `${type}_jointly` in single.parent.income_and_assets),
      [],
    ],
    [
      "joint-capable: ten types, of the parent only",
      [couple.parent, couple.partner].map(
        (person) => jointIncome.filter((type) => `${type}_jointly` in person.income_and_assets).length,
      ),
      [10, 0],
    ],
    ["other_income list", single.parent.income_and_assets.other_income, []],
    [
      "other income entries: description, source, amount",
      json({
        "parent.income_and_assets.hasOtherIncome": "yes",
        "parent.income_and_assets.other_income[0].description": "Board",
        "parent.income_and_assets.other_income[0].source": "A cousin",
        "parent.income_and_assets.other_income[0].amount": "40.00",
      }).parent.income_and_assets.other_income,
      [{ description: "Board", source: "A cousin", amount: "40.00" }],
    ],
    [
      "three children",
      couple.children.map((child: { first_name: string }) => child.first_name),
      ["Āria", "Tama", "Mia"],
    ],
    [
      "providers: name, phone and 20 Hours ECE from the directory [childcare/sent/children]",
      [
        single.children[0].providers[0].provider_identifier,
        single.children[0].providers[0].provider_name === null,
        single.children[0].providers[0].provider_offers_20_hours_ece,
      ],
      ["5001", false, true],
    ],
    [
      "receives_20_hours_ece, parent_20_hours_weekly, parent_20_hours_start_date",
      [
        single.children[0].providers[0].receives_20_hours_ece,
        single.children[0].providers[0].parent_20_hours_weekly,
        single.children[0].providers[0].parent_20_hours_start_date,
      ],
      [true, "12", "2026-02-02"],
    ],
    [
      "attends-service no: no provider [childcare/sent/children]",
      json({ ...singleParentAnswers, "children[0].attends_ece_service": "false" }).children[0].providers,
      [],
    ],
  ])("%s", (_, found, is) => {
    expect(found).toEqual(is);
  });

  test("both people have the same fields, and every type of income", () => {
    expect(Object.keys(couple.partner)).toEqual(Object.keys(couple.parent));
    for (const person of people)
      for (const type of incomeTypes) expect(couple[person].income_and_assets).toHaveProperty(type);
    expect(ethnicities).toHaveLength(12);
  });
});
