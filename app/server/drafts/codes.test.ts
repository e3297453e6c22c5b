import { beforeEach, describe, expect, test, vi } from "vitest";
import { brokenDatabase, databaseForTests } from "../../../tests/support/database.ts";
import { DraftVisitor, people, start } from "../../../tests/support/drafts.ts";
import { Seal } from "../crypto/seal.ts";
import { noBirthDate } from "./codes.ts";
import { asidePlaces } from "./context.ts";

const base = databaseForTests();
const minute = 60_000;
const day = 24 * 60 * minute;
const born = "2026-11-03";
const visitor = () => new DraftVisitor(() => base.db);

beforeEach(async () => {
  await base.db.batch(["delete from drafts", "delete from people"].map((sql) => base.db.prepare(sql)));
  await people(base.db, "aroha", "ben");
});

/** Somebody who has typed something, and a code for it. */
async function withCode(mere = visitor()) {
  await mere.type({ a: "b" });
  const made = await mere.drafts().makeCode(await mere.draft(), born);
  if (!made) throw new Error("There is no code");
  return { mere, code: made.code };
}

async function openBy(other: DraftVisitor, typed: string, birthDate = born, isInPlace = false) {
  const opened = await other.drafts().openWithCode(typed, birthDate, { isInPlace });
  if (opened.is === "opened") other.jar.take(opened.cookies);
  return opened;
}

describe("A code opens the sealed draft on any device, together with the child's birth date", () => {
  test("the draft is then the same on both devices", async () => {
    const { mere, code } = await withCode();
    const other = visitor();
    expect(await openBy(other, code)).toMatchObject({ is: "opened", isClosed: false });
    await other.type({ c: "d" });
    expect(await mere.answers()).toEqual({ a: "b", c: "d" });
  });

  test("when the first browser's hour is over it still opens, for 30 days [birth/drafts/code]", async () => {
    const { mere, code } = await withCode();
    const later = visitor();
    later.now = start + 30 * day - 1;
    expect(await openBy(later, code)).toMatchObject({ is: "opened" });
    const tooLate = visitor();
    tooLate.now = start + 30 * day;
    expect(await openBy(tooLate, code)).toEqual({ is: "wrong" });
    mere.now = start + 61 * minute;
    expect((await mere.open()).is).toBe("none");
  });

  test("the code alone opens nothing, and what is wrong is not said", async () => {
    const { code } = await withCode();
    expect(await openBy(visitor(), code, "2026-11-04")).toEqual({ is: "wrong" });
    expect(await openBy(visitor(), "CCCC CCCC CCCC CCCC CCCC")).toEqual({ is: "wrong" });
    expect(await openBy(visitor(), "no code")).toEqual({ is: "wrong" });
  });

  test("neither code nor birth date stands in the database", async () => {
    const { code } = await withCode();
    const rows = JSON.stringify((await base.db.prepare("select * from draft_holders").all()).results);
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(born);
  });

  test("nine wrong birth dates lock it until its end, however slowly they come; who holds the draft unlocks it", async () => {
    const { mere, code } = await withCode();
    const guesses: string[] = [];
    for (let day = 10; day < 22; day++) {
      const stranger = visitor();
      stranger.now = start + (day - 10) * 2 * 60 * minute;
      guesses.push((await openBy(stranger, code, `2026-11-${day}`)).is);
    }
    expect(guesses.slice(0, 2)).toEqual(["wrong", "wrong"]);
    expect(guesses.slice(-2)).toEqual(["locked", "locked"]);
    const later = visitor();
    later.now = start + 20 * day;
    expect((await openBy(later, code)).is).toBe("locked");
    await mere.drafts().makeCode(await mere.draft(), born);
    expect((await openBy(visitor(), code)).is).toBe("opened");
  });

  test("somebody who is logged in has it from then on by their log-in", async () => {
    const { code } = await withCode();
    const ben = visitor().logIn("ben");
    await openBy(ben, code);
    expect(await visitor().logIn("ben").answers()).toEqual({ a: "b" });
  });

  test("a draft of their own stays, and the one of the code is offered", async () => {
    const { code } = await withCode();
    const ben = visitor().logIn("ben");
    await ben.type({ own: "1" });
    await openBy(ben, code);
    expect(await ben.open()).toMatchObject({
      draft: { content: { answers: { own: "1" } } },
      typedBefore: { content: { answers: { a: "b" } } },
    });
  });

  test("what was begun in this browser makes room only when that is wanted, and is not lost", async () => {
    const { code } = await withCode();
    const other = visitor();
    await other.type({ own: "1" });
    for (let time = 0; time < 5; time++) expect(await openBy(other, code)).toEqual({ is: "holds-another" });
    expect(await other.answers()).toEqual({ own: "1" });
    expect(await openBy(other, code, born, true)).toMatchObject({ is: "opened" });
    expect(await other.answers()).toEqual({ a: "b" });
    const [aside] = (await other.drafts().inBrowser())?.aside ?? [];
    expect(await other.drafts().bringBack(aside?.id ?? "")).toBe(true);
    expect(await other.answers()).toEqual({ own: "1" });
  });

  test("with as many forms in the browser as it keeps, none of them gives way", async () => {
    const { code } = await withCode();
    const other = visitor();
    for (let time = 1; time < asidePlaces; time++) {
      await other.type({ own: `${time}` });
      await other.drafts().setAside(await other.draft());
    }
    await other.type({ own: "last" });
    expect(await openBy(other, code, born, true)).toEqual({ is: "full" });
    expect(await other.answers()).toEqual({ own: "last" });
  });

  test("a receipt opens too, for its short time, beside what its reader has of their own", async () => {
    const { mere, code } = await withCode();
    await mere.type({ reference: "1" }, { closesIn: 15 * minute });
    const ben = visitor().logIn("ben");
    await ben.type({ own: "1" });
    ben.now = start + day;
    expect(await openBy(ben, code)).toMatchObject({ is: "opened", isClosed: true });
    expect(await ben.open()).toMatchObject({
      draft: { content: { answers: { own: "1" } } },
      typedBefore: undefined,
      closed: { content: { answers: { reference: "1" } } },
    });
    ben.now += 15 * minute;
    expect(await ben.open()).toMatchObject({ closed: undefined });
  });
});

