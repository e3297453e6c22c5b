import { beforeEach, describe, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database.ts";
import { DraftVisitor, draftRows, people, start } from "../../../tests/support/drafts.ts";
import { deletePerson } from "../retention.ts";

const base = databaseForTests();
const minute = 60_000;
const visitor = () => new DraftVisitor(() => base.db);

beforeEach(async () => {
  await base.db.batch(["delete from drafts", "delete from people"].map((sql) => base.db.prepare(sql)));
  await people(base.db, "aroha", "ben");
});

/** Says that what was typed in this browser is theirs. */
async function takeAlong(person: DraftVisitor): Promise<void> {
  const found = await person.open();
  if (!("typedBefore" in found) || !found.typedBefore) throw new Error("Nothing was offered");
  expect(await person.drafts().takeOver(found.typedBefore)).toBe(true);
}

describe("logging in midway takes the typed form along only if that is wanted [birth/drafts/taken-along]", () => {
  test("until then it is the browser's, and the person has none", async () => {
    const aroha = visitor();
    await aroha.type({ a: "b" });
    expect(await aroha.logIn("aroha").open()).toMatchObject({
      is: "none",
      typedBefore: { content: { answers: { a: "b" } } },
    });
    expect((await visitor().logIn("aroha").open()).is).toBe("none");
    expect(await aroha.logOut().answers()).toEqual({ a: "b" });
  });

  test("what they type themselves leaves it as it was", async () => {
    const ben = visitor();
    await ben.type({ a: "b" });
    await ben.logIn("ben").type({ c: "d" });
    expect(await ben.answers()).toEqual({ c: "d" });
    expect(await ben.logOut().answers()).toEqual({ a: "b" });
  });

  test("it is the person's from then on, and the browser's no more", async () => {
    const aroha = visitor();
    await aroha.type({ a: "b" });
    await takeAlong(aroha.logIn("aroha"));
    expect(await aroha.answers()).toEqual({ a: "b" });
    expect(await visitor().logIn("aroha").answers()).toEqual({ a: "b" });
    expect((await aroha.logOut().open()).is).toBe("none");
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });

  test("it stays when the hour of the browser is over", async () => {
    const aroha = visitor();
    await aroha.type({ a: "b" });
    await takeAlong(aroha.logIn("aroha"));
    aroha.now = start + 24 * 60 * minute;
    expect(await aroha.answers()).toEqual({ a: "b" });
  });

  test("in place of one in which nothing was typed, or nothing is to be typed any more", async () => {
    for (const [id, options] of [
      ["aroha", {}],
      ["ben", { closesIn: 15 * minute }],
    ] as const) {
      await visitor().logIn(id).type({});
      if (id === "ben") await visitor().logIn(id).type({ reference: "1" }, options);
      const person = visitor();
      await person.type({ a: "b" });
      await takeAlong(person.logIn(id));
      expect(await person.open()).toMatchObject({ draft: { content: { answers: { a: "b" } } } });
    }
    expect(await draftRows(base.db)).toEqual({ drafts: 2, holders: 2 });
  });

  test("a draft with answers of their own is opened, and what was typed before is offered", async () => {
    await visitor().logIn("aroha").type({ own: "1" });
    const aroha = visitor();
    await aroha.type({ before: "2" });
    const found = await aroha.logIn("aroha").open();
    expect(found).toMatchObject({
      draft: { content: { answers: { own: "1" } } },
      typedBefore: { content: { answers: { before: "2" } } },
    });
    if (found.is !== "draft" || !found.typedBefore) throw new Error("Nothing was offered");
    expect(await aroha.drafts().takeOver(found.typedBefore)).toBe(true);
    expect(await aroha.open()).toMatchObject({
      draft: { content: { answers: { before: "2" } } },
      typedBefore: undefined,
    });
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });

  test("where a service has no log-in it stays the browser's, and is opened as before", async () => {
    const aroha = visitor();
    await aroha.type({ a: "b" });
    const found = await aroha.logIn("aroha").open(aroha.drafts({ hasLogin: false }));
    expect(found).toMatchObject({ draft: { content: { answers: { a: "b" } } }, typedBefore: undefined });
    expect(await aroha.logOut().answers()).toEqual({ a: "b" });
  });

  test("two presses at once take it once", async () => {
    const aroha = visitor();
    await aroha.type({ a: "b" });
    const found = await aroha.logIn("aroha").open();
    const typed = "typedBefore" in found ? found.typedBefore : undefined;
    if (!typed) throw new Error("Nothing was offered");
    await Promise.all([1, 2, 3].map(() => aroha.drafts().takeOver(typed)));
    expect(await aroha.answers()).toEqual({ a: "b" });
    expect(await draftRows(base.db)).toEqual({ drafts: 1, holders: 1 });
  });
});

describe("The first time in a session", () => {
  test("is told once, and not of what was begun or taken along in it", async () => {
    const aroha = visitor().logIn("aroha");
    await aroha.type({ a: "b" });
    expect(await aroha.open()).toMatchObject({ isFirstInSession: false });
    aroha.now += 60 * minute;
    aroha.logIn("aroha");
    aroha.now += 1000;
    expect(await aroha.open()).toMatchObject({ isFirstInSession: true });
    expect(await aroha.open()).toMatchObject({ isFirstInSession: false });
  });

  test("is nothing to a visitor without a log-in", async () => {
    const mere = visitor();
    await mere.type({ a: "b" });
    mere.now += 30 * minute;
    expect(await mere.open()).toMatchObject({ isFirstInSession: false });
  });
});

describe("Letting go", () => {
  test("of what was typed in this browser deletes it; what a code or somebody else opens stays theirs", async () => {
    await visitor().logIn("aroha").type({ own: "1" });
    const [aroha, mere] = [visitor(), visitor()];
    await mere.type({ a: "b" });
    const made = await mere.drafts().makeCode(await mere.draft(), "2026-11-03");
    await aroha.logIn("aroha").drafts().open();
    const opened = await aroha.drafts().openWithCode(made?.code ?? "", "2026-11-03");
    if (opened.is === "opened") aroha.jar.take(opened.cookies);
    const found = await aroha.open();
    if (found.is !== "draft" || !found.typedBefore) throw new Error("Nothing was offered");
    expect(await aroha.drafts().revoke(found.typedBefore)).toBe(true);
    expect(await aroha.open()).toMatchObject({ typedBefore: undefined });
    expect(await mere.answers()).toEqual({ a: "b" });
    await mere.drafts().revoke(await mere.draft());
    expect((await mere.open()).is).toBe("none");
    expect((await draftRows(base.db)).drafts).toBe(2);
  });
});

describe("What two people hold", () => {
  const shared = async () => {
    const [aroha, ben] = [visitor().logIn("aroha"), visitor().logIn("ben")];
    await aroha.type({ a: "b" });
    const made = await aroha.drafts().makeCode(await aroha.draft(), "2026-11-03");
    await ben.drafts().openWithCode(made?.code ?? "", "2026-11-03");
    return { aroha, ben };
  };

  test("is one draft with one version", async () => {
    const { aroha, ben } = await shared();
    await ben.type({ c: "d" });
    expect(await aroha.draft()).toMatchObject({ version: 2, content: { answers: { a: "b", c: "d" } } });
  });

  test.each(["removed", "deleted with everything about them"])(
    "stays the other's when it is %s by one",
    async (how) => {
      const { aroha, ben } = await shared();
      if (how === "removed") await aroha.drafts().remove(await aroha.draft());
      else await deletePerson(base.db, "aroha");
      expect(await ben.answers()).toEqual({ a: "b" });
      expect((await aroha.open()).is).toBe("none");
    },
  );
});
