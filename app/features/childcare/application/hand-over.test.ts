import { beforeEach, describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import { documentsOf, ownerSecretText, sweepDocuments } from "#app/server/documents/index.ts";
import { agencyAt } from "#app/server/neighbours/agency/index.ts";
import { newRawKey } from "#workers/aes-gcm.ts";
import { agency as standIn } from "#workers/stand-ins/agency/index.ts";
import { allReceived } from "#workers/stand-ins/agency/received.ts";
import { answerAs } from "#workers/stand-ins/faults.ts";
import { BucketForTests } from "../../../../tests/support/bucket.ts";
import { databaseForTests } from "../../../../tests/support/database.ts";
import { people } from "../../../../tests/support/drafts.ts";
import { fileLimits } from "../parent/uploads/file-limits.ts";
import { resendHandOvers } from "./acknowledge.ts";
import { insertApplicationStatement } from "./application-row.ts";
import { lapseApplications } from "./daily-job.ts";
import { type HandOver, insertHandOverStatement, readHandOver, sendHandOver } from "./hand-over.ts";
import { isSameMailbox } from "./mailbox.ts";

const base = databaseForTests();
const seal = new Seal("0123456789abcdef0123456789abcdef");
const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 1);
const deadline = () => ({ deadline: 33_000, probe: true });
const receive = (request: Request) =>
  standIn.request(new Request(request.url.replace("https://agency", "http://stand-in"), request));

type Answering = (request: Request) => Response | Promise<Response>;
const agencyThat = (answering: Answering) => () =>
  agencyAt(
    { fetcher: { fetch: async (r: Request) => answering(r) }, base: "https://agency", pause: 0 },
    deadline,
  );

const page = () => new Response("<h1>Back soon</h1>", { headers: { "content-type": "text/html" } });
const nonsense = () => Response.json(["kei hea", 42, null]);

/** Of one family, with a document. */
async function ready(bucket: BucketForTests, id: string): Promise<HandOver> {
  const { db } = base;
  await insertApplicationStatement(db, { id, personId: "aroha", draftId: `draft of ${id}` }, now).run();
  const secret = newRawKey();
  const documents = documentsOf({
    db,
    bucket: bucket.bucket,
    now,
    applicationId: id,
    secret,
    limits: fileLimits,
  });
  async function* data() {
    yield new TextEncoder().encode("%PDF-1.7 payslip");
  }
  const kept = await documents.keep({ filename: "payslip.pdf", data: data() }, { label: "wages" });
  if (kept.is !== "kept") throw new Error(kept.is);
  const { storageKey, size } = kept.document;
  return {
    applicationId: id,
    key: `key of ${id}`,
    application: { id },
    files: [
      { key: "uploads.wages", filename: "payslip.pdf", mediaType: "application/pdf", size, storageKey },
    ],
    secret: ownerSecretText(secret),
    contact: { address: "mere@example.org", language: "en", name: "Mere" },
    copy: { saved: {}, forms: [] },
  };
}

/** As a parent does: pressed until it is sent, or we are not sure. */
async function press(bucket: BucketForTests, handOver: HandOver, agency: ReturnType<typeof agencyThat>) {
  const { db } = base;
  for (;;) {
    const outcome = await sendHandOver({ db, bucket: bucket.bucket, agency: agency(), now }, handOver);
    if (outcome.is !== "received" && outcome.is !== "unclear") continue;
    await db
      .prepare("update childcare_applications set status = 'SUBMITTED' where id = ?")
      .bind(handOver.applicationId)
      .run();
    await (await insertHandOverStatement(db, seal, handOver, outcome, now)).run();
    return;
  }
}

const own = (id: string) =>
  allReceived().filter(({ application }) => (application as { id: string }).id === id);

beforeEach(async () => {
  const { db } = base;
  const tables = ["people", "drafts", "mails_to_send", "documents", "childcare_applications"];
  await db.batch(tables.map((table) => db.prepare(`delete from ${table}`)));
  await people(db, "aroha");
});

