import { beforeEach, describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import type { RegistrationStage, StatusAnswer } from "#app/server/neighbours/registry/index.ts";
import { openFacts } from "#workers/mail/sealed-facts.ts";
import { databaseForTests } from "../../../../tests/support/database.ts";
import { endMails, statusMailAge, tellOfStatus, wantMails } from "./status-mails.ts";

const base = databaseForTests();
const seal = new Seal("1:a-secret-of-at-least-32-characters-for-tests");
const now = Date.UTC(2026, 10, 20);
const mail = {
  reference: "BCD123",
  birthDate: "2026-10-01",
  address: "mere@example.nz",
  language: "mi",
} as const;
const names: readonly RegistrationStage[] = ["received", "checking", "registered"];

let done = 1;
let answer: StatusAnswer["is"] = "found";
const status = async (): Promise<StatusAnswer> =>
  answer === "found"
    ? {
        is: "found",
        stages: names.map((stage, at) => ({ stage, at: at < done ? "2026-11-20T00:00:00Z" : undefined })),
        child: undefined,
        isSample: false,
      }
    : { is: answer };

const store = (at = now) => ({ db: base.db, seal, now: at });
const tell = (at = now) => tellOfStatus({ ...store(at), registry: () => ({ status }) });
const all = async (table: string) => (await base.db.prepare(`select * from ${table}`).all()).results;

beforeEach(async () => {
  done = 1;
  answer = "found";
  for (const table of ["mails_to_send", "birth_status_mails"])
    await base.db.prepare(`delete from ${table}`).run();
});

describe("A mail at each stage [registered/status/mails]", () => {
  test("one for each step that the registry has gone, none for the same twice; it ends with the last", async () => {
    await wantMails(store(), mail, 1);
    await tell();
    expect(await all("mails_to_send")).toEqual([]);
    done = 2;
    for (const _ of [1, 2]) await tell();
    expect(await all("mails_to_send")).toHaveLength(1);
    done = 3;
    await tell();
    const mails = await all("mails_to_send");
    expect([mails.length, await all("birth_status_mails")]).toEqual([2, []]);
    const [{ id, kind, language, facts } = {}] = mails;
    expect([kind, language]).toEqual(["birth", "mi"]);
    expect(await openFacts(seal, String(id), JSON.parse(String(facts)))).toEqual({ at: "status" });
  });

  test("a registry that does not answer ends nothing, one that knows it no more does", async () => {
    await wantMails(store(), mail, 1);
    answer = "no-connection";
    await tell();
    expect(await all("birth_status_mails")).toHaveLength(1);
    answer = "unknown";
    await tell();
    expect([await all("birth_status_mails"), await all("mails_to_send")]).toEqual([[], []]);
  });

  test("three addresses at most; who takes one out makes room; nothing after 90 days", async () => {
    const to = (address: string) => wantMails(store(), { ...mail, address }, 1);
    expect([
      await to("a@example.nz"),
      await to("b@example.nz"),
      await to("c@example.nz"),
      await to("d@example.nz"),
    ]).toEqual([true, true, true, false]);
    expect(await to("A@example.nz")).toBe(true);
    await endMails(store(), { ...mail, address: "b@example.nz" });
    expect(await to("d@example.nz")).toBe(true);
    done = 3;
    await tell(now + statusMailAge);
    expect(await all("mails_to_send")).toEqual([]);
  });

  test("what is stored tells nobody", async () => {
    await wantMails(store(), mail, 1);
    expect(JSON.stringify(await all("birth_status_mails"))).not.toMatch(/BCD123|2026-10-01|mere/);
  });
});
