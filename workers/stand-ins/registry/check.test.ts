import { describe, expect, test } from "vitest";
import { isClientNumber } from "./agencies.ts";
import { anApplication } from "./application-for-tests.ts";
import { messagesAbout } from "./check.ts";

const today = "2024-03-20";
const said = (changes: Record<string, unknown>, isSubmission = true) =>
  messagesAbout(anApplication(changes), today, isSubmission).map(({ code, field, type }) => [
    code,
    field,
    type,
  ]);
const notify = (numbers: object) => ({ msd: { notify: true, ...numbers } });

test("an application in order is met with silence", () => {
  expect(said({})).toEqual([]);
});

describe("errors", () => {
  const rows: [string, Record<string, unknown>, string, string][] = [
    ["a name that is missing", { "child.firstNames": " " }, "10001", "child.firstNames"],
    ["a choice that is missing", { "child.sex": undefined }, "10002", "child.sex"],
    [
      "the mother's suburb is asked for",
      { "mother.homeAddress.suburb": "" },
      "10001",
      "mother.homeAddress.suburb",
    ],
    [
      "a home birth without its address",
      { birthPlace: { category: "home", home: { line2: "Naenae" } } },
      "10001",
      "birthPlace.home.line1",
    ],
    ["another place without words", { birthPlace: { category: "other" } }, "10001", "birthPlace.other"],
    [
      "a marriage without its place",
      { parentRelationship: "marriage", parentRelationshipDate: "2020-02-02" },
      "10001",
      "parentRelationshipPlace",
    ],
    [
      "the order of a twin",
      { "child.oneOfMultiple": true, "child.birthOrderTotal": 2 },
      "10002",
      "child.birthOrderNumber",
    ],
    [
      "a sibling without status",
      { siblings: [{ sex: "male", dateOfBirth: "2020-01-01" }] },
      "10002",
      "siblings.0.statusOfChild",
    ],
    ["no declaration", { declarationMade: false }, "10002", "declarationMade"],
    ["digits in a name", { "child.surname": "McDonald 2" }, "10003", "child.surname"],
    [
      "a comma in an address",
      { "mother.homeAddress.line1": "12, Rata Street" },
      "10004",
      "mother.homeAddress.line1",
    ],
    ["brackets in free text", { otherInformation: "(see above)" }, "10066", "otherInformation"],
    ["an e-mail address that is none", { "mother.email": "mere at example" }, "10025", "mother.email"],
    ["a facility that is not known", { "birthPlace.hospital": "nowhere" }, "10025", "birthPlace.hospital"],
    [
      "a product that is not known",
      { certificateOrder: { productCode: "XXXX" } },
      "10025",
      "certificateOrder.productCode",
    ],
    ["a child of tomorrow", { "child.birthDate": "2024-03-21" }, "10015", "child.birthDate"],
    [
      "a sibling of tomorrow",
      { siblings: [{ sex: "male", statusOfChild: "born-alive", dateOfBirth: "2024-03-21" }] },
      "10015",
      "siblings.0.dateOfBirth",
    ],
    ["a day that is none", { "child.birthDate": "2024-02-30" }, "10025", "child.birthDate"],
    ["a mother of 101", { "mother.dateOfBirth": "1923-03-20" }, "10014", "mother.dateOfBirth"],
    ["a father of 101", { "father.dateOfBirth": "1923-03-20" }, "10014", "father.dateOfBirth"],
    ["a mother of 9", { "mother.dateOfBirth": "2014-03-02" }, "mdob_young", "mother.dateOfBirth"],
    ["a father of 9", { "father.dateOfBirth": "2014-03-02" }, "fdob_young", "father.dateOfBirth"],
    [
      "a wedding at 15",
      {
        parentRelationship: "marriage",
        parentRelationshipDate: "2010-05-05",
        parentRelationshipPlace: "Ōtaki",
      },
      "wdatet_parent_young",
      "parentRelationshipDate",
    ],
    [
      "no ethnic group of the child",
      { "child.ethnicGroups": { maori: false } },
      "ethnic",
      "child.ethnicGroups",
    ],
    ["no ethnic group of the mother", { "mother.ethnicGroups": {} }, "ethnic", "mother.ethnicGroups"],
    ["no ethnic group of the father", { "father.ethnicGroups": undefined }, "ethnic", "father.ethnicGroups"],
    ["no client number", notify({}), "msd_mandatory", "msd.fathersClientNumber"],
    [
      "a wrong client number",
      notify({ mothersClientNumber: "555012343" }),
      "msd_invalid",
      "msd.mothersClientNumber",
    ],
    [
      "the number by e-mail to a mother without",
      {
        "mother.email": "",
        ird: { applyForNumber: true, numberByEmail: true, deliveryAddress: "mothersAddress" },
      },
      "ird_mothers_email",
      "ird.numberByEmail",
    ],
    [
      "the number by e-mail to a father without",
      {
        "father.email": undefined,
        ird: { applyForNumber: true, numberByEmail: true, deliveryAddress: "fathersAddress" },
      },
      "ird_fathers_email",
      "ird.numberByEmail",
    ],
  ];
  test.each(rows)("%s", (_, changes, code, field) => {
    expect(said(changes)).toEqual([[code, field, "error"]]);
  });
});

describe("what is no error", () => {
  test.each([
    ["a parent of exactly 100", { "father.dateOfBirth": "1924-03-20" }],
    ["a parent of exactly 10 at birth", { "mother.dateOfBirth": "2014-03-01" }],
    [
      "a wedding at exactly 16",
      {
        parentRelationship: "marriage",
        parentRelationshipDate: "2010-05-06",
        parentRelationshipPlace: "Ōtaki",
      },
    ],
    ["a child of today", { "child.birthDate": "2024-03-20" }],
    ["a dash for a single name", { "child.firstNames": "-" }],
    [
      "nothing of a father who is not known",
      { fatherKnown: false, father: undefined, parentRelationship: undefined },
    ],
    ["a sound client number", notify({ mothersClientNumber: "55501780" })],
  ])("%s", (_, changes) => {
    expect(said(changes)).toEqual([]);
  });

  test("a mere check asks for no declaration", () => {
    expect(said({ declarationMade: undefined }, false)).toEqual([]);
  });
});

describe("warnings", () => {
  const rows: [string, Record<string, unknown>, string, string][] = [
    ["a name wholly in capitals", { "child.surname": "MCDONALD" }, "10010", "child.surname"],
    ["a rank", { "child.firstNames": "Prince" }, "name_contains_rank", "child.firstNames"],
    ["a rank in a double name", { "child.surname": "King-Smith" }, "name_contains_rank", "child.surname"],
    ["a name that may offend", { "child.firstNames": "Fanny Mere" }, "obscene_name", "child.firstNames"],
  ];
  test.each(rows)("%s", (_, changes, code, field) => {
    expect(said(changes)).toEqual([[code, field, "warning"]]);
  });

  test("one surname, and the mother gives no other from birth; the father's is not asked for", () => {
    const one = { "mother.surname": "McDonald" };
    expect(said(one)).toEqual([["surname_match", "mother.surname", "warning"]]);
    expect(said({ ...one, "mother.surnameAtBirth": "Ngata" })).toEqual([]);
  });
});

test.each([
  ["555012342", true],
  ["555017121", true],
  ["55501712", true],
  ["55501780", true],
  ["555012343", false],
  ["555017122", false],
  ["55501711", false],
  ["5550171", false],
  ["5550123420", false],
  ["55AS17121", false],
])("client number %s", (number, isSound) => {
  expect(isClientNumber(number)).toBe(isSound);
});
