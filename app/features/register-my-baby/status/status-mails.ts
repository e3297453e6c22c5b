import * as z from "zod";
import { type Language, languages } from "#app/i18n/languages.ts";
import type { Seal } from "#app/server/crypto/seal.ts";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { logFailure } from "#app/server/log.ts";
import type { RegistrationStatus, Registry } from "#app/server/neighbours/registry/index.ts";
import { queueSealedMailsStatement } from "#app/server/visitor/mail-queue.ts";

/** Milliseconds since it was asked for. */
export const statusMailAge = 90 * 24 * 60 * 60_000;

/** Of one registration: two parents, and somebody who helps them. */
const mostAddresses = 3;
/** Registrations in one run of the job. */
const mostAtOnce = 100;

const purpose = "birth-status-mails";

const wanted = z.object({
  reference: z.string(),
  birthDate: z.string(),
  address: z.string(),
  language: z.enum(languages),
});
type WantedMail = z.infer<typeof wanted>;

interface Store {
  readonly db: D1Database;
  readonly seal: Seal;
  readonly now: number;
}

const idsOf = async ({ seal }: Store, { reference, address }: Pick<WantedMail, "reference" | "address">) =>
  Promise.all([seal.sign(purpose, `${reference}\n${address.toLowerCase()}`), seal.sign(purpose, reference)]);

export const doneIn = ({ stages }: RegistrationStatus): number =>
  stages.filter(({ at }) => at !== undefined).length;

/** @param told stages that its page has shown @returns false where three other addresses have mails already @throws when the database does not answer */
export async function wantMails(store: Store, mail: WantedMail, told: number): Promise<boolean> {
  const [id, referenceHash] = await idsOf(store, mail);
  const expires = store.now + statusMailAge;
  const sealed = await store.seal.close(purpose, mail, expires);
  const { results } = await withTimeout(
    store.db
      .prepare(
        `insert into birth_status_mails (id, reference_hash, sealed, told, tried_at, expires_at)
         select ?1, ?2, ?3, ?4, ?5, ?6
         where ?7 > (select count(*) from birth_status_mails where reference_hash = ?2 and id <> ?1 and expires_at > ?5)
         on conflict (id) do update set sealed = excluded.sealed, told = excluded.told, expires_at = excluded.expires_at
         returning 1`,
      )
      .bind(id, referenceHash, sealed, told, store.now, expires, mostAddresses)
      .all(),
  );
  return results.length > 0;
}

/** @throws when the database does not answer */
export async function endMails(
  store: Store,
  { reference, address }: Pick<WantedMail, "reference" | "address">,
): Promise<void> {
  const [id] = await idsOf(store, { reference, address });
  const older = await store.seal.signedBefore(purpose, `${reference}\n${address.toLowerCase()}`);
  await withTimeout(
    store.db
      .prepare("delete from birth_status_mails where id in (select value from json_each(?))")
      .bind(JSON.stringify([id, ...older]))
      .run(),
  );
}

const row = z.object({ id: z.string(), sealed: z.string(), told: z.number() });

interface Telling extends Store {
  readonly registry: () => Pick<Registry, "status">;
}

/** Writes a mail without content to everybody whose registration has gone on since the last one. */
export async function tellOfStatus(telling: Telling): Promise<void> {
  const { results } = await telling.db
    .prepare(
      "select id, sealed, told from birth_status_mails where expires_at > ?1 order by tried_at limit ?2",
    )
    .bind(telling.now, mostAtOnce)
    .all();
  for (const found of z.array(row).parse(results)) await tellOne(telling, found).catch(logFailure);
}

async function tellOne(telling: Telling, { id, sealed, told }: z.infer<typeof row>): Promise<void> {
  const { db, seal, now, registry } = telling;
  const mail = wanted.safeParse(await seal.open(purpose, sealed, now)).data;
  const status = mail && (await registry().status(mail.reference, mail.birthDate));
  if (!mail || status?.is === "unknown") return void (await remove(db, id).run());
  const done = status?.is === "found" ? doneIn(status) : told;
  const isOver = status?.is === "found" && done === status.stages.length;
  const next = isOver ? remove(db, id) : noteTried(db, id, done, now);
  await db.batch([...(done > told ? [await mailStatement(telling, mail)] : []), next]);
}

const mailStatement = (store: Store, { address, language }: { address: string; language: Language }) =>
  queueSealedMailsStatement(store, { kind: "birth" }, [{ address, language, facts: { at: "status" } }]);

const remove = (db: D1Database, id: string) =>
  db.prepare("delete from birth_status_mails where id = ?").bind(id);

const noteTried = (db: D1Database, id: string, told: number, now: number) =>
  db.prepare("update birth_status_mails set told = ?2, tried_at = ?3 where id = ?1").bind(id, told, now);
