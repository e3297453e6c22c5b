import * as z from "zod";
import { orUndo } from "#app/server/all-or-nothing.ts";
import { codeTable } from "#app/server/codes/attempts.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { linkAge } from "#app/wizard/invitation/mailed-links.ts";
import { type RefusalReason, refusalReasons } from "../supervisor/payload.ts";
import type { SectionTarget } from "./section-link.ts";
import { applicationStatuses } from "./states.ts";
import { waitingStatement } from "./waiting.ts";

const sectionStatuses = ["DRAFT", "APPROVED", "REFUSED"] as const;
type SectionStatus = (typeof sectionStatuses)[number];

const row = z.object({
  application_id: z.string(),
  provider_id: z.string(),
  draft_id: z.string(),
  round: z.number(),
  status: z.enum(sectionStatuses),
  reason: z.enum(refusalReasons).nullable(),
  facts_digest: z.string(),
  token_hash: z.string().nullable(),
  ended_hash: z.string().nullable(),
  wrapped: z.string(),
  expires_at: z.number(),
  mailed_to: z.string(),
  sent_at: z.number(),
  answered_at: z.number().nullable(),
  /** Of the mail that asks; null when it left more than a day ago. */
  mail_state: z.enum(["waiting", "sent", "set-aside"]).nullish(),
  mail_sent_at: z.number().nullish(),
});

export type SectionRow = z.infer<typeof row>;

/** One query. @throws when the database does not answer */
export async function readSections(db: D1Database, applicationId: string): Promise<SectionRow[]> {
  const { results } = await withTimeout(db.prepare(ofApplication).bind(applicationId).all());
  return z.array(row).parse(results);
}

/** The newest mail with the link that is valid now. */
const mailOfLink = (column: string): string =>
  `(select ${column} from mails_to_send where id >= 'ask-' || token_hash || '-' and id < 'ask-' || token_hash || '.'
    order by id desc limit 1) as mail_${column}`;

const ofApplication = `select *, ${mailOfLink("state")}, ${mailOfLink("sent_at")}
  from childcare_sections where application_id = ? order by provider_id`;

const forSupervisor = row.extend({
  application_status: z.enum(applicationStatuses),
  contact: z.string(),
  person_id: z.string(),
});

export type SectionForSupervisor = z.infer<typeof forSupervisor>;

/** Only while the parent's draft is there. One query. @throws when the database does not answer */
export async function readSection(
  db: D1Database,
  { applicationId, providerId }: SectionTarget,
  now: number,
): Promise<SectionForSupervisor | undefined> {
  const found = await withTimeout(
    db
      .prepare(
        `select section.*, application.status as application_status, application.contact as contact,
           application.person_id as person_id
         from childcare_sections section
           join childcare_applications application on application.id = section.application_id
           join drafts on drafts.id = application.draft_id
         where section.application_id = ?1 and section.provider_id = ?2 and drafts.changed_at > ?3`,
      )
      .bind(applicationId, providerId, now - linkAge)
      .first(),
  );
  return found ? forSupervisor.parse(found) : undefined;
}

export interface NewSection {
  readonly provider_id: string;
  readonly draft_id: string;
  readonly round: number;
  readonly facts_digest: string;
  readonly token_hash: string;
  readonly wrapped: string;
  readonly code_hash: string;
  readonly code_wrapped: string;
  readonly mailed_to: string;
  /** For the desk of the service: `sealWaiting`. */
  readonly waiting: string;
}

