import { expect, test, vi } from "vitest";
import type { Documents } from "#app/server/documents/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { receiveDocuments } from "#app/wizard/documents/receive-documents.ts";
import { multipartRequest, type SentPart } from "../../../../../tests/support/uploads.ts";
import { fileLimits } from "./file-limits.ts";
import { requestedDocuments } from "./requested-documents.ts";

const requested = requestedDocuments({
  "parent.income_and_assets.wages_or_salary": "true",
  ...Object.fromEntries(["Āria", "Hemi", "Mia"].map((name, at) => [`children[${at}].first_name`, name])),
});
const wages = "uploads.parent.income_and_assets.wages_or_salary";

/** Which file came to which document. */
async function received(parts: readonly SentPart[], originUnknown = false) {
  const kept: [string | undefined, string][] = [];
  const keep = vi.fn(async ({ filename, data }, { label }) => {
    for await (const _ of data);
    kept.push([filename, label.split("\n")[1] ?? label]);
    return { is: "kept", document: { id: filename, label } };
  });
  const request = multipartRequest(parts) as unknown as Request;
  const documents = { keep, limits: fileLimits } as unknown as Documents;
  const receiving = { documents, requested, stored: [], rowName: "child" };
  const all = await receiveDocuments({ request: { originUnknown } } as Visit, request, receiving);
  return { ...all, kept };
}

const file = (filename: string, name = "uploads.children[]"): SentPart => ({
  name,
  filename,
  content: filename && "x",
});
const child = (row: number): SentPart => ({ name: "uploads.child", content: String(row) });

test("as the call of the specification has them: one for each child, in their order, empty ones too [childcare/calls/uploads]", async () => {
  const { kept } = await received([file("1.pdf"), file(""), file("3.pdf")]);
  expect(kept).toEqual([
    ["1.pdf", "Āria"],
    ["3.pdf", "Mia"],
  ]);
});

test("as the page has them: several for a child that is named before them", async () => {
  const { kept } = await received([
    child(0),
    file(""),
    child(1),
    file("1.pdf"),
    file("2.pdf"),
    child(2),
    file("3.pdf"),
  ]);
  expect(kept).toEqual([
    ["1.pdf", "Hemi"],
    ["2.pdf", "Hemi"],
    ["3.pdf", "Mia"],
  ]);
});

test("what is not asked for, and a child that is not there, is read and not kept", async () => {
  const { kept, intent, isDeclared } = await received([
    file("1.pdf", "uploads.parent.income_and_assets.rent_income"),
    file("2.pdf", "replace:somebody-elses"),
    child(9),
    file("3.pdf"),
    file("4.pdf", wages),
    { name: "uploadsDeclaration", content: "true" },
    { name: "intent", content: "submit" },
  ]);
  expect([kept, intent, isDeclared]).toEqual([[["4.pdf", wages]], "submit", true]);
});

test("without a token nothing is kept where the browser does not say where it comes from", async () => {
  const { kept, isForged } = await received([file("4.pdf", wages)], true);
  expect([kept, isForged]).toEqual([[], true]);
});
