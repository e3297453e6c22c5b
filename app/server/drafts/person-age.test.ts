import { beforeEach, describe, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database.ts";
import { DraftVisitor, people, start } from "../../../tests/support/drafts.ts";
import { purgeExpired } from "../clean-up.ts";

const base = databaseForTests();
const day = 24 * 60 * 60_000;
const visitor = () => new DraftVisitor(() => base.db);

beforeEach(async () => {
  await base.db.batch(["delete from drafts", "delete from people"].map((sql) => base.db.prepare(sql)));
  await people(base.db, "aroha");
});

describe("A form that a person has for a time of its own", () => {
  const form = "childcare-subsidy-application";

  test("is gone 30 days after the last save, others after a year", async () => {
    const aroha = visitor().logIn("aroha");
    const save = async () => {
      const drafts = aroha.drafts({ form });
      const found = await drafts.open();
      await drafts.save({ answers: {} }, found.is === "draft" ? found.draft : undefined);
    };
    const stateAfter = async (days: number) => {
      aroha.now = start + days * day;
      await base.db.prepare("update people set seen_at = ?").bind(aroha.now).run();
      await purgeExpired(base.db, aroha.now);
      return (await aroha.open(aroha.drafts({ form }))).is;
    };
    await save();
    await aroha.type({ a: "b" });
    expect(await stateAfter(29.9)).toBe("draft");
    await save();
    expect([await stateAfter(30.1), await stateAfter(59.8), await stateAfter(59.9)]).toEqual([
      "draft",
      "draft",
      "none",
    ]);
    expect(await aroha.answers()).toEqual({ a: "b" });
  });

  test("is closed to everybody once its time is over, before the daily job has run", async () => {
    const aroha = visitor().logIn("aroha");
    await aroha.drafts({ form }).open();
    await aroha.drafts({ form }).save({ answers: {} }, undefined);
    aroha.now = start + 30 * day;
    expect((await aroha.open(aroha.drafts({ form }))).is).toBe("none");
    expect((await aroha.drafts({ form }).save({ answers: {} }, undefined)).is).toBe("saved");
  });
});
