import { beforeEach, describe, expect, test } from "vitest";
import { orUndo, wasUndone } from "#app/server/all-or-nothing.ts";
import { databaseForTests } from "../../../../tests/support/database.ts";
import { people } from "../../../../tests/support/drafts.ts";
import {
  insertApplicationStatement,
  latestApplication,
  onlyIfStatement,
  readApplication,
  statusStatement,
} from "./application-row.ts";

const base = databaseForTests();

beforeEach(async () => {
  await base.db.prepare("delete from people").run();
  await people(base.db, "aroha");
  await insertApplicationStatement(base.db, { id: "a", personId: "aroha", draftId: "d" }, 1).run();
});

describe("Where an application stands", () => {
  test("is found by its draft, and by its person", async () => {
    const row = { id: "a", status: "NEW", round: 0, contact: "", changedAt: 1 };
    expect(await readApplication(base.db, { draftId: "d" })).toEqual(row);
    expect(await latestApplication(base.db, "aroha")).toEqual(row);
    expect(await readApplication(base.db, { draftId: "another" })).toBeUndefined();
  });

  test("changes as the table says", async () => {
    for (const [done, status] of [
      ["send-to-supervisors", "PENDING_REVIEW"],
      ["take-back", "NEW"],
      ["all-approved", "APPROVED"],
      ["lapse", "LAPSED"],
    ] as const) {
      await statusStatement(base.db, "a", done, 2).run();
      expect(await readApplication(base.db, { draftId: "d" })).toMatchObject({ status, changedAt: 2 });
    }
  });

  test("what it does not allow undoes what was to be saved with it", async () => {
    for (const not of [
      statusStatement(base.db, "a", "take-back", 2),
      onlyIfStatement(base.db, "a", "upload"),
    ]) {
      const batch = base.db.batch([
        base.db.prepare("insert into login_answers (state_hash, expires_at) values ('x', 1)"),
        not,
        orUndo(base.db),
      ]);
      await expect(batch.catch(wasUndone)).resolves.toBe(true);
      expect(await base.db.prepare("select * from login_answers").first()).toBeNull();
    }
    await base.db.batch([onlyIfStatement(base.db, "a", "edit-children"), orUndo(base.db)]);
  });

  test("goes with its person, and with its draft", async () => {
    await base.db.prepare("insert into drafts values ('d', 'childcare', 1, 1, '', 1, null)").run();
    await base.db.prepare("delete from drafts").run();
    expect(await latestApplication(base.db, "aroha")).toBeUndefined();
  });
});