describe("What was sent stays until the agency has acknowledged it [childcare/handover/acknowledged]", () => {
  test.each([
    ["a maintenance page", page],
    ["nonsense", nonsense],
  ])("%s with status 200: kept, sent again under the same key, then told", async (_, answering) => {
    const bucket = new BucketForTests();
    const id = crypto.randomUUID();
    await press(bucket, await ready(bucket, id), agencyThat(answering));
    expect(await readHandOver(base.db, seal, id)).toMatchObject({
      acknowledgedAt: null,
      handOver: { files: [{}] },
    });
    expect(own(id)).toEqual([]);
    const job = (later: number, agency: ReturnType<typeof agencyThat>) =>
      resendHandOvers({
        db: base.db,
        bucket: bucket.bucket,
        seal,
        agency,
        now: now + later,
        reference: "test",
      });
    expect(await job(day, agencyThat(answering))).toBe(0);
    await lapseApplications(base.db, seal, now + 40 * day, "test");
    expect(await job(41 * day, agencyThat(receive))).toBe(1);
    expect(await readHandOver(base.db, seal, id)).toMatchObject({
      acknowledgedAt: now + 41 * day,
      reference: own(id)[0]?.reference,
    });
    expect(own(id)).toMatchObject([{ key: `key of ${id}`, documents: [{ filename: "payslip.pdf" }] }]);
    const mails = "select count(*) as n from mails_to_send";
    expect(await base.db.prepare(mails).first("n")).toBe(1);
    expect(await job(42 * day, agencyThat(receive))).toBe(0);
    expect(await base.db.prepare(mails).first("n")).toBe(1);
  });

  test("seven days after that, answers, documents and files are gone [childcare/handover/kept]", async () => {
    const bucket = new BucketForTests();
    const id = crypto.randomUUID();
    await press(bucket, await ready(bucket, id), agencyThat(receive));
    const at = async (days: number) => {
      await lapseApplications(base.db, seal, now + days * day, "test");
      await sweepDocuments(base.db, bucket.bucket, now + (days + 400) * day);
      return [(await readHandOver(base.db, seal, id))?.handOver !== undefined, bucket.objects.size];
    };
    expect(await at(6.9)).toEqual([true, 1]);
    expect(await at(7)).toEqual([false, 0]);
    expect((await readHandOver(base.db, seal, id))?.reference).toBe(own(id)[0]?.reference);
  });
});

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `npm run chaos:applications` sends a thousand. */
const applications = Number(process.env.APPLICATIONS ?? 100);
const faultRate = 0.05;
const faults = ["nonsense", "maintenance", "lost", "down", "gone", "twice"] as const;

/** As the job does, day after day, until nothing waits any more. */
async function sendUntilAcknowledged(bucket: BucketForTests, agency: ReturnType<typeof agencyThat>) {
  const resending = { db: base.db, bucket: bucket.bucket, seal, agency, now, reference: "test" };
  const waiting = "select count(*) as n from childcare_hand_overs where acknowledged_at is null";
  for (let run = 0; run < 20 && (await base.db.prepare(waiting).first("n")) !== 0; run++)
    await resendHandOvers(resending);
  return base.db.prepare(waiting).first("n");
}

/** The family's own mailbox, as somebody writes it who wants to answer for a kindergarten. */
function disguised(random: () => number, at: number): string {
  const name = `mere.${at}`;
  const written = [name, name.toUpperCase(), `${name}+kindy`, name.replaceAll(".", "")];
  const domain = ["gmail.com", "googlemail.com", "Gmail.com"][Math.floor(random() * 3)];
  return `${written[Math.floor(random() * written.length)]}@${domain}`;
}

test("many applications, one answer in twenty at fault: none lost, none twice, none answered by its own family [childcare/handover/once] [childcare/supervisor/not-the-family]", async () => {
  const random = seeded(Number(process.env.SEED ?? 20_261_124));
  const met: Record<string, number> = {};
  const agency = agencyThat((request) => {
    const isFaulty = random() < faultRate;
    const fault = isFaulty ? faults[Math.floor(random() * faults.length)] : undefined;
    met[fault ?? "ok"] = (met[fault ?? "ok"] ?? 0) + 1;
    return answerAs(fault ?? "ok", "agency", request, async (each) => receive(each));
  });
  const keys = new Set<string>();
  let taken = 0;
  for (let at = 0; at < applications; at++) {
    const bucket = new BucketForTests();
    await press(bucket, await ready(bucket, `r${at}`), agency);
    expect(await sendUntilAcknowledged(bucket, agency)).toBe(0);
    // The stand-in keeps the newest 500.
    expect(own(`r${at}`)).toHaveLength(1);
    for (const { key } of own(`r${at}`)) keys.add(key);
    if (!isSameMailbox(disguised(random, at), `mere.${at}@gmail.com`)) taken += 1;
  }
  expect([keys.size, taken]).toEqual([applications, 0]);
  if (process.env.APPLICATIONS) console.log(JSON.stringify({ applications, once: keys.size, taken, met }));
}, 600_000);
