import { type BrowserSecret, browserSecret } from "../cookies/browser-secret.ts";
import type { Seal } from "../crypto/seal.ts";
import { sha256 } from "../crypto/sha256.ts";
import { limits } from "../limits/limits.ts";
import { logFailure } from "../log.ts";
import { pendingInputAge, readLastPerson } from "../login/last-person.ts";
import type { SessionState } from "../login/session.ts";

/** Typed when the session had ended: only for the same person in the same browser. */
export interface PendingInput {
  /** @returns `Set-Cookie` headers; nothing when it cannot be stored */
  save(name: string, values: unknown): Promise<string[] | undefined>;
  read(name: string): Promise<unknown>;
  forget(name: string): Promise<void>;
}

interface PendingInputRequest {
  db: D1Database;
  cookies: string | null;
  seal: Seal;
  now: number;
  sessionState: SessionState;
}

export function pendingInputFor({ db, cookies, seal, now, sessionState }: PendingInputRequest): PendingInput {
  let known: BrowserSecret | undefined;
  const browser = () => {
    known ??= browserSecret(cookies);
    return known;
  };
  const person = sessionState.is === "logged-in" ? sessionState.person.id : undefined;
  /** Moving the row to another person does not open it. */
  const purposeFor = (id: string, name: string) => `set-aside\n${browser().secret}\n${id}\n${name}`;
  return {
    async save(name, values) {
      const owner = person ?? (await readLastPerson(cookies, seal, now));
      if (owner === undefined || JSON.stringify(values).length > limits.bodyBytes) return undefined;
      const end = now + pendingInputAge;
      const sealed = await seal.close(purposeFor(owner, name), values, end);
      try {
        await db
          .prepare(upsert)
          .bind(await sha256(browser().secret), owner, name, sealed, end)
          .run();
      } catch (error) {
        logFailure(error);
        return undefined;
      }
      const { cookie } = browser();
      return cookie ? [cookie] : [];
    },
    async read(name) {
      if (person === undefined || browser().cookie) return undefined;
      const found = await db
        .prepare(
          `select sealed from set_aside
           where browser_hash = ? and person_id = ? and name = ? and expires_at > ?`,
        )
        .bind(await sha256(browser().secret), person, name, now)
        .first<{ sealed: string }>()
        .catch(logFailure);
      return found ? seal.open(purposeFor(person, name), found.sealed, now) : undefined;
    },
    async forget(name) {
      if (person === undefined || browser().cookie) return;
      await db
        .prepare("delete from set_aside where browser_hash = ? and person_id = ? and name = ?")
        .bind(await sha256(browser().secret), person, name)
        .run()
        .catch(logFailure);
    },
  };
}

const upsert = `
  insert into set_aside (browser_hash, person_id, name, sealed, expires_at)
  select ?1, id, ?3, ?4, ?5 from people where id = ?2
  on conflict (browser_hash, person_id, name) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`;
