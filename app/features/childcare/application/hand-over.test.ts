import { beforeEach, describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import { documentsOf, ownerSecretText, sweepDocuments } from "#app/server/documents/index.ts";
import { agencyAt } from "#app/server/neighbours/agency/index.ts";
import { newRawKey } from "#workers/aes-gcm.ts";
import { agency as standIn } from "#workers/stand-ins/agency/index.ts";
import { allReceived } from "#workers/stand-ins/agency/received.ts";
import { BucketForTests } from "../../../../tests/support/bucket.ts";
import { databaseForTests } from "../../../../tests/support/database.ts";
import { people } from "../../../../tests/support/drafts.ts";
import { fileLimits } from "../parent/uploads/file-limits.ts";
import { resendHandOvers } from "./acknowledge.ts";
import { insertApplicationStatement } from "./application-row.ts";
import { lapseApplications } from "./daily-job.ts";
import { type HandOver, insertHandOverStatement, readHandOver, sendHandOver } from "./hand-over.ts";

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
const lost: Answering = async (request) => {
  await receive(request);
  throw new Error("lost");
};
const down: Answering = () => Promise.reject(new Error("down"));

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

/** `APPLICATIONS=1000` takes a minute. */
const applications = Number(process.env.APPLICATIONS ?? 200);

test("many applications, one answer in twenty at fault: none lost, none twice [childcare/handover/once]", async () => {
  const random = seeded(Number(process.env.SEED ?? 20_261_124));
  const faults: readonly Answering[] = [page, nonsense, lost, down];
  const twice: Answering = async (request) => {
    const copy = request.clone() as Request;
    await receive(request);
    return receive(copy);
  };
  const agency = agencyThat((request) => {
    if (random() >= 0.05) return receive(request);
    return ([...faults, twice][Math.floor(random() * 5)] ?? page)(request);
  });
  const counts = new Map<string, number>();
  const count = () => {
    for (const { key } of allReceived()) if (key.startsWith("key of r")) counts.set(key, 1);
  };
  for (let at = 0; at < applications; at++) {
    const bucket = new BucketForTests();
    await press(bucket, await ready(bucket, `r${at}`), agency);
    for (let run = 0; run < 20; run++)
      if (
        (await resendHandOvers({
          db: base.db,
          bucket: bucket.bucket,
          seal,
          agency,
          now,
          reference: "test",
        })) > 0
      )
        break;
      else if (
        !(await base.db.prepare("select 1 from childcare_hand_overs where acknowledged_at is null").first())
      )
        break;
    expect(own(`r${at}`)).toHaveLength(1);
    count();
  }
  expect(counts.size).toBe(applications);
  const open = "select count(*) as n from childcare_hand_overs where acknowledged_at is null";
  expect(await base.db.prepare(open).first("n")).toBe(0);
}, 120_000);
