import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import fc from "fast-check";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DraftAnswered, DraftAsked } from "./support/draft-worker.ts";
import { endHard, ownRuntimes } from "./support/ended-hard.ts";
import { applyMigrations } from "./support/prepared.mjs";

const visitors = 800;
const savesBetweenEnds = 200;
/** Visitors that send at the same time. */
const atOnce = 24;

type Answers = Record<string, string>;

/** What the site has confirmed to a visitor last, and what was under way when it ended. */
interface Known {
  cookies: string;
  confirmed: { answers: Answers; version: number } | undefined;
  underWay: Answers | undefined;
}

interface Runtime {
  miniflare: Miniflare;
  pid: number;
}

const folder = mkdtempSync(path.join(tmpdir(), "timata-drafts-"));
let script: string;
let runtime: Runtime;

beforeAll(async () => {
  const bundled = await build({
    stdin: {
      contents: 'import { answer } from "./draft-worker.ts"; export default { fetch: answer };',
      resolveDir: fileURLToPath(new URL("support", import.meta.url)),
    },
    bundle: true,
    external: ["node:async_hooks"],
    format: "esm",
    write: false,
  });
  script = bundled.outputFiles[0]?.text ?? "";
  runtime = await start();
  await applyMigrations((await runtime.miniflare.getD1Database("DB")) as unknown as D1Database);
});

afterAll(async () => {
  await runtime.miniflare.dispose();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Runtime> {
  const before = ownRuntimes();
  const miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_als"],
    d1Databases: { DB: "drafts" },
    d1Persist: folder,
    cf: false,
  });
  await miniflare.ready;
  const [pid, ...others] = [...ownRuntimes()].filter((each) => !before.has(each));
  if (pid === undefined || others.length > 0) throw new Error("It is not known which process to end.");
  return { miniflare, pid };
}

async function ask(asked: DraftAsked): Promise<DraftAnswered> {
  const answer = await fetch(await runtime.miniflare.ready, { method: "POST", body: JSON.stringify(asked) });
  return (await answer.json()) as DraftAnswered;
}

/** When the runtime ends meanwhile, nobody knows whether it was saved. */
async function save(visitor: Known, answers: Answers, isRepeated = false): Promise<void> {
  visitor.underWay = answers;
  const { cookies, confirmed } = visitor;
  const isFirst = confirmed === undefined && !isRepeated;
  const answered = await ask({ cookies, save: answers, isFirst }).catch(() => undefined);
  if (answered?.is !== "saved") return again();
  visitor.confirmed = { answers, version: answered.version ?? 0 };
  visitor.underWay = undefined;
  saves++;
  if (saves % savesBetweenEnds === 0) void endAndStart();

  /** Visitors without an answer send once more when the site is back; one in ten gives up. */
  async function again(): Promise<void> {
    await starting;
    if (Math.random() < 0.9) await save(visitor, answers, true);
  }
}

let saves = 0;
let ends = 0;
let starting: Promise<unknown> = Promise.resolve();

function endAndStart(): Promise<unknown> {
  const ended = runtime;
  ends++;
  endHard(ended.pid);
  starting = starting.then(async () => {
    runtime = await start();
    await ended.miniflare.dispose().catch(() => {});
  });
  return starting;
}

/** At most `atOnce` items at a time. */
async function forAll<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await act(item);
    }),
  );
}

test("800 random drafts saved, the worker process ended hard mid-write, resumed: none lost, none mixed up [quality/figures/double-presses]", async () => {
  const words = fc.string({ unit: "grapheme" });
  // No question is called so, and objects of JavaScript cannot hold it.
  const name = words.filter((text) => text !== "__proto__");
  const random = fc.sample(fc.dictionary(name, words), { numRuns: visitors, seed: 6 });
  const all = random.map((answers, at): Known & { at: number; answers: Answers } => ({
    at,
    answers: { ...answers, whose: String(at) },
    cookies: `__Host-draft=${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url")}`,
    confirmed: undefined,
    underWay: undefined,
  }));
  await forAll(all, async (visitor) => {
    await save(visitor, { ...visitor.answers, time: "first" });
    // One in eight comes back and changes it.
    if (visitor.at % 8 === 0 && visitor.confirmed)
      await save(visitor, { ...visitor.answers, time: "second" });
  });
  await starting;
  const wrong: string[] = [];
  await forAll(all, async ({ at, cookies, confirmed, underWay }) => {
    const { is, answers, version = 0 } = await ask({ cookies });
    const isConfirmed = confirmed && isSame(answers, confirmed.answers) && version >= confirmed.version;
    const isUnderWay = underWay && (isSame(answers, underWay) || (is === "none" && !confirmed));
    if (!isConfirmed && !isUnderWay) wrong.push(`${at}: ${is}`);
  });
  expect(wrong).toEqual([]);
  expect(ends).toBeGreaterThan(3);
}, 300_000);

const isSame = (one: Answers | undefined, other: Answers): boolean =>
  JSON.stringify(Object.entries(one ?? {}).sort()) === JSON.stringify(Object.entries(other).sort());
