import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { birthAnswers, dayAnswers, ofCaregiver, wanted } from "../../../../tests/support/births.ts";
import { faultsIn, notesIn } from "../../../../tests/support/registration-steps.ts";
import type { RegistrationStep as StepName } from "../service.ts";

const formWords = wordsOf("forms");

const written = (letters: string, nearest: string) =>
  `The registry of births cannot write ${letters}. You can use this spelling: ${nearest}`;

const faultOf = (step: StepName, answers: Answers, name: string, language: "en" | "mi" = "en") =>
  faultsIn(step, { ...birthAnswers, ...answers }, language)[name];

describe("what the registry cannot write is refused at the field, with the letter named [birth/names/registry-letters]", () => {
  test.each<[StepName, string, string, string]>([
    ["child-details", "child.firstNames", "Łukasz", written('"Ł"', "Lukasz")],
    ["child-details", "child.surname", "Jørgensen", written('"ø"', "Jorgensen")],
    ["mother-details", "mother.surname", "Šarić", written('"Š", "ć"', "Saric")],
    ["mother-details", "mother.placeOfBirth", "Diyarbakır", written('"ı"', "Diyarbakir")],
    ["mother-details", "mother.homeAddress.line1", "1 Łódź Street", written('"Ł", "ź"', "1 Lódz Street")],
    ["other-parent-details", "father.surname", "Nguyễn", written('"ễ"', "Nguyen")],
  ])("%s, %s: %s", (step, name, answer, message) => {
    expect(faultOf(step, { [name]: answer }, name)).toEqual([message]);
  });

  test("in te reo Māori too", () => {
    const message = formWords("mi")("errors/letters", { letters: '"ễ"', nearest: "Nguyen" });
    expect(faultOf("other-parent-details", { "father.surname": "Nguyễn" }, "father.surname", "mi")).toEqual([
      message,
    ]);
  });

  test.each(["Nguyen", "Lukasz", "Saric", "Jorgensen"])(
    "the spelling that is offered is taken: %s",
    (name) => {
      expect(faultOf("mother-details", { "mother.surname": name }, "mother.surname")).toBeUndefined();
    },
  );
});

const noName = "Please write a name, or a single dash (-) if there is none.";
const twoDashes = "A dash stands for a name that is missing. Please write the name in one of the two fields.";
const other = "bestStart.primaryCareGiver";
const cared = { ...wanted, ...ofCaregiver({ type: "other", daytimePhone: "021 234" }) };

describe("a name needs a letter", () => {
  test.each<[StepName, string, Answers, string[] | undefined]>([
    ["child-details", "child.firstNames", { "child.firstNames": "'" }, [noName]],
    ["child-details", "child.surname", { "child.surname": "--" }, [noName]],
    ["mother-details", "mother.surname", { "mother.surname": "- -" }, [noName]],
    ["child-details", "child.firstNames", { "child.firstNames": "-" }, undefined],
    ["child-details", "child.surname", { "child.surname": "-" }, undefined],
  ])("%s, %s: %o", (step, name, answers, message) => {
    expect(faultOf(step, answers, name)).toEqual(message);
  });

  test.each<[StepName, string, Answers]>([
    ["child-details", "child.surname", { "child.firstNames": "-", "child.surname": "-" }],
    ["child-details", "child.surname", { "child.firstNames": "—", "child.surname": "-" }],
    ["mother-details", "mother.surname", { "mother.firstNames": "-", "mother.surname": "-" }],
    [
      "mother-details",
      "mother.surnameAtBirth",
      { "mother.firstNamesAtBirth": "-", "mother.surnameAtBirth": "-" },
    ],
    ["other-parent-details", "father.surname", { "father.firstNames": "-", "father.surname": "-" }],
    ["other-services", `${other}.surname`, { ...cared, ...ofCaregiver({ firstNames: "-", surname: "-" }) }],
  ])("two dashes are no name: %s, %s [birth/names/dash]", (step, name, answers) => {
    expect(faultOf(step, answers, name)).toEqual([twoDashes]);
  });
});

test("the mother's surname at birth is enough", () => {
  const answers = { ...birthAnswers, "mother.surnameAtBirth": "Smith" };
  expect(notesIn("other-parent-details", answers)).toEqual([]);
});

describe("an account, and the head of a letter, may name several people", () => {
  const account = `${other}.bankAccount.name`;
  const claim = {
    ...wanted,
    ...ofCaregiver({
      type: "mother",
      isMSDClient: "no",
      isGettingWorkingForFamilies: "no",
      isTaxResident: "yes",
      isSharingCare: "no",
      hasPartner: "no",
      isApplyingForPaidParentalLeave: "no",
    }),
  };
  test.each(["M Tane & H Tane", "Tane Trust No. 2", "M/H Tāne"])("%s", (name) => {
    expect(faultOf("other-services", { ...claim, [account]: name }, account)).toBeUndefined();
    const order = { orderBirthCertificate: "yes", "certificateOrder.deliveryName": `c/o ${name}` };
    expect(faultOf("buy-birth-certificates", order, "certificateOrder.deliveryName")).toBeUndefined();
  });

  test("other marks are refused", () => {
    expect(faultOf("other-services", { ...claim, [account]: "M@Tane" }, account)).toEqual([
      'Please leave out these characters: "@"',
    ]);
  });
});

describe("an impossible day is told at the field where it was typed", () => {
  const longAgo = "This date is more than 100 years ago, please check it.";
  const beforeParent = "This date is before the birth of a parent. Please check the date of birth.";
  const sibling = (day: string): Answers => ({
    otherChildren: "1",
    "siblings[0].sex": "male",
    "siblings[0].statusOfChild": "born-alive",
    ...dayAnswers("siblings[0].dateOfBirth", day),
  });
  test.each<[StepName, string, Answers, string[] | undefined]>([
    ["child-details", "child.birthDate", dayAnswers("child.birthDate", "1026-10-01"), [longAgo]],
    ["child-details", "child.birthDate", dayAnswers("child.birthDate", "1926-11-20"), undefined],
    ["parents-relationship", "siblings[0].dateOfBirth", sibling("1026-10-01"), [longAgo]],
    ["parents-relationship", "siblings[0].dateOfBirth", sibling("1990-05-05"), [beforeParent]],
    ["parents-relationship", "siblings[0].dateOfBirth", sibling("2020-05-07"), undefined],
  ])("%s, %s: %o", (step, name, answers, message) => {
    expect(faultOf(step, answers, name)).toEqual(message);
  });
});

test("a town that is too long with its postcode is told to be taken without it", () => {
  const atHome = {
    "birthPlace.category": "home",
    "birthPlace.home.line1": "33 Marine Parade",
    "birthPlace.home.suburb": "Hokowhitu",
    "birthPlace.home.line2": "Palmerston North 4410",
  };
  const line = "birthPlace.home.line2";
  expect(faultOf("child-details", atHome, line)).toEqual([
    "Please shorten this answer to 20 characters or fewer. Without the postcode it fits: Palmerston North",
  ]);
  expect(faultOf("child-details", { ...atHome, [line]: "Palmerston North" }, line)).toBeUndefined();
});
