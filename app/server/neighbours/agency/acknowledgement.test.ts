import { expect, test } from "vitest";
import { acknowledgementIn } from "./acknowledgement.ts";

test.each([
  ["its reference", '{"status":"received","reference":" CCS-1 "}', undefined, { reference: "CCS-1" }],
  ["a number", '{"reference":42}', undefined, { reference: "42" }],
  ["the field of the setting", '{"receiptNo":"R1"}', "receiptNo", { reference: "R1" }],
  ["another field than that of the setting", '{"reference":"R1"}', "receiptNo", undefined],
  ["our key", '{"id":"our key"}', undefined, { reference: undefined }],
  ["an empty reference", '{"reference":" "}', undefined, undefined],
  ["nonsense", '["kei hea",42,null]', undefined, undefined],
  ["a page", "<h1>Back soon</h1>", undefined, undefined],
  ["nothing", "", undefined, undefined],
])("an answer with %s [childcare/handover/acknowledged]", (_, text, field, found) =>
  expect(acknowledgementIn(text, "our key", field)).toEqual(found),
);