describe("Making a code", () => {
  test("the same is given again for the same birth date, and holds 30 days anew", async () => {
    const { mere, code } = await withCode();
    mere.now = start + 50 * minute;
    expect(await mere.drafts().makeCode(await mere.draft(), born)).toEqual({
      code,
      birthDate: born,
      until: mere.now + 30 * day,
    });
    expect(await mere.drafts().codesOf(await mere.draft())).toHaveLength(1);
  });

  test("another birth date has another code; the first stays good", async () => {
    const { mere, code } = await withCode();
    mere.now += minute;
    const other = await mere.drafts().makeCode(await mere.draft(), "2026-11-05");
    expect(other?.code).not.toBe(code);
    expect((await mere.drafts().codesOf(await mere.draft())).map(({ birthDate }) => birthDate)).toEqual([
      "2026-11-05",
      born,
    ]);
    expect(await openBy(visitor(), code)).toMatchObject({ is: "opened" });
  });

  test("of a draft that is gone there is none", async () => {
    const { mere } = await withCode();
    const draft = await mere.draft();
    await mere.drafts().remove(draft);
    expect(await mere.drafts().makeCode(draft, born)).toBeUndefined();
  });
});

describe("Three wrong tries lock it for an hour", () => {
  const wrong = "2026-11-04";

  test("the third says until when; the right date does not open it before", async () => {
    const { code } = await withCode();
    const other = visitor();
    const until = start + 60 * minute;
    const tries = [];
    for (const date of [wrong, wrong, wrong, born]) tries.push(await openBy(other, code, date));
    expect(tries).toEqual([
      { is: "wrong" },
      { is: "wrong" },
      { is: "locked", until },
      { is: "locked", until },
    ]);
    other.now = until - 1;
    expect(await openBy(other, code)).toEqual({ is: "locked", until });
    other.now = until;
    expect(await openBy(other, code)).toMatchObject({ is: "opened" });
  });

  test("after the hour there are three again", async () => {
    const { code } = await withCode();
    const other = visitor();
    for (let time = 0; time < 3; time++) await openBy(other, code, wrong);
    other.now = start + 60 * minute;
    for (const is of ["wrong", "wrong", "locked"])
      expect(await openBy(other, code, wrong)).toMatchObject({ is });
  });

  test("a right one in between begins the count anew", async () => {
    const { code } = await withCode();
    for (const [date, is] of [
      [wrong, "wrong"],
      [wrong, "wrong"],
      [born, "opened"],
      [wrong, "wrong"],
      [wrong, "wrong"],
      [born, "opened"],
    ] as const)
      expect(await openBy(visitor(), code, date)).toMatchObject({ is });
  });

  test("of twenty at once three are tried, from however many browsers", async () => {
    const { code } = await withCode();
    const all = await Promise.all(Array.from({ length: 20 }, () => openBy(visitor(), code, wrong)));
    expect(all.filter(({ is }) => is === "wrong")).toHaveLength(2);
    expect(await openBy(visitor(), code)).toMatchObject({ is: "locked" });
  });

  test("who has the draft open is not locked out", async () => {
    const { mere, code } = await withCode();
    for (let time = 0; time < 3; time++) await openBy(visitor(), code, wrong);
    expect(await mere.answers()).toEqual({ a: "b" });
  });
});

test("the database is down: unavailable", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const { code } = await withCode();
  const opened = await visitor().drafts({ db: brokenDatabase }).openWithCode(code, born);
  expect(opened).toEqual({ is: "unavailable" });
  log.mockRestore();
});

describe("A code without a birth date shows what it opens, and nobody holds it then", () => {
  const made = async () => {
    const found = await visitor()
      .drafts()
      .beginWithCode({ answers: { a: "b" } }, noBirthDate);
    if (!found) throw new Error("There is no code");
    return found.code.code;
  };

  test("as often as it is asked, for 30 days, by whoever has it", async () => {
    const code = await made();
    const reader = visitor();
    for (const now of [start, start + day, start + 30 * day - 1]) {
      reader.now = now;
      const read = await reader.drafts().readByCode(code.toLowerCase());
      expect(read).toMatchObject({ is: "draft", draft: { content: { answers: { a: "b" } } } });
    }
    expect(await reader.open()).toMatchObject({ is: "none" });
    reader.now = start + 30 * day;
    expect(await reader.drafts().readByCode(code)).toEqual({ is: "none" });
  });

  test("not with the secret of another site, not of another form, and not a code that asks for a birth date", async () => {
    const code = await made();
    const secret = new Seal("another-secret-another-secret-another");
    expect(await visitor().drafts({ secret }).readByCode(code)).toEqual({ is: "none" });
    expect(await visitor().drafts({ form: "other" }).readByCode(code)).toEqual({ is: "none" });
    expect(
      await visitor()
        .drafts()
        .readByCode((await withCode()).code),
    ).toEqual({ is: "none" });
    expect(await visitor().drafts().readByCode("no code")).toEqual({ is: "none" });
    const broken = visitor().drafts({ db: brokenDatabase });
    expect(await broken.readByCode(code)).toEqual({ is: "unavailable" });
  });
});
