import { expect, test } from "vitest";
import { databaseForTests, objectsBeside } from "../../../tests/support/database.ts";
import { DraftVisitor, people, start } from "../../../tests/support/drafts.ts";
import { bringHome } from "./objects.ts";

const base = databaseForTests({ hasObjects: true });
const visitor = () => new DraftVisitor(() => base.db);
const day = 24 * 60 * 60 * 1000;

const inD1 = (id: string) =>
  base.db
    .prepare("select sealed, version, saves, changed_at from drafts where id = ?")
    .bind(id)
    .first<{ sealed: string; version: number; saves: number; changed_at: number }>();

async function moved(): Promise<{ mere: DraftVisitor; id: string; place: string }> {
  const mere = visitor();
  await mere.type({ a: "1" });
  await mere.type({ a: "2" });
  const { id, place = "" } = await mere.draft();
  return { mere, id, place };
}

test("the second save of a draft takes it out of D1, and later ones write nothing there [quality/drafts/in-objects]", async () => {
  const { mere, id, place } = await moved();
  const row = await inD1(id);
  expect(row?.sealed).toBe(`object:${place}`);
  await mere.type({ b: "3" });
  await mere.type({ c: "4" });
  expect(await inD1(id)).toEqual(row);
  expect(await mere.answers()).toEqual({ a: "2", b: "3", c: "4" });
  expect((await mere.draft()).version).toBe(4);
});

test("of many saves of one version one is taken, in D1, on the way out of it, in the object and on the way back [quality/drafts/in-objects]", async () => {
  const mere = visitor();
  await mere.type({ a: "1" });
  for (const takesMore of [true, true, false, false, true]) {
    mere.takesMore = takesMore;
    const drafts = mere.drafts();
    const found = await drafts.open();
    if (found.is !== "draft") throw new Error(found.is);
    const saves = ["x", "y", "z", "u"].map((n) => drafts.save({ answers: { n } }, found.draft));
    const results = await Promise.all(saves);
    const taken = results.flatMap((each) => (each.is === "saved" ? [each.draft] : []));
    expect(taken).toHaveLength(1);
    expect(await mere.answers()).toEqual(taken[0]?.content.answers);
    expect((await mere.draft()).place === undefined).toBe(!takesMore);
  }
});

test("what belongs to a save is written with it in D1, where the draft comes back to; its end too [quality/drafts/in-objects]", async () => {
  const { mere, id, place } = await moved();
  const note = base.db.prepare("insert into login_answers (state_hash, expires_at) values ('along', 1)");
  expect(await mere.type({ b: "3" }, { also: () => [note] })).toMatchObject({ is: "saved" });
  expect((await inD1(id))?.sealed).not.toContain("object");
  expect(await mere.answers()).toEqual({ a: "2", b: "3" });
  await Promise.all(mere.afterwards);
  expect(await objectsBeside(base.db)?.read(place)).toBeUndefined();
  // The same row twice: undone, and still as it was.
  expect(await mere.type({ c: "4" })).toMatchObject({ is: "saved" });
  expect((await mere.type({ d: "5" }, { also: () => [note] })).is).toBe("unavailable");
  expect(await mere.answers()).toEqual({ a: "2", b: "3", c: "4" });
  expect(await mere.type({ e: "6" })).toMatchObject({ is: "saved" });
  expect(await mere.type({}, { closesIn: 60_000 })).toMatchObject({ is: "saved" });
  expect(await inD1(id)).toMatchObject({ version: 6 });
});

test("without the setting all of them come back, with every answer; and when they are saved [quality/drafts/in-objects]", async () => {
  const [one, other] = [await moved(), await moved()];
  await one.mere.type({ b: "3" });
  other.mere.takesMore = false;
  await other.mere.type({ c: "4" });
  expect((await inD1(other.id))?.sealed).not.toContain("object");
  expect(await bringHome(base.db, objectsBeside(base.db))).toBe(0);
  expect(await bringHome(base.db, objectsBeside(base.db, false))).toBeGreaterThan(0);
  const { results } = await base.db.prepare("select id from drafts where sealed like 'object%'").all();
  expect(results).toEqual([]);
  one.mere.takesMore = false;
  expect(await one.mere.answers()).toEqual({ a: "2", b: "3" });
  expect(await other.mere.answers()).toEqual({ a: "2", c: "4" });
});

test("D1 learns of the last change when a draft may end by it; an object that D1 knows no more ends [quality/drafts/in-objects]", async () => {
  await people(base.db, "aroha");
  const { id } = await (async () => {
    const mere = visitor().logIn("aroha");
    await mere.type({ a: "1" });
    await mere.type({ a: "2" });
    mere.now += 2 * day;
    await mere.type({ a: "3" });
    return mere.draft();
  })();
  await expect.poll(async () => (await inD1(id))?.changed_at).toBe(start + 2 * day);

  const { mere, place } = await moved();
  const drafts = mere.drafts();
  const found = await drafts.open();
  if (found.is !== "draft") throw new Error(found.is);
  await base.db.prepare("delete from drafts where id = ?").bind(found.draft.id).run();
  const kept = await objectsBeside(base.db)?.read(place);
  if (!kept) throw new Error("It is there");
  const later = { ...kept, saves: kept.saves + 1, changedAt: kept.changedAt + 2 * day };
  await objectsBeside(base.db)?.save(place, later, kept.saves);
  await expect.poll(() => objectsBeside(base.db)?.read(place)).toBeUndefined();
});

test("a draft that is deleted leaves its object; an object that does not answer makes the draft unavailable, not unreadable [quality/drafts/in-objects]", async () => {
  const { mere, place } = await moved();
  const drafts = mere.drafts();
  const found = await drafts.open();
  if (found.is !== "draft") throw new Error(found.is);
  expect(await drafts.remove(found.draft)).toBe(true);
  await Promise.all(mere.afterwards);
  expect(await objectsBeside(base.db)?.read(place)).toBeUndefined();

  const { mere: hana } = await moved();
  const prepare = (sql: string) => base.db.prepare(sql);
  const alone = { prepare, batch: base.db.batch } as unknown as D1Database;
  expect((await hana.open(hana.drafts({ db: alone }))).is).toBe("unavailable");
});
