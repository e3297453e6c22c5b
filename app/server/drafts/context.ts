import type { DraftKind, DraftRequest } from "./draft.ts";
import {
  browserHolder,
  type DraftCookie,
  type KeyHolder,
  personHolder,
  personHoldersBefore,
  readDraftCookie,
} from "./key-grants.ts";
import type { DraftObjects } from "./objects.ts";

export interface DraftContext<T> {
  of: DraftKind<T>;
  db: D1Database;
  objects: DraftObjects | undefined;
  seal: DraftRequest["site"]["seal"];
  now: number;
  isUnknown: boolean;
  sessionStart: number;
  afterwards: DraftRequest["afterwards"];
  cookies: string[];
  isKnownBrowser: boolean;
  browser: KeyHolder;
  aside(): Promise<KeyHolder[]>;
  unreadable: string | undefined;
  person: KeyHolder | undefined;
  /** Under earlier secrets of the site. */
  personBefore(): Promise<KeyHolder[]>;
}

/** One stays free, so that two forms can change places. */
export const asidePlaces = 8;

const known = new WeakMap<DraftRequest, DraftCookie>();

export async function draftContext<T>(facts: DraftRequest, of: DraftKind<T>): Promise<DraftContext<T>> {
  const {
    request: { cookies },
    site: { seal },
    account,
    afterwards,
  } = facts;
  const { sessionState, db, now, draftObjects: objects } = account;
  const cookie = known.get(facts) ?? readDraftCookie(cookies);
  known.set(facts, cookie);
  const isLoggedIn = sessionState.is === "logged-in" && of.hasLogin !== false;
  const person = isLoggedIn ? await personHolder(of.form, sessionState.person.id, seal) : undefined;
  return {
    of,
    db,
    objects,
    seal,
    now,
    isUnknown: sessionState.is === "unknown",
    sessionStart: isLoggedIn ? sessionState.session.startedAt : now,
    afterwards,
    cookies: cookie.cookies,
    isKnownBrowser: cookie.cookies.length === 0,
    unreadable: undefined,
    browser: await browserHolder(of.form, cookie.secret, seal),
    aside: () =>
      Promise.all(
        Array.from({ length: asidePlaces }, (_, at) => browserHolder(of.form, cookie.secret, seal, at + 1)),
      ),
    person,
    personBefore: async () => (person ? personHoldersBefore(of.form, person) : []),
  };
}
