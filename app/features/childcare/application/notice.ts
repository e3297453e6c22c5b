import * as z from "zod";
import { dayInNewZealand } from "#app/nz/date.ts";
import { afterWorkingDays } from "#app/nz/working-days.ts";
import type { Seal } from "#app/server/crypto/seal.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { Agency, ApplicationNotice } from "#app/server/neighbours/agency/index.ts";
import { referenceOf } from "./reference.ts";

/** Within which all must have come for the day of the first contact to count (Social Security Act 2018, s 75). */
const daysToComplete = 20;

const purposeOf = (applicationId: string): string => `childcare-notice\n${applicationId}`;

const shape = z.object({ client_number: z.string(), first_name: z.string(), last_name: z.string() });
export type Applicant = z.infer<typeof shape>;

/** Once: later sendings leave the first day as it is. */
export const noticeStatement = async (
  db: D1Database,
  seal: Seal,
  applicationId: string,
  applicant: Applicant,
  now: number,
): Promise<D1PreparedStatement> =>
  db
    .prepare(
      `insert into childcare_notices (application_id, sealed, first_sent_at, tried_at)
       values (?1, ?2, ?3, 0) on conflict do nothing`,
    )
    .bind(applicationId, await seal.close(purposeOf(applicationId), applicant, Number.MAX_SAFE_INTEGER), now);

const row = z.object({
  application_id: z.string(),
  sealed: z.string(),
  first_sent_at: z.number(),
  acknowledged_at: z.number().nullable(),
});

export interface CountedDay {
  /** YYYY-MM-DD in New Zealand: the day of the first sending. */
  readonly day: string;
  /** YYYY-MM-DD: until then the rest must have come. */
  readonly until: string;
  /** Whether the agency has noted it. */
  readonly isNoted: boolean;
}

/** One query. @returns undefined before the first sending @throws when the database does not answer */
export async function readCountedDay(db: D1Database, applicationId: string): Promise<CountedDay | undefined> {
  const found = await withTimeout(
    db.prepare("select * from childcare_notices where application_id = ?").bind(applicationId).first(),
  );
  if (!found) return undefined;
  const { first_sent_at, acknowledged_at } = row.parse(found);
  const day = dayInNewZealand(new Date(first_sent_at));
  return { day, until: afterWorkingDays(day, daysToComplete), isNoted: acknowledged_at !== null };
}

interface Notifying {
  readonly db: D1Database;
  readonly seal: Seal;
  readonly agency: () => Agency;
  readonly now: number;
  readonly reference: string;
}

/** In one run of the job. */
const mostAtOnce = 100;

/** Tells the agency what it has not acknowledged. @param applicationId only this one */
export async function sendNotices(notifying: Notifying, applicationId?: string): Promise<void> {
  const { results } = await notifying.db
    .prepare(
      `select * from childcare_notices
       where acknowledged_at is null and (?1 is null or application_id = ?1) order by tried_at limit ?2`,
    )
    .bind(applicationId ?? null, mostAtOnce)
    .all();
  for (const found of z.array(row).parse(results)) await sendOne(notifying, found).catch(logFailure);
}

async function sendOne(
  { db, seal, agency, now, reference }: Notifying,
  { application_id, sealed, first_sent_at }: z.infer<typeof row>,
): Promise<void> {
  const applicant = shape.safeParse(await seal.open(purposeOf(application_id), sealed, 0)).data;
  if (!applicant) return;
  const number = await referenceOf(application_id);
  const notice: ApplicationNotice = {
    reference: number,
    ...applicant,
    day: dayInNewZealand(new Date(first_sent_at)),
  };
  const { is } = await agency().notify(notice, `notice-${number}-${application_id}`);
  logEvent("childcare-notice", { reference, code: is });
  const isReceived = is === "received";
  await db
    .prepare(
      `update childcare_notices set tried_at = ?2, acknowledged_at = ?3, sealed = case when ?3 is null then sealed else '' end
       where application_id = ?1 and acknowledged_at is null`,
    )
    .bind(application_id, now, isReceived ? now : null)
    .run();
}
