import type { Language } from "#app/i18n/languages.ts";
import type { Env } from "../env.ts";
import { visitorApi } from "../http/api-paths.ts";
import type { Deadline } from "../http/deadline.ts";
import type { Seal } from "../http/seal.ts";
import { type Identity, identityProvider } from "../login/identity.ts";
import { identitySettings } from "../login/identity-settings.ts";
import { clearLoginHint, hasLoginHint } from "../login/login-hint.ts";
import { clearSession, idleAge, type Person, readSession, type SessionState } from "../login/session.ts";
import { type EmailAddresses, emailAddressesOf, type QueueMail } from "./email-addresses.ts";
import { type PendingInput, pendingInputFor } from "./pending-input.ts";
import { type Preferences, preferencesOf } from "./preferences.ts";

/** What a request has to do with a person: who sends it, and what the log-in pages need. */
export interface Account {
  db: D1Database;
  /** The moment of the request in milliseconds, by the clock: a session ends however a test fixes the day. */
  now: number;
  sessionState: SessionState;
  identity: Identity | undefined;
  /** `Set-Cookie` headers for any page: what an ended session has left in the browser goes. */
  staleCookies: string[];
}

/** What `Visit` says of the visitor. */
export interface Visitor {
  account: Account;
  person: Person | undefined;
  /** When the session ends, in milliseconds. */
  sessionEnds: number | undefined;
  preferences: Preferences;
  emailAddresses: EmailAddresses;
  pendingInput: PendingInput;
}

interface AccountRequest {
  path: string;
  cookies: string | null;
  language: Language;
  seal: Seal;
  /** The moment the request came in, in milliseconds. */
  started: number;
  deadline: Deadline;
  mail: QueueMail;
  /** To be called when a mail was written and its transaction is done: it goes out now and not with the hour. */
  mailWritten(): void;
  afterwards(work: Promise<unknown>): void;
}

/** Files and the calls of the second worker are the same for everybody: they ask for nobody. */
const withoutVisitor = new RegExp(
  `^/(assets|stand-ins|api/(?!${visitorApi.join("|")})[^/]+)(/|$)|\\.(ico|svg|txt|html)$`,
);
/** Where fifteen minutes without the visitor doing anything end a session (quality L6). */
const idleTimeoutPaths = /^\/financial-help\/childcare-subsidy-application(\/|$)/;

/** Finds out who sends a request: one query, and none for a visitor without a session. */
export async function openAccount(env: Env, request: AccountRequest): Promise<Visitor> {
  const { path, cookies, seal, started: now, deadline, language, mail, mailWritten, afterwards } = request;
  const db = env.DB;
  const sessionState = await readSession(db, withoutVisitor.test(path) ? null : cookies, {
    now,
    idle: idleTimeoutPaths.test(path) ? idleAge : undefined,
    isActivity: !path.startsWith("/api/"),
    afterwards,
  });
  const settings = identitySettings(env);
  const identity = settings && identityProvider(settings, deadline);
  const of = { db, cookies, seal, now, sessionState };
  return {
    account: { db, now, sessionState, identity, staleCookies: staleCookies(sessionState, cookies) },
    person: sessionState.is === "logged-in" ? sessionState.person : undefined,
    sessionEnds: sessionState.is === "logged-in" ? sessionState.session.expiresAt : undefined,
    preferences: preferencesOf(of),
    emailAddresses: emailAddressesOf({ db, now, sessionState, language, mail, mailWritten, seal }),
    pendingInput: pendingInputFor(of),
  };
}

/** A session that has ended and a hint that no longer tells the truth would keep public pages from being the same for everybody. */
function staleCookies({ is }: SessionState, cookies: string | null): string[] {
  if (is === "ended") return [clearSession(), clearLoginHint()];
  return is === "anonymous" && hasLoginHint(cookies) ? [clearLoginHint()] : [];
}
