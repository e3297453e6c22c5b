import { orUndo, wasUndone } from "#app/server/all-or-nothing.ts";
import { mediaTypes, type StoredDocument } from "#app/server/documents/index.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { MultipartFile } from "#app/server/neighbours/agency/index.ts";
import type { Visit } from "#app/server/visit.ts";
import { filesOf } from "#app/wizard/documents/document-service.ts";
import { statusStatement } from "../../application/application-row.ts";
import { queueMailsStatement, toParent } from "../../application/queue-mails.ts";
import { applicationJson } from "../payload/application-json.ts";
import { supervisorSections } from "../payload/supervisor-sections.ts";
import { contactOf } from "../supervisors/services-to-ask.ts";
import type { UploadsState } from "./uploads-state.ts";

/**
 * Once, whatever is pressed or lost: the key is the application's own, and what was sent before is only recorded. Its answers
 * and documents are deleted when the agency has them.
 */
export async function sendApplication(visit: Visit, ready: UploadsState): Promise<"sent" | "failed"> {
  const {
    neighbours: { agency },
    site: { seal },
    request: { reference },
    account,
    afterwards,
  } = visit;
  const { row, documents, stored = [], draft, state } = ready;
  // By the oldest secret: it stays the same when a newer one is added.
  const key = (await seal.signedBefore("agency", row.id)).at(-1) ?? (await seal.sign("agency", row.id));
  const application = await applicationToSend(visit, ready).catch((error) =>
    logFailure(error, visit.request),
  );
  if (!application) return "failed";
  const outcome = await agency.submit(application, filesToSend(ready), key);
  logEvent("childcare-sent", { reference, code: outcome.is });
  if (outcome.is !== "received") return "failed";
  try {
    await withTimeout(account.db.batch(await statements(visit, ready)));
    visit.neighbours.mailWritten();
  } catch (error) {
    if (!wasUndone(error)) {
      logFailure(error, visit.request);
      return "failed";
    }
  }
  await state.drafts.remove(draft);
  afterwards(documents.deleteFiles(stored));
  return "sent";
}

async function applicationToSend(visit: Visit, { row, state: { saved, progress } }: UploadsState) {
  const sections = await supervisorSections(visit, row.id, saved, progress.answers);
  return applicationJson(progress.answers, saved.derived, sections);
}

/** That the agency has it, with the mail that says so: undone where it was recorded before. */
async function statements(visit: Visit, { row, state }: UploadsState): Promise<D1PreparedStatement[]> {
  const { db, now, person } = visit.account;
  const mail = toParent(contactOf(state.progress.answers, visit), { what: "submitted" });
  return [
    statusStatement(db, row.id, "send-to-agency", now),
    orUndo(db),
    await queueMailsStatement(db, visit.site.seal, person?.id ?? "", [mail], now),
  ];
}

/** Under the keys of the specification; children's in their order. */
function filesToSend({ requested, stored = [], documents }: UploadsState): MultipartFile[] {
  const sent = (key: string, document: StoredDocument): MultipartFile => ({
    key,
    filename: document.name,
    mediaType: mediaTypes[document.kind],
    size: document.size,
    content: () => documents.open(document),
  });
  return requested.flatMap((one) => filesOf(one, stored).map((document) => sent(one.key, document)));
}
