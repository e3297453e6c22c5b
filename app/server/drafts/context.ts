import type { DraftKind, DraftRequest } from "./draft.ts";
import {
  browserHolder,
  type DraftCookie,
  type KeyHolder,
  personHolder,
  readDraftCookie,
} from "./key-grants.ts";

/** Where the drafts of one form are dealt with for one request: what all its doings share. */
export interface DraftContext<T> {
  of: DraftKind<T>;
  db: D1Database;
  seal: DraftRequest["seal"];
  /** Milliseconds since 1970. */
  now: number;
  /** Nobody knows whether a person is logged in: the database did not answer. */
  isUnknown: boolean;
  /** When the person who is logged in did so. */
  sessionStart: number;
  afterwards: DraftRequest["afterwards"];
  /** `Set-Cookie` headers that give this browser its secret, if it had none. */
  cookies: string[];
  /** The browser brought a secret: it may hold something. */
  isKnownBrowser: boolean;
  browser: KeyHolder;
  /** A draft that was found and does not open: it gives way to the next that is begun. */
  unreadable: string | undefined;
  /** Of whoever is logged in. */
  person: KeyHolder | undefined;
}

/** However often it is asked for in one request: a browser gets one secret. */
const known = new WeakMap<DraftRequest, DraftCookie>();

export async function draftContext<T>(facts: DraftRequest, of: DraftKind<T>): Promise<DraftContext<T>> {
  const { cookies, seal, account, afterwards } = facts;
  const { sessionState, db, now } = account;
  const cookie = known.get(facts) ?? readDraftCookie(cookies);
  known.set(facts, cookie);
  const isLoggedIn = sessionState.is === "logged-in";
  return {
    of,
    db,
    seal,
    now,
    isUnknown: sessionState.is === "unknown",
    sessionStart: isLoggedIn ? sessionState.session.startedAt : now,
    afterwards,
    cookies: cookie.cookies,
    isKnownBrowser: cookie.cookies.length === 0,
    unreadable: undefined,
    browser: await browserHolder(of.form, cookie.secret, seal),
    person: isLoggedIn ? await personHolder(of.form, sessionState.person.id, seal) : undefined,
  };
}
