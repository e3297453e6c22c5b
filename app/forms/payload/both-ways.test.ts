import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "../answers.ts";
import { added, group, groupAt, groupIf, optional, rows } from "./groups.ts";
import * as kinds from "./kinds.ts";
import { always, from } from "./kinds.ts";
import { questionsOfFields } from "./question-of.ts";
import { toAnswers } from "./to-answers.ts";
import { toPayload } from "./to-payload.ts";

const text = always(kinds.text(), null);
const person = {
  name: from("firstNames", kinds.text(20)),
  born: kinds.date(),
  isCitizen: always(kinds.yesNo(), null),
  languages: kinds.list(),
  home: groupAt("address.", { street: text, town: text }),
};
const table = group({
  sex: kinds.option(["female", "male"]),
  agrees: kinds.tick("true", "false"),
  taxNumber: kinds.nineDigits(),
  mother: group(person),
  father: optional({ name: kinds.text(), number: kinds.bankAccount() }),
  partner: groupIf((answers) => answers.hasPartner === "yes", { name: text }),
  children: rows({ name: text }, added(4)),
});

const words = fc.constantFrom("Mere", "Tāne Mahuta", "6021", "x");
const typed: fc.Arbitrary<Answers> = fc.record(
  {
    sex: fc.constantFrom("female", "male"),
    agrees: fc.constantFrom("true", "false"),
    taxNumber: fc.constantFrom("49-091-850", "049091850"),
    "mother.firstNames": words,
    "mother.born.day": fc.constantFrom("7", "31"),
    "mother.born.month": fc.constantFrom("3", "Māehe"),
    "mother.born.year": fc.constant("2001"),
    "mother.isCitizen": fc.constantFrom("yes", "no"),
    "mother.languages": fc.subarray(["en", "mi", "nzsl"]),
    "mother.address.street": words,
    "mother.address.town": words,
    "father.name": words,
    hasPartner: fc.constantFrom("yes", "no"),
    "partner.name": words,
    "children[0].name": words,
    "children[2].name": words,
  },
  { requiredKeys: [] },
);

describe("A table of the payload kit", () => {
  test("what was sent, read back and sent again is the same", () => {
    fc.assert(
      fc.property(typed, (answers) => {
        const sent = toPayload(table, answers);
        const { hasPartner = "no" } = answers;
        expect(toPayload(table, { ...toAnswers(table, sent), hasPartner })).toEqual(sent);
        expect(table.schema.safeParse(sent).error?.issues ?? []).toEqual([]);
      }),
    );
  });

  test.each<[string, unknown]>([
    ["no object", "mother"],
    ["a text where there is a yes or no", { mother: { isCitizen: "maybe" } }],
    ["a text without end", { mother: { name: "x".repeat(201) } }],
    ["more rows than there can be", { children: [{}, {}, {}, {}, {}] }],
    ["a row that is none", { children: ["Mere"] }],
  ])("%s is not read back", (_, sent) => {
    expect(toAnswers(table, sent)).toBeUndefined();
  });

  test.each([
    ["mother.name", "mother.firstNames"],
    ["mother.home.street", "mother.address.street"],
    ["father.number", "father.number.bank"],
    ["children.2.name", "children[2].name"],
    ["children[2].name", "children[2].name"],
    ["no.field", "no.field"],
  ])("a message about %s belongs to %s", (field, question) => {
    expect(questionsOfFields(table)(field)).toBe(question);
  });
});
