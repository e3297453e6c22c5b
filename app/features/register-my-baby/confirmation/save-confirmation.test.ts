import { expect, test } from "vitest";
import type { Draft, Drafts, FoundDraft, SaveResult } from "#app/server/drafts/index.ts";
import { birthAnswers } from "../../../../tests/support/births.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import type { RegistrationState } from "../service.ts";
import type { Confirmation } from "./confirmation.ts";
import { saveConfirmation } from "./save-confirmation.ts";

type SavedDraft = Draft<SavedRegistration>;

const confirmation: Confirmation = {
  applicationReferenceNumber: "BCD234",
  stillBorn: false,
  bestStart: "N",
  myIR: { status: "bestStart-no" },
  submittedAt: 0,
};
const draft = {
  id: "draft-1",
  version: 3,
  content: { answers: birthAnswers, derived: {}, reached: 8, changed: {} },
} as unknown as SavedDraft;

/** Answers each save and each opening in turn, and records what was saved. */
function fakeDrafts(
  saves: readonly SaveResult<SavedRegistration>["is"][],
  found?: Partial<FoundDraft<SavedRegistration>>,
) {
  const written: {
    content: SavedRegistration;
    over: SavedDraft | undefined;
    closesIn: number | undefined;
  }[] = [];
  const codes: string[] = [];
  const drafts = {
    save: async (content: SavedRegistration, over: SavedDraft | undefined, { closesIn = 0 } = {}) => {
      const is = saves[written.length] ?? "unavailable";
      written.push({ content, over, closesIn });
      return is === "saved" ? { is, draft: { ...draft, content }, cookies: ["cookie"] } : { is };
    },
    open: async () => ({ is: "draft", cookies: [], closed: undefined, ...found }),
    makeCode: async (_: SavedDraft, birthDate: string) => {
      codes.push(birthDate);
    },
  } as unknown as Drafts<SavedRegistration>;
  const state = { drafts, draft, progress: { answers: birthAnswers } } as unknown as RegistrationState & {
    draft: SavedDraft;
  };
  return { written, codes, save: () => saveConfirmation(state, confirmation) };
}

test("the answers are gone in the write that keeps the confirmation, for 15 minutes; the receipt has a code [registered/confirmation/kept]", async () => {
  const { written, codes, save } = fakeDrafts(["saved"]);
  expect(await save()).toEqual({ isSaved: true, cookies: ["cookie"] });
  expect(written).toMatchObject([
    { content: { answers: {}, derived: {}, confirmation }, closesIn: 15 * 60_000 },
  ]);
  expect(codes).toEqual(["2026-10-01"]);
});

test("what another window saved meanwhile does not count any more", async () => {
  const later = { ...draft, version: 4 };
  const { written, save } = fakeDrafts(["changed-meanwhile", "saved"], {
    is: "draft",
    draft: later,
  } as never);
  expect(await save()).toMatchObject({ isSaved: true });
  expect(written.at(-1)?.over).toBe(later);
});

test("another press of the same button was faster: its confirmation stands", async () => {
  const { written, codes, save } = fakeDrafts(["changed-meanwhile"], { is: "draft", closed: draft } as never);
  expect(await save()).toMatchObject({ isSaved: true });
  expect(written).toHaveLength(1);
  expect(codes).toEqual([]);
});

test.each<[string, SaveResult<SavedRegistration>["is"][], object]>([
  ["the database does not answer", ["unavailable"], {}],
  ["it changes without end", Array(9).fill("changed-meanwhile"), { draft }],
  ["it is gone", ["changed-meanwhile"], { is: "none" }],
])("it is told when it could not be kept: %s", async (_, saves, found) => {
  const { save } = fakeDrafts(saves, found as never);
  expect(await save()).toEqual({ isSaved: false, cookies: [] });
});
