import * as z from "zod";
import type { RawKey } from "#workers/aes-gcm.ts";
import type { Seal } from "../crypto/seal.ts";
import type { Account } from "../visitor/account.ts";
import type { DraftObjects } from "./objects.ts";

export interface Draft<T> {
  readonly id: string;
  /** From 1; quiet saves add nothing. */
  readonly version: number;
  /** Milliseconds since 1970; quiet saves do not count. */
  readonly changedAt: number;
  readonly content: T;
  readonly saves: number;
  /** Closed for typing; milliseconds that its holders still have. */
  readonly closesIn: number | undefined;
  /** Encrypts the content. It never leaves the server. */
  readonly key: RawKey;
  readonly codes: readonly { known: string; until: number }[];
  /** Milliseconds since 1970; undefined for a person, who keeps it. */
  readonly until: number | undefined;
  /** The object that has it; undefined in D1. */
  readonly place: string | undefined;
}

export type BrowserDraft = Pick<Draft<unknown>, "id" | "changedAt" | "until">;

export interface BrowserDrafts {
  readonly current: BrowserDraft | undefined;
  readonly aside: readonly BrowserDraft[];
}

export interface ComeBackCode {
  readonly code: string;
  readonly birthDate: string;
  readonly until: number;
}

export type FoundDraft<T> =
  | { is: "none"; typedBefore: Draft<T> | undefined; cookies: string[] }
  | {
      is: "draft";
      draft: Draft<T>;
      isFirstInSession: boolean;
      /** Typed in this browser before the log-in, by this person or somebody else. */
      typedBefore: Draft<T> | undefined;
      closed: Draft<T> | undefined;
      cookies: string[];
    }
  /** It cannot be decrypted or has an unknown shape; the next draft replaces it. */
  | { is: "unreadable"; cookies: string[] }
  | { is: "unavailable" };

interface Unsaved {
  readonly is: "unavailable";
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
  | { is: "full" }
  | { is: "unavailable" };

export type OpenedLink<T> = { is: "draft"; draft: Draft<T> } | { is: "none" } | { is: "unavailable" };

export interface SaveOptions {
  isQuiet?: boolean;
  /** Closes the draft; holders other than codes expire after so many milliseconds. */
  closesIn?: number;
  /** Saved with the draft or not at all; one may undo everything (`orUndo`), as if the draft had changed. */
  also?: (draft: Pick<Draft<unknown>, "id" | "key" | "changedAt">) => readonly D1PreparedStatement[];
}

export interface BegunDrafts<T> {
  readonly drafts: readonly Draft<T>[];
  /** For the batch that saves where the keys are kept. */
  readonly statements: readonly D1PreparedStatement[];
}

/** Nothing here throws unless it says so. */
export interface Drafts<T> {
  /** Call it before `save`. Only `takeOver` moves a browser's draft into a log-in. */
  open(): Promise<FoundDraft<T>>;
  save(content: T, over: Draft<T> | undefined, options?: SaveOptions): Promise<SaveResult<T>>;
  takeOver(draft: Draft<T>): Promise<boolean>;
  revoke(draft: Draft<T>): Promise<boolean>;
  /** Undefined when the database does not answer. */
  inBrowser(): Promise<BrowserDrafts | undefined>;
  /** Makes room for another form in this browser; this one keeps its time. */
  setAside(draft: Draft<T>): Promise<"done" | "full" | "unavailable">;
  bringBack(id: string): Promise<boolean>;
  remove(draft: Draft<T>): Promise<boolean>;
  /** The same date gives the same code, valid for another 30 days; nothing if the database does not answer. */
  makeCode(draft: Draft<T>, birthDate: string): Promise<ComeBackCode | undefined>;
  codesOf(draft: Draft<T>): Promise<ComeBackCode[]>;
  openWithCode(typed: string, birthDate: string, options?: { isInPlace?: boolean }): Promise<OpenedWithCode>;
  openLinked(link: DraftLink): Promise<OpenedLink<T>>;
  /** One query. Undefined for what is gone. @throws when the database does not answer */
  openAllLinked(links: readonly DraftLink[]): Promise<(Draft<T> | undefined)[]>;
  beginLinked(contents: readonly T[]): Promise<BegunDrafts<T>>;
  /** For codes without a birth date. The caller must count wrong tries. */
  readByCode(typed: string): Promise<OpenedLink<T>>;
  beginWithCode(content: T, birthDate: string): Promise<{ draft: Draft<T>; code: ComeBackCode } | undefined>;
}

/** Milliseconds: a browser after its last request, a code after it was made. For people see `ages.ts`. */
export interface DraftAges {
  readonly browser?: number;
  readonly code?: number;
}

/** Kept in a draft's content, so that whoever opens that draft opens this one too. */
export interface DraftLink {
  readonly id: string;
  readonly key: string;
}

export const draftLinkShape: z.ZodType<DraftLink> = z.object({ id: z.string(), key: z.string() });

export interface DraftKind<T> {
  form: string;
  shape: z.ZodType<T>;
  /** An empty draft gives way to what the person typed before logging in. */
  isEmpty(content: T): boolean;
  ages?: DraftAges;
  /** True by default. If false, logging in changes nothing: a browser or a code holds the draft. */
  hasLogin?: boolean;
  outage?: string;
  opened?: Draft<T>;
}

export interface DraftRequest {
  request: { cookies: string | null };
  site: { seal: Seal };
  account: Pick<Account, "db" | "now" | "sessionState"> & { draftObjects?: DraftObjects | undefined };
  afterwards(work: Promise<unknown>): void;
}
