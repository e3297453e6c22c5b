import * as z from "zod";
import type { RawKey } from "../crypto/aes-gcm.ts";
import type { Seal } from "../crypto/seal.ts";
import type { Account } from "../visitor/account.ts";

export interface Draft<T> {
  readonly id: string;
  /** From 1; every save but quiet ones adds one. */
  readonly version: number;
  /** Milliseconds since 1970, quiet saves aside. */
  readonly changedAt: number;
  readonly content: T;
  /** For optimistic locking; every save adds one. */
  readonly saves: number;
  /** Nothing can be typed any more; milliseconds that its holders still have. */
  readonly closesIn: number | undefined;
  /** Encrypts the content. It never leaves the server. */
  readonly key: RawKey;
  readonly codes: readonly { known: string; until: number }[];
  /** Until when the one who opened it has it, in milliseconds since 1970; undefined for a person. */
  readonly until: number | undefined;
}

/** Begun in this browser without a log-in. */
export type BrowserDraft = Pick<Draft<unknown>, "id" | "changedAt" | "until">;

export interface BrowserDrafts {
  readonly current: BrowserDraft | undefined;
  /** Others that were begun before, the last one first. */
  readonly aside: readonly BrowserDraft[];
}

export interface ComeBackCode {
  readonly code: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export type FoundDraft<T> =
  | { is: "none"; typedBefore: Draft<T> | undefined; cookies: string[] }
  | {
      is: "draft";
      draft: Draft<T>;
      isFirstInSession: boolean;
      /** Typed in this browser before the log-in, by this person or by another. */
      typedBefore: Draft<T> | undefined;
      /** May be the draft itself, or another one of this browser. */
      closed: Draft<T> | undefined;
      cookies: string[];
    }
  /** It cannot be decrypted, or has an unknown shape; the next draft replaces it. */
  | { is: "unreadable"; cookies: string[] }
  | { is: "unavailable" };

interface Unsaved {
  readonly is: "unavailable";
  /** Trying again does not help. */
  readonly isTooLarge?: true;
}

export type SaveResult<T> =
  | { is: "saved"; draft: Draft<T>; cookies: string[] }
  | { is: "changed-meanwhile" }
  | Unsaved;

export type OpenedWithCode =
  | { is: "opened"; isClosed: boolean; cookies: string[] }
  | { is: "wrong" }
  /** @property until milliseconds since 1970 */
  | { is: "locked"; until: number }
  | { is: "holds-another" }
  /** There is no room to set that one aside. */
  | { is: "full" }
  | { is: "unavailable" };

export type OpenedLink<T> =
  | { is: "draft"; draft: Draft<T> }
  /** Nobody can open it any more. */
  | { is: "none" }
  | { is: "unavailable" };

export interface SaveOptions {
  isQuiet?: boolean;
  /** Closes the draft; holders other than codes expire after so many milliseconds. */
  closesIn?: number;
  /** Saved together with it or not at all; one of them may undo everything (`orUndo`), as if the draft had changed meanwhile. */
  also?: (draft: Pick<Draft<unknown>, "id" | "key" | "changedAt">) => readonly D1PreparedStatement[];
}

export interface BegunDrafts<T> {
  readonly drafts: readonly Draft<T>[];
  /** They belong into the batch that saves where the keys are kept. */
  readonly statements: readonly D1PreparedStatement[];
}

/** Nothing here throws that does not say so. */
export interface Drafts<T> {
  /** One query. A browser's draft is taken along into a log-in only by `takeOver`. Call it before `save`. */
  open(): Promise<FoundDraft<T>>;
  /** Optimistic locking. @param over what was read before; missing: a new draft */
  save(content: T, over: Draft<T> | undefined, options?: SaveOptions): Promise<SaveResult<T>>;
  takeOver(draft: Draft<T>): Promise<boolean>;
  revoke(draft: Draft<T>): Promise<boolean>;
  /** One query; undefined when the database does not answer. */
  inBrowser(): Promise<BrowserDrafts | undefined>;
  /** Makes room for another form in this browser; this one stays for as long as it would have. */
  setAside(draft: Draft<T>): Promise<"done" | "full" | "unavailable">;
  /** One that was set aside is the browser's current draft again, in exchange for what is. */
  bringBack(id: string): Promise<boolean>;
  /** Where another person holds it too it stays theirs. */
  remove(draft: Draft<T>): Promise<boolean>;
  /** The same code for the same birth date (YYYY-MM-DD), valid for 30 days from now; nothing if the database does not answer. */
  makeCode(draft: Draft<T>, birthDate: string): Promise<ComeBackCode | undefined>;
  codesOf(draft: Draft<T>): Promise<ComeBackCode[]>;
  /** @param options.isInPlace what was begun in this browser may be set aside */
  openWithCode(typed: string, birthDate: string, options?: { isInPlace?: boolean }): Promise<OpenedWithCode>;
  openLinked(link: DraftLink): Promise<OpenedLink<T>>;
  /** One query. Nothing for what is gone. @throws when the database does not answer */
  openAllLinked(links: readonly DraftLink[]): Promise<(Draft<T> | undefined)[]>;
  /** New drafts that nobody holds. @throws when one is too large */
  beginLinked(contents: readonly T[]): Promise<BegunDrafts<T>>;
  /** What a code opens that was made without a birth date. Wrong ones are for the caller to count. */
  readByCode(typed: string): Promise<OpenedLink<T>>;
  /** Begins a draft that nobody holds but a code. @param birthDate `noBirthDate` for a code that opens it by itself */
  beginWithCode(content: T, birthDate: string): Promise<{ draft: Draft<T>; code: ComeBackCode } | undefined>;
}

/** Milliseconds: a browser after its last request, a code after it was made. A person's are in `ages.ts`. */
export interface DraftAges {
  readonly browser?: number;
  readonly code?: number;
}

/** Kept in the content of a draft, it opens another one too: whoever opens the first opens both. */
export interface DraftLink {
  readonly id: string;
  /** base64url */
  readonly key: string;
}

export const draftLinkShape: z.ZodType<DraftLink> = z.object({ id: z.string(), key: z.string() });

export interface DraftKind<T> {
  form: string;
  shape: z.ZodType<T>;
  /** An empty draft of a person gives way to what they typed before they logged in. */
  isEmpty(content: T): boolean;
  ages?: DraftAges;
  /** True by default. Else a log-in changes nothing: a browser or a code has the draft. */
  hasLogin?: boolean;
  /** Outages name the service; `form` by default. */
  outage?: string;
  /** Opened with a link already, in this request: this draft is used, and none of the browser or the person. */
  opened?: Draft<T>;
}

export interface DraftRequest {
  request: { cookies: string | null };
  site: { seal: Seal };
  account: Pick<Account, "db" | "now" | "sessionState">;
  afterwards(work: Promise<unknown>): void;
}
