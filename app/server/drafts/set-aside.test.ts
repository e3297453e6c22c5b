import { beforeEach, describe, expect, test } from "vitest";
import { brokenDatabase, databaseForTests } from "../../../tests/support/database.ts";
import { DraftVisitor, draftRows, people, start } from "../../../tests/support/drafts.ts";

const base = databaseForTests();
const minute = 60_000;

beforeEach(async () => {
  await base.db.batch(["delete from drafts", "delete from people"].map((sql) => base.db.prepare(sql)));
  await people(base.db, "ben");
});

/** Has typed this, and set it aside. */
async function withAside(visitor: DraftVisitor, ...names: string[]): Promise<DraftVisitor> {
  for (const name of names) {
    await visitor.type({ name });
    expect(await visitor.drafts().setAside(await visitor.draft())).toBe("done");
    visitor.now += 1000;
  }
  return visitor;
}
const mere = () => new DraftVisitor(() => base.db);
const asideOf = async (visitor: DraftVisitor) => (await visitor.drafts().inBrowser())?.aside ?? [];

describe("a form that makes room for another in the same browser", () => {
  test("is there no more when the browser is opened, and not deleted", async () => {
    const visitor = await withAside(mere(), "Tahi");
    expect((await visitor.open()).is).toBe("none");
    expect(await asideOf(visitor)).toMatchObject([{ changedAt: start, until: start + 60 * minute }]);
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });

  test("changes places with the other when it is gone on with; nobody else can", async () => {
    const visitor = await withAside(mere(), "Tahi");
    await visitor.type({ name: "Rua" });
    for (const name of ["Tahi", "Rua"]) {
      const [other] = await asideOf(visitor);
      expect(
        await mere()
          .drafts()
          .bringBack(other?.id ?? ""),
      ).toBe(false);
      expect(await visitor.drafts().bringBack(other?.id ?? "")).toBe(true);
      expect(await visitor.answers()).toEqual({ name });
    }
    expect(await draftRows(base.db)).toEqual({ drafts: 2, holders: 2 });
  });

  test("lapses when it would have, and has an hour again when it is gone on with", async () => {
    const visitor = await withAside(mere(), "Tahi", "Rua");
    const [, first] = await asideOf(visitor);
    visitor.now = start + 59 * minute;
    expect(await visitor.drafts().bringBack(first?.id ?? "")).toBe(true);
    visitor.now = start + 62 * minute;
    expect([await visitor.answers(), await asideOf(visitor)]).toEqual([{ name: "Tahi" }, []]);
  });

  test("keeps the code that was made for it", async () => {
    const visitor = mere();
    await visitor.type({ name: "Tahi" });
    const made = await visitor.drafts().makeCode(await visitor.draft(), "2026-11-03");
    await visitor.drafts().setAside(await visitor.draft());
    const phone = mere();
    const opened = await phone.drafts().openWithCode(made?.code ?? "", "2026-11-03");
    if (opened.is === "opened") phone.jar.take(opened.cookies);
    expect(await phone.answers()).toEqual({ name: "Tahi" });
  });

  test("is not lost by a double press, nor by two windows", async () => {
    const visitor = mere();
    await visitor.type({ name: "Tahi" });
    const draft = await visitor.draft();
    await Promise.all([1, 2, 3].map(() => visitor.drafts().setAside(draft)));
    expect(await asideOf(visitor)).toHaveLength(1);
    const [aside] = await asideOf(visitor);
    await Promise.all([1, 2, 3].map(() => visitor.drafts().bringBack(aside?.id ?? "")));
    expect(await visitor.answers()).toEqual({ name: "Tahi" });
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });

  test("is not taken from its place by others: when all are taken nothing moves", async () => {
    const names = Array.from({ length: 7 }, (_, at) => `${at}`);
    const visitor = await withAside(mere(), ...names);
    await visitor.type({ name: "last" });
    expect(await visitor.drafts().setAside(await visitor.draft())).toBe("full");
    const [, , third] = await asideOf(visitor);
    expect(await visitor.drafts().bringBack(third?.id ?? "")).toBe(true);
    expect(await visitor.answers()).toEqual({ name: "4" });
    expect(await asideOf(visitor)).toHaveLength(7);
    expect(await draftRows(base.db)).toEqual({ drafts: 8, holders: 8 });
  });

  test("may be what somebody else typed before this person logged in", async () => {
    const visitor = mere();
    await visitor.type({ name: "Secret" });
    const found = await visitor.logIn("ben").open();
    if (found.is !== "none" || !found.typedBefore) throw new Error("Nothing was offered");
    expect(await visitor.drafts().setAside(found.typedBefore)).toBe("done");
    await visitor.type({ name: "Ben" });
    expect(await visitor.open()).toMatchObject({ typedBefore: undefined });
    const [aside] = await asideOf(visitor);
    expect(await visitor.drafts().bringBack(aside?.id ?? "")).toBe(true);
    expect(await visitor.open()).toMatchObject({
      draft: { content: { answers: { name: "Ben" } } },
      typedBefore: { content: { answers: { name: "Secret" } } },
    });
  });

  test("stays where it is when the database does not answer", async () => {
    const visitor = mere();
    await visitor.type({ name: "Tahi" });
    const draft = await visitor.draft();
    const broken = () => visitor.drafts({ db: brokenDatabase });
    expect(await broken().setAside(draft)).toBe("unavailable");
    expect(await broken().bringBack(draft.id)).toBe(false);
    expect(await broken().inBrowser()).toBeUndefined();
    expect(await visitor.answers()).toEqual({ name: "Tahi" });
  });
});
