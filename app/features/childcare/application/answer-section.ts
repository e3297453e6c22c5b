import { orUndo } from "#app/server/all-or-nothing.ts";
import { draftsOf } from "#app/server/drafts/index.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { Visit } from "#app/server/visit.ts";
import type { SupervisorPayload } from "../supervisor/payload.ts";
import { allApprovedStatement, onlyIfStatement, statusStatement } from "./application-row.ts";
import { openContact } from "./contact.ts";
import { addressPurpose } from "./new-link.ts";
import type { OpenSection } from "./open-section.ts";
import {
  dayInBoth,
  firstNames,
  lapseAfter,
  type MailToQueue,
  queueMailsStatement,
  toParent,
} from "./queue-mails.ts";
import { referenceOf } from "./reference.ts";
import { type SectionForm, sectionDrafts } from "./section-form.ts";
import { answerStatement } from "./section-row.ts";

/** Form, status, mails and the end of the link are saved together or not at all. @param content saved with the answer */
export async function answerSection(
  visit: Visit,
  { target, row, tokenHash, draft }: OpenSection,
  content: SectionForm,
  payload: SupervisorPayload,
): Promise<"saved" | "changed-meanwhile" | "unavailable"> {
  const {
    account,
    site: { seal },
    request: { reference },
  } = visit;
  const { db, now } = account;
  const { applicationId } = target;
  const reason = payload.cannot_complete_form_reason;
  const status = payload.approved ? "APPROVED" : "REFUSED";
  const mails = await queueMailsStatement(
    db,
    seal,
    row.person_id,
    await mailsOf(visit, row, content, reason),
    now,
  );
  const saved = await draftsOf(visit, { ...sectionDrafts, opened: draft }).save(
    { ...content, sent: payload },
    draft,
    {
      also: () => [
        onlyIfStatement(db, applicationId, "answer-as-supervisor"),
        orUndo(db),
        answerStatement(db, target, tokenHash, { status, reason, now }),
        orUndo(db),
        ...(payload.approved
          ? [allApprovedStatement(db, applicationId, now)]
          : [statusStatement(db, applicationId, "refused", now), orUndo(db)]),
        mails,
      ],
    },
  );
  if (saved.is !== "saved") return saved.is;
  logEvent("childcare-section", { reference, code: reason ?? status });
  visit.neighbours.mailWritten();
  return "saved";
}

async function mailsOf(
  { site: { seal }, request: { language }, account: { now } }: Visit,
  row: OpenSection["row"],
  { service, children }: SectionForm,
  reason: SupervisorPayload["cannot_complete_form_reason"],
): Promise<MailToQueue[]> {
  const contact = await openContact(seal, row.contact);
  const address = await seal.open(addressPurpose, row.mailed_to, 0);
  const about = {
    service: service.provider_name,
    reference: await referenceOf(row.application_id),
    children: firstNames(children),
  };
  const answered = {
    what: "answered",
    ...about,
    lapses: dayInBoth(now + lapseAfter),
    applicationId: row.application_id,
    outcome: reason ?? "approved",
  } as const;
  return [
    ...(contact ? [toParent(contact, answered)] : []),
    ...(typeof address === "string"
      ? [{ address, language, facts: { what: "receipt" as const, ...about } }]
      : []),
  ];
}
