import * as z from "zod";
import type { Seal } from "#app/server/crypto/seal.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { referenceOf } from "./reference.ts";
import { type EnrolledChild, enrolledChild, type ServiceToAsk } from "./section-form.ts";
import type { SectionTarget } from "./section-link.ts";
import { changesTo } from "./states.ts";

const told = z.object({
  token: z.string(),
  name: z.string(),
  offersTwentyHours: z.boolean(),
  children: z.array(enrolledChild),
});

/** A family that waits for a service, with what the service is told and the token of its link. */
export interface WaitingFamily {
  readonly target: SectionTarget;
  readonly reference: string;
  readonly token: string;
  readonly service: { readonly name: string; readonly offersTwentyHours: boolean };
  readonly children: readonly EnrolledChild[];
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

const purposeOf = ({ applicationId, providerId }: SectionTarget): string =>
  `childcare-waiting\n${applicationId}\n${providerId}`;

export const sealWaiting = (
  seal: Seal,
  target: SectionTarget,
  { service, children }: ServiceToAsk,
  token: string,
  expires: number,
): Promise<string> =>
  seal.close(
    purposeOf(target),
    {
      token,
      name: service.provider_name,
      offersTwentyHours: service.subsidy_20_hrs,
      children: [...children],
    } satisfies z.infer<typeof told>,
    expires,
  );

/** After the sections they belong to. */
export const waitingStatement = (
  db: D1Database,
  applicationId: string,
  sections: readonly { readonly provider_id: string; readonly waiting: string }[],
): D1PreparedStatement =>
  db
    .prepare(
      `insert into childcare_waiting (application_id, provider_id, sealed)
       select ?1, value ->> 'provider_id', value ->> 'waiting' from json_each(?2) where true
       on conflict (application_id, provider_id) do update set sealed = excluded.sealed`,
    )
    .bind(applicationId, JSON.stringify(sections));

const row = z.object({
  application_id: z.string(),
  provider_id: z.string(),
  sealed: z.string(),
  sent_at: z.number(),
});

/** More than a head office answers in a day; the others follow once these are sent. */
const mostFamilies = 100;

/** Those asked first come first. One query. @throws when the database does not answer */
export async function waitingFamilies(
  { db, seal, now }: { db: D1Database; seal: Seal; now: number },
  providers: readonly string[],
): Promise<WaitingFamily[]> {
  const { results } = await withTimeout(
    db
      .prepare(
        `select waiting.*, section.sent_at from childcare_waiting waiting
           join childcare_sections section using (application_id, provider_id)
           join childcare_applications application on application.id = waiting.application_id
         where waiting.provider_id in (select value from json_each(?1)) and section.token_hash is not null
           and section.expires_at > ?2 and application.status in (select key from json_each(?3))
         order by section.sent_at limit ?4`,
      )
      .bind(JSON.stringify(providers), now, JSON.stringify(changesTo("answer-as-supervisor")), mostFamilies)
      .all(),
  );
  const all = await Promise.all(
    z
      .array(row)
      .parse(results)
      .map((each) => openWaiting(seal, each, now)),
  );
  return all.flatMap((each) => each ?? []);
}

async function openWaiting(
  seal: Seal,
  { application_id, provider_id, sealed, sent_at }: z.infer<typeof row>,
  now: number,
): Promise<WaitingFamily | undefined> {
  const target = { applicationId: application_id, providerId: provider_id };
  const opened = told.safeParse(await seal.open(purposeOf(target), sealed, now)).data;
  if (!opened) return undefined;
  const { token, name, offersTwentyHours, children } = opened;
  const reference = await referenceOf(application_id);
  return { target, reference, token, service: { name, offersTwentyHours }, children, sentAt: sent_at };
}

/** A family whose part a service has sent. */
export interface AnsweredFamily {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
}

/** Since a moment, the newest first. One query. @throws when the database does not answer */
export async function answeredFamilies(
  db: D1Database,
  providers: readonly string[],
  since: number,
): Promise<AnsweredFamily[]> {
  const { results } = await withTimeout(
    db
      .prepare(
        `select application_id, answered_at from childcare_sections
         where provider_id in (select value from json_each(?1)) and answered_at > ?2
         order by answered_at desc limit ?3`,
      )
      .bind(JSON.stringify(providers), since, mostFamilies)
      .all<{ application_id: string; answered_at: number }>(),
  );
  return Promise.all(
    results.map(async ({ application_id, answered_at }) => ({
      reference: await referenceOf(application_id),
      answeredAt: answered_at,
    })),
  );
}
