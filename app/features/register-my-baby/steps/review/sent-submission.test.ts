import { expect, test } from "vitest";
import type { SaveResult } from "#app/server/drafts/index.ts";
import { birthAnswers } from "../../../../../tests/support/births.ts";
import { registration, registrationFacts } from "../../../../../tests/support/registration-steps.ts";
import type { SavedRegistration, SentSubmission } from "../../saved-registration.ts";
import { forgetSent, type ReadyRegistration, saveSent } from "./sent-submission.ts";

const submission = (key: string): SentSubmission => ({
  key,
  payload: { activity: "fullSubmission" },
  facts: { stillBorn: false, bestStart: "N", myIR: { status: "bestStart-no" } },
  at: 1,
});
const own = submission("own");
const saved: SavedRegistration = { answers: birthAnswers, derived: {}, reached: 8, changed: {} };

/** Answers each save in turn; meanwhile another window has saved `found`. */
function formThat(
  saves: readonly SaveResult<SavedRegistration>["is"][],
  found: Partial<SavedRegistration> = {},
) {
  const written: SavedRegistration[] = [];
  const draft = { id: "draft-1", version: 3, content: saved, closesIn: undefined };
  const drafts = {
    save: async (content: SavedRegistration) => {
      const is = saves[written.length] ?? "unavailable";
      written.push(content);
      return is === "saved" ? { is, draft: { ...draft, content }, cookies: [] } : { is };
    },
    open: async () => ({ is: "draft", draft: { ...draft, content: { ...saved, ...found } } }),
  };
  const form = {
    drafts,
    draft,
    saved,
    facts: registrationFacts,
    wizard: registration(registrationFacts),
    cookies: [],
  } as unknown as ReadyRegistration;
  return { form, written };
}

test("what is sent is saved before, with all answers", async () => {
  const { form, written } = formThat(["saved"]);
  expect((await saveSent(form, own)).saved.sent).toEqual(own);
  expect(written).toEqual([{ ...saved, sent: own }]);
});

test("what another window saved meanwhile is kept", async () => {
  const { form, written } = formThat(["changed-meanwhile", "saved"], { reached: 5 });
  expect((await saveSent(form, own)).saved).toEqual({ ...saved, reached: 5, sent: own });
  expect(written).toHaveLength(2);
});

test.each(["own", "other"])("another window was faster: what it sent stands (%s)", async (key) => {
  const faster = submission(key);
  const { form, written } = formThat(["changed-meanwhile"], { sent: faster });
  expect((await saveSent(form, own)).saved.sent).toEqual(faster);
  expect(written).toHaveLength(1);
});

test("a database that does not answer stops nobody", async () => {
  const { form } = formThat(["unavailable"]);
  expect((await saveSent(form, own)).saved.sent).toBeUndefined();
});

test.each(["saved", "unavailable"] as const)("what is refused is forgotten (%s)", async (is) => {
  const { form } = formThat([is]);
  const refused = { ...form, saved: { ...saved, sent: own } };
  expect((await forgetSent(refused)).saved).toEqual(saved);
});
