import { beforeEach, describe, expect, test } from "vitest";
import { brokenDatabase, databaseForTests } from "../../../tests/support/database.ts";
import { DraftVisitor, draftRows, people, start } from "../../../tests/support/drafts.ts";
import { linkTo } from "./index.ts";

const base = databaseForTests();
const day = 24 * 60 * 60_000;
const born = "2026-11-03";
const visitor = () => new DraftVisitor(() => base.db);

beforeEach(async () => {
  await base.db.batch(["delete from drafts", "delete from people"].map((sql) => base.db.prepare(sql)));
  await people(base.db, "aroha");
});

async function begun(mere = visitor()) {
  const made = await mere.drafts().beginWithCode({ answers: { a: "b" } }, born);
  if (!made) throw new Error("Nothing was begun");
  return { mere, ...made, kept: linkTo(made.draft) };
}

describe("A draft beside a draft: held by nobody but a code, its key kept in the other draft", () => {
  test("whoever begins it is no holder: their browser finds nothing", async () => {
    const { mere } = await begun();
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
    expect((await mere.open()).is).toBe("none");
  });

  test("the key opens it, the code and birth date open it on another device, and both see what the other saves", async () => {
    const { mere, code, kept } = await begun();
    const other = visitor();
    const opened = await other.drafts().openWithCode(code.code, born);
    if (opened.is === "opened") other.jar.take(opened.cookies);
    await other.type({ c: "d" });
    const found = await mere.drafts().openLinked(kept);
    if (found.is !== "draft") throw new Error(found.is);
    expect(found.draft.content).toEqual({ answers: { a: "b", c: "d" } });
    expect(await mere.drafts().codesOf(found.draft)).toEqual([code]);
    await mere.drafts().save({ answers: { e: "f" } }, found.draft);
    expect(await other.answers()).toEqual({ e: "f" });
  });

  test("two who save at once: one is told that it has changed", async () => {
    const { mere, draft } = await begun();
    const saved = await Promise.all(
      ["1", "2"].map((n) => mere.drafts().save({ answers: { n } }, draft, { isQuiet: true })),
    );
    expect(saved.map(({ is }) => is).sort()).toEqual(["changed-meanwhile", "saved"]);
  });

  test("another key, another draft's key and another form open nothing", async () => {
    const [one, other] = [await begun(), await begun()];
    const key = (await begun()).kept.key;
    const drafts = one.mere.drafts();
    expect((await drafts.openLinked({ ...one.kept, key })).is).toBe("none");
    expect((await drafts.openLinked({ ...one.kept, id: other.kept.id })).is).toBe("none");
    expect((await one.mere.drafts({ form: "another" }).openLinked(one.kept)).is).toBe("none");
  });

  test("with the code's last day it is over, and made again the code lasts longer", async () => {
    const { mere, draft, kept } = await begun();
    mere.now = start + 29 * day;
    await mere.drafts().makeCode(draft, born);
    mere.now = start + 59 * day - 1;
    expect((await mere.drafts().openLinked(kept)).is).toBe("draft");
    mere.now = start + 59 * day;
    expect((await mere.drafts().openLinked(kept)).is).toBe("none");
  });

  test("a database that does not answer is said so", async () => {
    const { mere, kept } = await begun();
    const broken = mere.drafts({ db: brokenDatabase });
    expect(await broken.openLinked(kept)).toEqual({ is: "unavailable" });
    expect(await broken.beginWithCode({ answers: {} }, born)).toBeUndefined();
  });
});
