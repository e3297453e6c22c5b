import { dayInNewZealand } from "#app/nz/date.ts";
import { orUndo, wasUndone } from "#app/server/all-or-nothing.ts";
import { mediaTypes, ownerSecretText } from "#app/server/documents/index.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { AgencyOutcome } from "#app/server/neighbours/agency/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { filesOf } from "#app/wizard/documents/document-service.ts";
import { submittedMail } from "../../application/acknowledge.ts";
import { statusStatement } from "../../application/application-row.ts";
import {
  type HandedFile,
  type HandOver,
  insertHandOverStatement,
  sendHandOver,
} from "../../application/hand-over.ts";
import { readCountedDay } from "../../application/notice.ts";
import { queueMailsStatement } from "../../application/queue-mails.ts";
import { referenceOf } from "../../application/reference.ts";
import { applicationJson, type Json, type JsonObject } from "../payload/application-json.ts";
import { differencesIn, knownBy } from "../payload/known-by.ts";
import { supervisorSections } from "../payload/supervisor-sections.ts";
import { isAnsweredByFamily } from "../supervisors/family.ts";
import { childIdsOf, contactOf } from "../supervisors/services-to-ask.ts";
import { declared } from "./declared.ts";
import type { UploadsState } from "./uploads-state.ts";

/**
 * Once, whatever is pressed or lost: the key is the application's own, and what was sent before is only recorded. It stays,
 * sealed, until the agency has acknowledged it and for some days more: the daily job sends it again if need be.
 */
export async function sendApplication(visit: Visit, ready: UploadsState): Promise<"sent" | "failed"> {
  const {
    neighbours: { agency, bucket },
    request: { reference },
    account: { db, now },
  } = visit;
  if (isAnsweredByFamily(ready.state.progress.answers)) return "failed";
  const handOver = await handOverOf(visit, ready).catch((error) => logFailure(error, visit.request));
  if (!handOver) return "failed";
  const outcome = await sendHandOver({ db, bucket, agency, now }, handOver);
  logEvent("childcare-sent", { reference, code: outcome.is });
  if (outcome.is !== "received" && outcome.is !== "unclear") return "failed";
  try {
    await withTimeout(db.batch(await statements(visit, handOver, outcome)));
    visit.neighbours.mailWritten();
  } catch (error) {
    if (!wasUndone(error)) {
      logFailure(error, visit.request);
      return "failed";
    }
  }
  await ready.state.drafts.remove(ready.draft);
  return "sent";
}

async function handOverOf(visit: Visit, ready: UploadsState): Promise<HandOver> {
  const { row, draft, state } = ready;
  const { saved, progress } = state;
  const { seal } = visit.site;
  const childIds = await childIdsOf(row.id, progress.answers);
  const { sections, forms } = await supervisorSections(visit, row.id, saved, progress.answers);
  return {
    applicationId: row.id,
    // By the oldest secret: it stays the same when a newer one is added.
    key: (await seal.signedBefore("agency", row.id)).at(-1) ?? (await seal.sign("agency", row.id)),
    application: {
      ...applicationJson(progress.answers, saved.derived, { sections, childIds }),
      ...(await aboutSending(visit, row.id)),
      known_by: knownBy,
      differences: differencesIn(forms),
      documents: documentsIn(ready, childIds),
    },
    files: filesToSend(ready),
    secret: ownerSecretText(draft.key),
    contact: contactOf(progress.answers, visit),
    copy: { saved: { ...saved, sections: undefined }, forms },
  };
}

/** Our number, the language, the days, and what was declared. */
async function aboutSending(visit: Visit, applicationId: string): Promise<JsonObject> {
  const { db, now } = visit.account;
  const counted = await readCountedDay(db, applicationId);
  return {
    reference: await referenceOf(applicationId),
    language: visit.request.language,
    dates: { first_sent: counted?.day ?? null, declared: dayInNewZealand(new Date(now)) },
    declaration: { agreed: true, statements: [...declared] },
  };
}

/** One line for each file, in the order of the parts. */
const documentsIn = ({ requested, stored = [] }: UploadsState, childIds: readonly string[]): Json[] =>
  requested.flatMap((one) =>
    filesOf(one, stored).map(({ name, kind, size }) => ({
      key: one.key,
      filename: name,
      media_type: mediaTypes[kind],
      size,
      child_id: one.row === undefined ? null : (childIds[one.row] ?? null),
    })),
  );

/** Undone where it was recorded before. The mail goes when the agency has it. */
async function statements(
  visit: Visit,
  handOver: HandOver,
  outcome: AgencyOutcome,
): Promise<D1PreparedStatement[]> {
  const { db, now, person } = visit.account;
  const { seal } = visit.site;
  const mails = outcome.is === "received" ? [await submittedMail(handOver)] : [];
  return [
    statusStatement(db, handOver.applicationId, "send-to-agency", now),
    orUndo(db),
    await insertHandOverStatement(db, seal, handOver, outcome, now),
    await queueMailsStatement(db, seal, person?.id ?? "", mails, now),
  ];
}

/** Under the keys of the specification; children's in their order. */
const filesToSend = ({ requested, stored = [] }: UploadsState): HandedFile[] =>
  requested.flatMap((one) =>
    filesOf(one, stored).map(({ name, kind, size, storageKey }) => ({
      key: one.key,
      filename: name,
      mediaType: mediaTypes[kind],
      size,
      storageKey,
    })),
  );
