import { beforeEach, describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import { databaseForTests } from "../../../../tests/support/database.ts";
import { people } from "../../../../tests/support/drafts.ts";
import { insertApplicationStatement, latestApplication, statusStatement } from "./application-row.ts";
import { contactStatement } from "./contact.ts";
import { lapseApplications } from "./daily-job.ts";
import { answerStatement } from "./section-row.ts";

const base = databaseForTests();
const seal = new Seal("0123456789abcdef0123456789abcdef");
const day = 24 * 60 * 60 * 1000;
const saved = Date.UTC(2026, 10, 1);
const run = (days: number) => lapseApplications(base.db, seal, saved + days * day, "test");
const status = async () => (await latestApplication(base.db, "aroha"))?.status;
const mails = async () => (await base.db.prepare("select address, facts from mails_to_send").all()).results;

beforeEach(async () => {
  const { db } = base;
  await db.batch(["people", "drafts", "mails_to_send"].map((table) => db.prepare(`delete from ${table}`)));
  await people(db, "aroha");
  await db.prepare("insert into drafts values ('d', 'childcare', 1, 1, '', ?, null)").bind(saved).run();
  await insertApplicationStatement(db, { id: "a", personId: "aroha", draftId: "d" }, saved).run();
  await (
    await contactStatement(db, seal, "a", { address: "mere@example.org", language: "en", name: "Mere" })
  ).run();
});

describe("A draft lapses after 30 days [childcare/wizard/saved]", () => {
  test("a mail says so five days before, once, and the database does not tell what it says", async () => {
    expect(await run(24.9)).toEqual({ lapsed: 0, warned: 0 });
    expect(await run(25)).toEqual({ lapsed: 0, warned: 1 });
    expect(await run(26)).toEqual({ lapsed: 0, warned: 0 });
    expect(await mails()).toHaveLength(1);
    expect(JSON.stringify(await mails())).not.toMatch(/Mere|December/);
  });

  test("a save gives it 30 days more, and another mail", async () => {
    await run(25);
    await base.db
      .prepare("update drafts set changed_at = ?")
      .bind(saved + 27 * day)
      .run();
    expect(await run(31)).toEqual({ lapsed: 0, warned: 0 });
    expect(await run(52)).toEqual({ lapsed: 0, warned: 1 });
  });

  test("it says that it lapsed, without an address, when its draft is gone, for 30 days", async () => {
    expect((await run(30)).lapsed).toBe(1);
    await base.db.prepare("delete from drafts").run();
    expect(await status()).toBe("LAPSED");
    const row = await base.db.prepare("select contact from childcare_applications").first();
    expect(row).toEqual({ contact: "" });
    await run(59);
    expect(await status()).toBe("LAPSED");
    await run(60);
    expect(await status()).toBeUndefined();
  });
});

describe("What is done for an application moves the day on which it lapses [childcare/wizard/lapse-moves]", () => {
  const draftChangedAt = () => base.db.prepare("select changed_at from drafts").first("changed_at");
  const later = saved + 29.5 * day;

  test("an answer of a service, while others have none", async () => {
    const { db } = base;
    await db
      .prepare(
        `insert into childcare_sections (application_id, provider_id, draft_id, round, status, facts_digest, token_hash, wrapped,
           expires_at, code_wrapped, mailed_to, sent_at) values ('a', '5001', 's', 1, 'DRAFT', '', 'h', '', ?1, '', '', 1)`,
      )
      .bind(saved + 40 * day)
      .run();
    const answer = { status: "APPROVED", reason: null, now: later } as const;
    await answerStatement(db, { applicationId: "a", providerId: "5001" }, "h", answer).run();
    expect(await draftChangedAt()).toBe(later);
    expect(await run(30)).toEqual({ lapsed: 0, warned: 0 });
    expect((await run(59.5)).lapsed).toBe(1);
  });

  test("a document that is added", async () => {
    await base.db
      .prepare("insert into documents values ('1', 'a', 'k', '', 1, 'waiting', ?)")
      .bind(later)
      .run();
    expect(await draftChangedAt()).toBe(later);
  });

  test("sending it, and taking it back; a lapse does not", async () => {
    await statusStatement(base.db, "a", "send-to-supervisors", later).run();
    expect(await draftChangedAt()).toBe(later);
    await statusStatement(base.db, "a", "take-back", later + 1).run();
    expect(await draftChangedAt()).toBe(later + 1);
    await statusStatement(base.db, "a", "lapse", later + 2).run();
    expect(await draftChangedAt()).toBe(later + 1);
  });
});
