import * as z from "zod";
import { Seal } from "../../app/server/crypto/seal.ts";
import { type Drafts, draftsOf, type SaveOptions } from "../../app/server/drafts/index.ts";
import type { SessionState } from "../../app/server/login/session.ts";
import { CookieJar } from "./cookie-jar.mjs";
import { objectsBeside } from "./database.ts";

/** What the drafts of tests hold. */
export interface Typed {
  answers: Record<string, string>;
}

const shape: z.ZodType<Typed> = z.object({ answers: z.record(z.string(), z.string()) });
const seal = new Seal("0123456789abcdef0123456789abcdef");

/** The moment at which tests begin. */
export const start = Date.UTC(2026, 10, 20);

/** One who comes to the site with a browser of their own, at any moment, logged in or not. */
export class DraftVisitor {
  readonly jar = new CookieJar();
  now = start;
  sessionState: SessionState = { is: "anonymous" };
  /** Of the site that they come to. */
  seal = seal;
  /** Whether objects take what they save, where there are some. */
  takesMore = true;
  /** Work that went on after the answers. */
  readonly afterwards: Promise<unknown>[] = [];

  constructor(readonly db: () => D1Database) {}

  logIn(id: string): this {
    const session = { idHash: id, startedAt: this.now, expiresAt: this.now + 1_800_000 };
    this.sessionState = { is: "logged-in", person: { id }, session, preferences: [] };
    return this;
  }

  logOut(): this {
    this.sessionState = { is: "anonymous" };
    return this;
  }

  /** The drafts as one request finds them. */
  drafts({
    form = "register-my-baby",
    db = this.db(),
    secret = this.seal,
    hasLogin = true,
  } = {}): Drafts<Typed> {
    const { jar, now, sessionState, afterwards } = this;
    const account = { db, now, sessionState, draftObjects: objectsBeside(db, this.takesMore) };
    const facts = {
      request: { cookies: jar.header("/") ?? null },
      site: { seal: secret },
      account,
      afterwards: (work: Promise<unknown>) => void afterwards.push(work),
    };
    return draftsOf(facts, {
      form,
      shape,
      hasLogin,
      isEmpty: ({ answers }) => Object.keys(answers).length === 0,
    });
  }

  /** Opens, and keeps the cookies that came. */
  async open(drafts = this.drafts()) {
    const found = await drafts.open();
    if ("cookies" in found) this.jar.take(found.cookies);
    await Promise.all(this.afterwards);
    return found;
  }

  /** What is found, as long as there is one. */
  async draft() {
    const found = await this.open();
    if (found.is !== "draft") throw new Error(`There is no draft: ${found.is}`);
    return found.draft;
  }

  /** The answers that are found; nothing without a draft. */
  async answers(): Promise<Record<string, string> | undefined> {
    const found = await this.open();
    return found.is === "draft" ? found.draft.content.answers : undefined;
  }

  /** Opens, types, and saves. */
  async type(answers: Record<string, string>, options?: SaveOptions) {
    const drafts = this.drafts();
    const found = await this.open(drafts);
    const draft = found.is === "draft" && found.draft.closesIn === undefined ? found.draft : undefined;
    const saved = await drafts.save({ answers: { ...draft?.content.answers, ...answers } }, draft, options);
    if (saved.is === "saved") this.jar.take(saved.cookies);
    return saved;
  }
}

/** People who have an account. */
export async function people(db: D1Database, ...ids: string[]): Promise<void> {
  const insert = db.prepare(
    "insert into people (id, subject_hash, created_at, seen_at, language) values (?1, ?1, 0, 0, 'en')",
  );
  await db.batch(ids.map((id) => insert.bind(id)));
}

/** How many rows there are of drafts and of their holders. */
export async function draftRows(db: D1Database): Promise<{ drafts: number; holders: number }> {
  const counted = await db
    .prepare(
      "select (select count(*) from drafts) as drafts, (select count(*) from draft_holders) as holders",
    )
    .first<{ drafts: number; holders: number }>();
  return counted ?? { drafts: -1, holders: -1 };
}
