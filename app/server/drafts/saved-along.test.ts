import { beforeEach, describe, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database.ts";
import { DraftVisitor } from "../../../tests/support/drafts.ts";
import { orUndo } from "../all-or-nothing.ts";

const base = databaseForTests();
const minute = 60_000;
const visitor = () => new DraftVisitor(() => base.db);

describe("What belongs to a save is written with it or not at all", () => {
  const note = (text: string) =>
    base.db.prepare("insert into login_answers (state_hash, expires_at) values (?, 1)").bind(text);
  const notes = async () => {
    const { results } = await base.db
      .prepare("select state_hash from login_answers")
      .all<{ state_hash: string }>();
    return results.map((row) => row.state_hash);
  };
  beforeEach(() =>
    base.db.batch(["drafts", "login_answers"].map((table) => base.db.prepare(`delete from ${table}`))),
  );

  test("with a new draft, with a change, and with the end", async () => {
    const mere = visitor();
    await mere.type({ a: "1" }, { also: ({ id }) => [note(`new ${id}`)] });
    await mere.type({ a: "2" }, { also: () => [note("changed")] });
    await mere.type({ a: "3" }, { closesIn: minute, also: () => [note("ended")] });
    const { id } = await mere.draft();
    expect((await notes()).sort()).toEqual(["changed", "ended", `new ${id}`]);
  });

  test("not when the draft has changed meanwhile", async () => {
    const mere = visitor();
    await mere.type({ a: "1" });
    const old = await mere.draft();
    await mere.type({ a: "2" });
    const late = await mere.drafts().save({ answers: { a: "3" } }, old, { also: () => [note("late")] });
    expect(late.is).toBe("changed-meanwhile");
    expect(await notes()).toEqual([]);
  });

  test("nor is the draft saved when a statement has nothing to change", async () => {
    const mere = visitor();
    await mere.type({ a: "1" });
    const nothing = base.db.prepare("update login_answers set expires_at = 2 where state_hash = 'nobody'");
    const saved = await mere.type({ a: "2" }, { also: () => [note("first"), nothing, orUndo(base.db)] });
    expect(saved.is).toBe("changed-meanwhile");
    expect(await mere.answers()).toEqual({ a: "1" });
    expect(await notes()).toEqual([]);
  });
});
