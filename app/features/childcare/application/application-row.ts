import * as z from "zod";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { type ApplicationStatus, applicationStatuses, type Change, changesTo } from "./states.ts";

const row = z.object({
  id: z.string(),
  status: z.enum(applicationStatuses),
  round: z.number(),
  contact: z.string(),
  changed_at: z.number(),
});

export interface ApplicationRow {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly round: number;
  /** Sealed: where mails go; empty while that is not known. */
  readonly contact: string;
  /** Milliseconds since 1970, of the last change of status. */
  readonly changedAt: number;
}

interface NewApplication {
  readonly id: string;
  readonly personId: string;
  /** The parent's draft. */
  readonly draftId: string;
}

/** To be saved along with the parent's first draft (`SaveOptions.also`). */
export const insertApplicationStatement = (
  db: D1Database,
  { id, personId, draftId }: NewApplication,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into childcare_applications (id, person_id, draft_id, status, created_at, changed_at)
       values (?1, ?2, ?3, 'NEW', ?4, ?4)`,
    )
    .bind(id, personId, draftId, now);

/** One query. @throws when the database does not answer */
export const readApplication = (
  db: D1Database,
  { draftId }: Pick<NewApplication, "draftId">,
): Promise<ApplicationRow | undefined> => first(db.prepare(selectByDraft).bind(draftId));

/** Includes one that was sent or has lapsed. @throws when the database does not answer */
export const latestApplication = (db: D1Database, personId: string): Promise<ApplicationRow | undefined> =>
  first(db.prepare(selectLatest).bind(personId));

const selected = "select id, status, round, contact, changed_at from childcare_applications";
const selectByDraft = `${selected} where draft_id = ?`;
const selectLatest = `${selected} where person_id = ? order by created_at desc limit 1`;

async function first(statement: D1PreparedStatement): Promise<ApplicationRow | undefined> {
  const found = await withTimeout(statement.first());
  if (!found) return undefined;
  const { changed_at, ...known } = row.parse(found);
  return { ...known, changedAt: changed_at };
}

/** Changes no row when this is no longer possible: follow it with `orUndo`. */
export const statusStatement = (db: D1Database, id: string, done: Change, now: number): D1PreparedStatement =>
  db
    .prepare(
      `update childcare_applications set status = ?3 ->> status, changed_at = ?2
       where id = ?1 and status in (select key from json_each(?3))`,
    )
    .bind(id, now, JSON.stringify(changesTo(done)));

/** Changes no row when the status forbids it: follow it with `orUndo`, along with what it allows. */
export const onlyIfStatement = (db: D1Database, id: string, done: Change): D1PreparedStatement =>
  db
    .prepare(
      `update childcare_applications set status = status
       where id = ?1 and status in (select key from json_each(?2))`,
    )
    .bind(id, JSON.stringify(changesTo(done)));

/** Changes a row only when every service has approved. */
export const allApprovedStatement = (db: D1Database, id: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `update childcare_applications set status = ?3 ->> status, changed_at = ?2
       where id = ?1 and status in (select key from json_each(?3))
         and not exists (select 1 from childcare_sections where application_id = ?1 and status <> 'APPROVED')`,
    )
    .bind(id, now, JSON.stringify(changesTo("all-approved")));