/** Replaces what the same services were asked before; their forms go. */
export const replaceSectionsStatements = (
  db: D1Database,
  applicationId: string,
  sections: readonly NewSection[],
  now: number,
): D1PreparedStatement[] => {
  const all = JSON.stringify(sections);
  return [
    db
      .prepare(
        `delete from drafts where id in (
           select draft_id from childcare_sections where application_id = ?1
             and provider_id in (select value ->> 'provider_id' from json_each(?2)))`,
      )
      .bind(applicationId, all),
    db
      .prepare(
        `insert into childcare_sections (application_id, provider_id, draft_id, round, status, facts_digest,
           token_hash, wrapped, expires_at, code_hash, code_wrapped, mailed_to, sent_at)
         select ?1, value ->> 'provider_id', value ->> 'draft_id', value ->> 'round', 'DRAFT', value ->> 'facts_digest',
           value ->> 'token_hash', value ->> 'wrapped', ?3, value ->> 'code_hash', value ->> 'code_wrapped',
           value ->> 'mailed_to', ?4
         from json_each(?2) where true
         on conflict (application_id, provider_id) do update set
           draft_id = excluded.draft_id, round = excluded.round, status = 'DRAFT', reason = null,
           facts_digest = excluded.facts_digest, ended_hash = coalesce(token_hash, ended_hash),
           token_hash = excluded.token_hash, wrapped = excluded.wrapped, expires_at = excluded.expires_at,
           code_hash = excluded.code_hash, code_wrapped = excluded.code_wrapped, tries = 0, locked_until = 0,
           mailed_to = excluded.mailed_to, sent_at = excluded.sent_at, answered_at = null`,
      )
      .bind(applicationId, all, now + linkAge, now),
    waitingStatement(db, applicationId, sections),
  ];
};

/** For services that no child goes to any more. */
export const dropOtherSectionsStatement = (
  db: D1Database,
  applicationId: string,
  providers: readonly string[],
): D1PreparedStatement =>
  db
    .prepare(
      `delete from childcare_sections where application_id = ?1 and provider_id not in (select value from json_each(?2))`,
    )
    .bind(applicationId, JSON.stringify(providers));

/** All services' links and codes end; their answers stay. */
export const endLinksStatement = (db: D1Database, applicationId: string): D1PreparedStatement =>
  db
    .prepare(
      `update childcare_sections set ended_hash = token_hash, token_hash = null, code_hash = null
       where application_id = ? and token_hash is not null`,
    )
    .bind(applicationId);

/** Ends the link. Changes no row when it has ended already: follow it with `orUndo`. */
export const answerStatement = (
  db: D1Database,
  { applicationId, providerId }: SectionTarget,
  tokenHash: string,
  { status, reason, now }: { status: SectionStatus; reason: RefusalReason | null; now: number },
): D1PreparedStatement =>
  db
    .prepare(
      `update childcare_sections set status = ?4, reason = ?5, answered_at = ?6, ended_hash = token_hash,
         token_hash = null, code_hash = null
       where application_id = ?1 and provider_id = ?2 and token_hash = ?3 and expires_at > ?6`,
    )
    .bind(applicationId, providerId, tokenHash, status, reason, now);

/** The link and the code mailed before end. The first changes no row when the link has ended: `orUndo` follows it. */
export const replaceLinkStatements = (
  db: D1Database,
  applicationId: string,
  {
    provider_id,
    token_hash,
    wrapped,
    code_hash,
    code_wrapped,
    mailed_to,
    waiting,
  }: Omit<NewSection, "draft_id" | "round" | "facts_digest">,
  now: number,
): D1PreparedStatement[] => [
  db
    .prepare(
      `update childcare_sections set ended_hash = token_hash, token_hash = ?3, wrapped = ?4, code_hash = ?5,
         code_wrapped = ?6, tries = 0, locked_until = 0, mailed_to = ?7, sent_at = ?8, expires_at = ?9
       where application_id = ?1 and provider_id = ?2 and token_hash is not null`,
    )
    .bind(
      applicationId,
      provider_id,
      token_hash,
      wrapped,
      code_hash,
      code_wrapped,
      mailed_to,
      now,
      now + linkAge,
    ),
  orUndo(db),
  waitingStatement(db, applicationId, [{ provider_id, waiting }]),
];

/** Changes no row when the link has ended: follow it with `orUndo`. */
export const mailedAgainStatement = (
  db: D1Database,
  { applicationId, providerId }: SectionTarget,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      "update childcare_sections set sent_at = ?3 where application_id = ?1 and provider_id = ?2 and token_hash is not null",
    )
    .bind(applicationId, providerId, now);

export const sectionCodes = codeTable({
  table: "childcare_sections",
  hash: "code_hash",
  columns: "code_hash, code_wrapped",
  row: z.object({ code_hash: z.string(), code_wrapped: z.string() }),
});
