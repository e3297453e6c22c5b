import { expect, test } from "vitest";
import { payloadSent } from "../../../../../tests/support/birth-payload.ts";
import { birthAnswers } from "../../../../../tests/support/births.ts";
import { checkKey, submissionKey } from "./submission-key.ts";

const full = payloadSent(birthAnswers);
const draft = "draft-1";

test("the same draft with the same answers is the same submission, in whatever order and language it is made", async () => {
  const reversed = Object.fromEntries(Object.entries(full).reverse()) as typeof full;
  const inMaori = {
    ...full,
    confirmationUrlSuccess: "https://timata.example/mi/register-my-baby/confirmation",
  };
  const key = await submissionKey(draft, full);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await submissionKey(draft, reversed)).toBe(key);
  expect(await submissionKey(draft, inMaori)).toBe(key);
});

test.each([
  ["another draft", "draft-2", full],
  ["another answer", draft, payloadSent({ ...birthAnswers, "mother.occupation": "Nurse" })],
  ["other information", draft, { ...full, otherInformation: "Twins" }],
])("%s is another submission", async (_, id, payload) => {
  expect(await submissionKey(id, payload)).not.toBe(await submissionKey(draft, full));
});

test("what is answered on the review itself needs no new check [birth/review/check]", async () => {
  const check = payloadSent({ ...birthAnswers, declarationMade: [] }, "validateOnly");
  const later = payloadSent(
    {
      ...birthAnswers,
      "child.nameExplaination": "A family name",
      otherInformation: "Twins",
      confirmationEmail: "yes",
      confirmationEmailAddress: "mere@example.nz",
    },
    "fullSubmission",
  );
  expect(await checkKey(draft, later)).toBe(await checkKey(draft, check));
});

test.each([
  ["child.surname", "Ngata"],
  ["mother.email", "other@example.nz"],
])("another answer to %s does", async (question, answer) => {
  const changed = payloadSent({ ...birthAnswers, [question]: answer }, "validateOnly");
  expect(await checkKey(draft, changed)).not.toBe(await checkKey(draft, full));
});
