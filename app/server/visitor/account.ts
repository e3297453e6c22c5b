import type { Language } from "#app/i18n/languages.ts";
import type { Seal } from "../crypto/seal.ts";
import { type DraftObjects, draftObjectsOf } from "../drafts/objects.ts";
import type { Env } from "../env.ts";
import { visitorApi } from "../http/api-paths.ts";
import type { Deadline } from "../limits/deadline.ts";
import { type Identity, identityProvider } from "../login/identity.ts";
import { identitySettings } from "../login/identity-settings.ts";
import { clearLoginHint, hasLoginHint } from "../login/login-hint.ts";
import {
  clearSession,
  idleAge,
  type Person,
  readSession,
  type Session,
  type SessionState,
} from "../login/session.ts";
import { type EmailAddresses, emailAddressesOf, type QueueMail } from "./email-addresses.ts";
import { type PendingInput, pendingInputFor } from "./pending-input.ts";
import { openPreferences } from "./preference.ts";
import { type Preferences, preferencesOf } from "./preferences.ts";
import { clearPreferencesCookie, hasUnreadablePreferences } from "./preferences-cookie.ts";

export interface Account {
  db: D1Database;
  draftObjects: DraftObjects | undefined;
  /** Milliseconds by the clock: sessions end even when a test fixes the day. */
  now: number;
  sessionState: SessionState;
  person: Person | undefined;
  /** Milliseconds. */
  sessionEnds: number | undefined;
  /** Milliseconds; earlier than `sessionEnds`, if nothing happens. */
  sessionIdles: number | undefined;
  identity: Identity | undefined;
  /** For any page: removes what an ended session left in the browser. */
  staleCookies: string[];
  preferences: Preferences;
  emailAddresses: EmailAddresses;
  pendingInput: PendingInput;
}

interface AccountRequest {
  path: string;
  cookies: string | null;
  language: Language;
  seal: Seal;
  /** Milliseconds. */
  started: number;
  deadline: Deadline;
  isReading: boolean;
  mail: QueueMail;
  /** Call it after the transaction; otherwise the mail goes out within the hour. */
  mailWritten(): void;
  afterwards(work: Promise<unknown>): void;
}

const withoutVisitor = new RegExp(
  `^/(assets|stand-ins|api/(?!${visitorApi.join("|")})[^/]+)(/|$)|\\.(ico|svg|txt|html)$`,
);
const idleTimeoutPaths = /^\/(financial-help\/childcare-subsidy-application|api\/v1)(\/|$)/;

export async function openAccount(env: Env, request: AccountRequest): Promise<Account> {
  const {
    path,
    cookies,
    seal,
    started: now,
    deadline,
    language,
    mail,
    mailWritten,
    afterwards,
    isReading,
  } = request;
  const db = env.DB;
  const found = await readSession(db, withoutVisitor.test(path) ? null : cookies, {
    now,
    idle: idleTimeoutPaths.test(path) ? idleAge : undefined,
    isActivity: !path.startsWith("/api/"),
    afterwards,
  });
  const sessionState = found.is === "logged-in" ? await opened(found, seal) : found;
  const settings = identitySettings(env);
  const identity = settings && identityProvider(settings, deadline);
  const of = { db, cookies, seal, now, sessionState };
  const stale = staleCookies(sessionState, cookies);
  if (isReading && (await hasUnreadablePreferences(cookies, seal, now))) stale.push(clearPreferencesCookie());
  const session = sessionState.is === "logged-in" ? sessionState.session : undefined;
  return {
    db,
    draftObjects: draftObjectsOf(env),
    now,
    sessionState,
    person: sessionState.is === "logged-in" ? sessionState.person : undefined,
    sessionEnds: session?.expiresAt,
    sessionIdles: session && earlierEnd(session),
    identity,
    staleCookies: stale,
    preferences: preferencesOf(of),
    emailAddresses: emailAddressesOf({ db, now, sessionState, language, mail, mailWritten, seal }),
    pendingInput: pendingInputFor(of),
  };
}

type LoggedIn = Extract<SessionState, { is: "logged-in" }>;

async function opened({ person, preferences, ...state }: LoggedIn, seal: Seal): Promise<LoggedIn> {
  const { addresses } = seal.columns;
  const [email, pendingEmail] = await Promise.all(
    [person.email, person.pendingEmail].map((each) => each && addresses.open(each)),
  );
  return {
    ...state,
    person: { id: person.id, ...(email && { email }), ...(pendingEmail && { pendingEmail }) },
    preferences: await openPreferences(preferences, seal),
  };
}

const earlierEnd = ({ expiresAt, idleEnds = expiresAt }: Session): number | undefined =>
  idleEnds < expiresAt ? idleEnds : undefined;

function staleCookies({ is }: SessionState, cookies: string | null): string[] {
  if (is === "ended") return [clearSession(), clearLoginHint()];
  return is === "anonymous" && hasLoginHint(cookies) ? [clearLoginHint()] : [];
}
