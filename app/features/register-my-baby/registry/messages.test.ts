import { describe, expect, test, vi } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import type { RegistryMessage, SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";

import { generalMessage, logUnknownCodes, questionMessages, questionNameOf } from "./messages.ts";

const registryWords = wordsOf("register-my-baby/registry");

const sent = (code: string, field?: string, type: RegistryMessage["type"] = "error"): RegistryMessage => ({
  code,
  field,
  message: "As the registry says it",
  type,
});
const one = (message: RegistryMessage) => questionMessages([message])[0];

describe("each code is a message at its question [birth/answers/messages]", () => {
  const rows: [string, string, "error" | "warning", string | undefined][] = [
    ["10001", "child.surname", "error", "required"],
    ["10002", "child.sex", "error", "required"],
    ["10002", "declarationMade", "error", "declaration"],
    ["10003", "mother.surname", "error", "characters"],
    ["10004", "mother.occupation", "error", "addressCharacters"],
    ["10066", "birthPlace.other", "error", "textCharacters"],
    ["10015", "child.birthDate", "error", "futureDate"],
    ["10014", "mother.dateOfBirth", "error", "parentTooOld"],
    ["10014", "father.dateOfBirth", "error", "parentTooOld"],
    ["10010", "child.surname", "warning", undefined],
    ["10025", "birthPlace.hospital", "error", undefined],
    ["mdob_young", "mother.dateOfBirth", "error", "motherTooYoung"],
    ["fdob_young", "father.dateOfBirth", "error", "otherParentTooYoung"],
    ["wdatet_parent_young", "parentRelationshipDate", "error", "relationshipTooYoung"],
    ["ethnic", "child.ethnicGroups", "error", "ethnicGroup"],
    ["ethnic", "mother.ethnicGroups", "error", "ethnicGroup"],
    ["ethnic", "father.ethnicGroups", "error", "ethnicGroup"],
    ["msd_invalid", "msd.mothersClientNumber", "error", "clientNumberInvalid"],
    ["msd_invalid", "msd.fathersClientNumber", "error", "clientNumberInvalid"],
    ["msd_mandatory", "msd.mothersClientNumber", "error", "clientNumberMissing"],
    ["msd_mandatory", "msd.fathersClientNumber", "error", "clientNumberMissing"],
    ["ird_mothers_email", "ird.numberByEmail", "error", "motherEmailMissing"],
    ["ird_fathers_email", "ird.numberByEmail", "error", "otherParentEmailMissing"],
    ["name_contains_rank", "child.firstNames", "warning", "nameHasRank"],
    ["name_contains_rank", "child.surname", "warning", "nameHasRank"],
    ["obscene_name", "child.firstNames", "warning", "nameMayOffend"],
    ["obscene_name", "child.surname", "warning", "nameMayOffend"],
    ["surname_match", "mother.surname", "warning", "sameSurname"],
    ["surname_match", "father.surname", "warning", "sameSurname"],
  ];
  test.each(rows)("%s at %s: %s %s", (code, field, type, key) => {
    // Whatever type it comes with: what a code means decides.
    expect(one(sent(code, field))).toMatchObject({ name: field, type, key, text: "As the registry says it" });
  });

  test("a queried name asks for an explanation, other warnings do not [birth/names/queried]", () => {
    const asking = ["name_contains_rank", "obscene_name", "10010"].map(
      (code) => one(sent(code, "child.surname"))?.asksForExplanation,
    );
    expect(asking).toEqual([true, true, false]);
  });

  test.each([
    ["10003", "Characters that are not allowed: 'Ł', ','", '"Ł", ","'],
    ["10003", "As the registry says it", ""],
    ["20001", "Not 'x'", ""],
  ])("which characters it does not take is kept: %s %s", (code, message, characters) => {
    expect(one({ ...sent(code, "child.surname"), message })?.characters).toBe(characters);
  });

  test("several messages may stand at one question", () => {
    const both = questionMessages([sent("10003", "child.surname"), sent("10010", "child.surname")]);
    expect(both.map(({ name, key }) => [name, key])).toEqual([
      ["child.surname", "characters"],
      ["child.surname", undefined],
    ]);
  });

  test("any other code comes as it was sent, with its type [birth/answers/messages]", () => {
    expect(one(sent("20001", "mother.email", "warning"))).toMatchObject({
      name: "mother.email",
      type: "warning",
      key: undefined,
      text: "As the registry says it",
    });
    expect(one({ ...sent("20001"), message: "" })).toMatchObject({ name: undefined, key: "general" });
    expect(one(sent("toString", "child.sex"))?.key).toBeUndefined();
  });

  test("other codes are logged, once each and without what was said; known ones are not [birth/answers/messages]", () => {
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    logUnknownCodes(
      [sent("10001", "child.sex"), sent("20001"), sent("20001"), sent("Mere Ngata 1994")],
      "ref",
    );
    const lines = log.mock.calls.map(([line]) => JSON.parse(line));
    log.mockRestore();
    expect(lines.map(({ event, reference, code }) => [event, reference, code])).toEqual([
      ["registry-code-unknown", "ref", "20001"],
      ["registry-code-unknown", "ref", "unreadable"],
    ]);
  });
});

describe("a field of the payload is the question it came from [birth/answers/fields]", () => {
  test.each([
    ["child.stillBorn", "child.aliveAtBirth"],
    ["child.birthOrderNumber", "child.multipleBirthOrder"],
    ["child.birthOrderTotal", "child.multipleBirthOrder"],
    ["birthPlace.home.line1", "birthPlace.home.line1"],
    ["birthPlace.home.line2", "birthPlace.home.suburb"],
    ["birthPlace.home.line3", "birthPlace.home.line2"],
    ["certificateOrder.deliveryAddress.line2", "certificateOrder.deliveryAddress.suburb"],
    ["certificateOrder.deliveryAddress.suburbTownPostcode", "certificateOrder.deliveryAddress.line2"],
    ["child.ethnicGroups.other", "child.ethnicityDescription"],
    ["mother.ethnicGroups.other", "mother.ethnicityDescription"],
    ["father.ethnicGroups.maori", "father.ethnicGroups"],
    ["father.nonCitizenSource", "father.isPermanentResident"],
    ["bestStart.primaryCareGiver.bankAccount.number", "bestStart.primaryCareGiver.bankAccount.number.bank"],
    ["siblings.0.dateOfBirth", "siblings[0].dateOfBirth"],
    ["siblings[7].sex", "siblings[7].sex"],
    ["mother.homeAddress.line2", "mother.homeAddress.line2"],
    ["activity", undefined],
    ["confirmationUrlSuccess", undefined],
    [undefined, undefined],
    ["", undefined],
  ])("%s → %s", (field, name) => {
    expect(questionNameOf(field)).toBe(name);
  });
});

describe("the specification's own sentences [birth/answers/sentences]", () => {
  const words = registryWords("en");
  test.each([
    ["required", "This is a required field, please provide an answer."],
    ["futureDate", "This date is in the future, please provide a valid date."],
    ["relationshipTooYoung", "Date of event must be at least sixteen years after parent's dates of birth."],
    ["declaration", "You must agree to the declaration above."],
    ["general", "An unexpected error has occurred."],
    ["noConnection", "Unexpected error"],
  ] as const)("%s", (key, sentence) => {
    expect(words(key)).toBe(sentence);
  });

  test.each<[SubmissionOutcome, string | undefined]>([
    [{ kind: "duplicate", messages: [] }, "duplicate"],
    [{ kind: "general-error" }, "general"],
    [{ kind: "no-connection" }, "noConnection"],
    [{ kind: "payment-outstanding" }, undefined],
    [{ kind: "valid", warnings: [] }, undefined],
  ])("an outcome as a whole: %o", (outcome, key) => {
    expect(generalMessage(outcome)).toBe(key);
  });
});
