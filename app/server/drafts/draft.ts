import type * as z from "zod";
import type { RawKey } from "../http/aes-gcm.ts";
import type { Seal } from "../http/seal.ts";
import type { Account } from "../visitor/account.ts";

/** A half-filled form as it is kept, opened. */
export interface Draft<T> {
  /** Random; says nothing of whose it is. */
  readonly id: string;
  /** Rises with every save but quiet ones, from 1. */
  readonly version: number;
  /** The last save that was not quiet, milliseconds since 1970. */
  readonly changedAt: number;
  readonly content: T;
  /** Rises with every save: of two that read the same the later one is told that it changed meanwhile. */
  readonly saves: number;
  /** Nothing is to be typed in it any more, and its holders live this long (milliseconds) whatever they do. */
  readonly closesIn: number | undefined;
  /** What its content is sealed with. It never leaves the server. */
  readonly key: RawKey;
  /** Its codes to come back with, sealed with that key, and until when they hold. */
  readonly codes: readonly { known: string; until: number }[];
}

/** A code that together with a birth date opens a draft on any device. */
export interface ComeBackCode {
  /** As it is kept: letters and digits without spaces. */
  readonly code: string;
  /** YYYY-MM-DD */
  readonly birthDate: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export type FoundDraft<T> =
  | { is: "none"; cookies: string[] }
  | {
      is: "draft";
      draft: Draft<T>;
      /** Opened the first time since its person logged in, and not taken along from the browser. */
      isFirstInSession: boolean;
      /** What was typed in this browser before its visitor, who has a draft of their own, logged in. */
      typedBefore: Draft<T> | undefined;
      /** One in which nothing is to be typed any more; it may be the draft itself, or one that this browser holds besides. */
      closed: Draft<T> | undefined;
      cookies: string[];
    }
  /** There is one that does not open: it was spoilt, or is of a shape that is not known any more. The next that is begun takes its place. */
  | { is: "unreadable"; cookies: string[] }
  | { is: "unavailable" };

export type SaveResult<T> =
  | { is: "saved"; draft: Draft<T>; cookies: string[] }
  | { is: "changed-meanwhile" }
  | { is: "unavailable" };

export type OpenedWithCode =
  | { is: "opened"; isClosed: boolean; cookies: string[] }
  /** No such code, or another birth date: which of them is not said. */
  | { is: "wrong" }
  /** @property until milliseconds since 1970 */
  | { is: "locked"; until: number }
  /** Another form was begun in this browser, which would be lost. */
  | { is: "holds-another" }
  | { is: "unavailable" };

export interface SaveOptions {
  /** What the product found out by itself: the version stays, so that no open page is out of date. */
  isQuiet?: boolean;
  /** Nothing is to be typed any more: holders, codes aside, are gone this many milliseconds from now. */
  closesIn?: number;
}

/** The drafts of one form, for whoever sends a request. Nothing here throws. */
export interface Drafts<T> {
  /** Finds the draft of the person, or of the browser; takes the browser's along into a log-in. One query. To be called before `save`. */
  open(): Promise<FoundDraft<T>>;
  /**
   * Stores all or nothing, and only over what was read.
   * @param over what was read before; nothing begins a draft
   */
  save(content: T, over: Draft<T> | undefined, options?: SaveOptions): Promise<SaveResult<T>>;
  /** Makes what was typed in this browser the person's draft, in place of theirs. @returns whether it is done */
  takeOver(draft: Draft<T>): Promise<boolean>;
  /** Holds a draft no longer; it is deleted if nobody else does. @returns whether it is done */
  revoke(draft: Draft<T>): Promise<boolean>;
  /** Deletes a draft with its codes; where another person holds it too it stays theirs. @returns whether it is done */
  remove(draft: Draft<T>): Promise<boolean>;
  /**
   * Gives the code of a draft for a birth date: the one that was made before, else a new one. It holds 30 days from now.
   * @param birthDate YYYY-MM-DD
   * @returns nothing when the database does not answer
   */
  makeCode(draft: Draft<T>, birthDate: string): Promise<ComeBackCode | undefined>;
  /** The codes that were made for a draft and hold still, the newest first. Asks no database. */
  codesOf(draft: Draft<T>): Promise<ComeBackCode[]>;
  /**
   * Makes this browser a holder of the draft that a code opens, and the person who is logged in too, if they have none.
   * @param typed the code as it was typed
   * @param options.isInPlace what was begun in this browser may go
   */
  openWithCode(typed: string, birthDate: string, options?: { isInPlace?: boolean }): Promise<OpenedWithCode>;
}

/** Milliseconds: how long a browser holds a draft after its last request, and a code after it was made. */
export interface DraftAges {
  readonly browser?: number;
  readonly code?: number;
}

/** What the drafts of a form are. */
export interface DraftKind<T> {
  /** Its name. */
  form: string;
  shape: z.ZodType<T>;
  /** Nothing has been typed yet: such a draft of a person gives way to what they typed before they logged in. */
  isEmpty(content: T): boolean;
  /** In place of those of every form (`ages.ts`). */
  ages?: DraftAges;
}

/** What of a request drafts depend on. */
export interface DraftRequest {
  cookies: string | null;
  seal: Seal;
  account: Pick<Account, "db" | "now" | "sessionState">;
  afterwards(work: Promise<unknown>): void;
}
