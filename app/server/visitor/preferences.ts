import type { Seal } from "../crypto/seal.ts";
import { logFailure } from "../log.ts";
import { hasLoginHint, setLoginCode } from "../login/login-hint.ts";
import { clearSession, type Session, type SessionState } from "../login/session.ts";
import {
  groupPreferences,
  isWithinLimit,
  mergePreferences,
  type Preference,
  type SavedPreference,
  sealPreferences,
} from "./preference.ts";
import { readPreferencesCookie, setPreferencesCookie } from "./preferences-cookie.ts";

export interface Preferences {
  read(): Promise<SavedPreference>;
  save(list: readonly Preference[]): Promise<SaveOutcome>;
}

/** `headers` set cookies; after a failure they log the visitor out and bring the local-timeout message. */
export type SaveOutcome =
  | { ok: true; headers: string[] }
  | { ok: false; reason: "expired" | "unavailable" | "too-many"; headers: string[] };

interface PreferencesRequest {
  db: D1Database;
  cookies: string | null;
  seal: Seal;
  now: number;
  sessionState: SessionState;
}

export function preferencesOf(facts: PreferencesRequest): Preferences {
  const { sessionState } = facts;
  if (sessionState.is === "logged-in")
    return personPreferences(facts, sessionState.session, sessionState.preferences);
  const ofBrowser = browserPreferences(facts);
  // Somebody who believes they are logged in must not think it is saved in their account.
  const isMistaken = hasLoginHint(facts.cookies);
  if (sessionState.is === "anonymous" && !isMistaken) return ofBrowser;
  const reason = sessionState.is !== "unknown" ? "expired" : "unavailable";
  return { read: ofBrowser.read, save: async () => notSaved(reason) };
}

function personPreferences(
  { db, seal, now }: PreferencesRequest,
  { idHash }: Session,
  loaded: readonly Preference[],
): Preferences {
  let known = loaded;
  return {
    read: async () => groupPreferences(known),
    async save(list) {
      const next = mergePreferences(known, list);
      if (!isWithinLimit(next)) return { ok: false, reason: "too-many", headers: [] };
      if (list.length === 0) return { ok: true, headers: [] };
      try {
        const sealed = JSON.stringify(await sealPreferences(list, seal));
        const { results } = await db.prepare(upsertPreferences).bind(now, sealed, idHash).all();
        if (results.length === 0) return notSaved("expired");
      } catch (error) {
        logFailure(error);
        return notSaved("unavailable");
      }
      known = next;
      return { ok: true, headers: [] };
    },
  };
}

const upsertPreferences = `
  insert into preferences (person_id, grp, key, val, changed_at)
  select person_id, value ->> 'group', value ->> 'key', value ->> 'val', ?1
  from sessions, json_each(?2) where id_hash = ?3 and expires_at > ?1
  on conflict (person_id, grp, key) do update set val = excluded.val, changed_at = excluded.changed_at
  returning key`;

function browserPreferences({ cookies, seal, now }: PreferencesRequest): Preferences {
  let known: Promise<Preference[]> | undefined;
  const load = () => {
    known ??= readPreferencesCookie(cookies, seal, now);
    return known;
  };
  return {
    read: async () => groupPreferences(await load()),
    async save(list) {
      const next = mergePreferences(await load(), list);
      const cookie = isWithinLimit(next) ? await setPreferencesCookie(next, seal, now) : undefined;
      if (cookie === undefined) return { ok: false, reason: "too-many", headers: [] };
      known = Promise.resolve(next);
      return { ok: true, headers: [cookie] };
    },
  };
}

const notSaved = (reason: "expired" | "unavailable"): SaveOutcome => ({
  ok: false,
  reason,
  headers: [clearSession(), setLoginCode("local-timeout")],
});
