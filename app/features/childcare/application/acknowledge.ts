import { orUndo, wasUndone } from "#app/server/all-or-nothing.ts";
import type { Seal } from "#app/server/crypto/seal.ts";
import type { Bucket } from "#app/server/documents/index.ts";
import { logFailure } from "#app/server/log.ts";
import { logErrorEvent, logEvent } from "#app/server/log-event.ts";
import type { Agency } from "#app/server/neighbours/agency/index.ts";
import { type HandOver, handOverAge, readHandOver, sendHandOver } from "./hand-over.ts";
import { queueMailsStatement, toParent } from "./queue-mails.ts";
import { referenceOf } from "./reference.ts";

/** In one run of the job. */
const mostAtOnce = 20;

export interface Resending {
  readonly db: D1Database;
  readonly bucket: Bucket;
  readonly seal: Seal;
  /** A new one for each sending: its time begins when it is made. */
  readonly agency: () => Agency;
  readonly now: number;
  /** Of the request or job, for the log. */
  readonly reference: string;
}

/** Sends again what the agency has not acknowledged. @returns how many it has acknowledged now */
export async function resendHandOvers(resending: Resending): Promise<number> {
  const { results } = await resending.db
    .prepare(
      `select application_id from childcare_hand_overs where acknowledged_at is null
       order by tried_at limit ?`,
    )
    .bind(mostAtOnce)
    .all<{ application_id: string }>();
  let acknowledged = 0;
  for (const { application_id } of results)
    if (await resend(resending, application_id).catch(logFailure)) acknowledged++;
  return acknowledged;
}

/** @returns whether the agency has it. @throws when the database does not answer */
export async function resend(resending: Resending, applicationId: string): Promise<boolean> {
  const { db, seal, now, reference } = resending;
  const state = await readHandOver(db, seal, applicationId);
  if (!state) return false;
  if (state.acknowledgedAt !== null) return true;
  if (!state.handOver) throw new Error("What was sent to the agency cannot be opened.");
  const outcome = await sendHandOver({ ...resending, agency: resending.agency() }, state.handOver);
  if (outcome.is !== "received") {
    logErrorEvent("childcare-unacknowledged", { reference, code: outcome.is });
    await db
      .prepare("update childcare_hand_overs set tried_at = ?2 where application_id = ?1")
      .bind(applicationId, now)
      .run();
    return false;
  }
  logEvent("childcare-sent", { reference, code: "received-later" });
  await record(resending, state.handOver, outcome.reference);
  return true;
}

/** Once, whoever asks at the same time. */
async function record({ db, seal, now }: Resending, handOver: HandOver, reference: string | undefined) {
  const { applicationId } = handOver;
  const person = await db
    .prepare("select person_id from childcare_applications where id = ?")
    .bind(applicationId)
    .first<string>("person_id");
  const mail = await submittedMail(handOver);
  try {
    await db.batch([
      db
        .prepare(
          `update childcare_hand_overs set acknowledged_at = ?2, tried_at = ?2, reference = ?3
           where application_id = ?1 and acknowledged_at is null`,
        )
        .bind(applicationId, now, reference ?? null),
      orUndo(db),
      await queueMailsStatement(db, seal, person ?? "", [mail], now),
    ]);
  } catch (error) {
    if (!wasUndone(error)) throw error;
  }
}

export const submittedMail = async ({
  applicationId,
  contact,
}: Pick<HandOver, "applicationId" | "contact">) =>
  toParent(contact, { what: "submitted", reference: await referenceOf(applicationId) });

/** Copies and documents that are old enough: files without a row are swept. */
export const endHandOversStatements = (db: D1Database, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `delete from documents where application_id in (
         select application_id from childcare_hand_overs where acknowledged_at <= ?)`,
    )
    .bind(now - handOverAge),
  db
    .prepare("update childcare_hand_overs set sealed = '' where acknowledged_at <= ? and sealed <> ''")
    .bind(now - handOverAge),
];
