import type * as z from "zod";
import { call } from "../../call/index.ts";
import { readTerm } from "../search/request.ts";
import type { GuideQuery } from "../search/search.ts";
import type { ContentSource } from "../serve/content-source.ts";
import * as shapes from "./shapes.ts";

const network = { fetch: (request: Request) => fetch(request) };

/** At worst 1,200 + 400 + 1,200 ms, so that a remembered answer still reaches the site within its 4 s. */
const timing = { deadline: 2_900, attempt: 1_200, retries: { times: 2, pause: 400 } };
/** Seconds. */
const freshFor = 30;
/** Milliseconds after which the version changes anyway: a change within a card does not show in the list of stages. */
const versionLifetime = 5 * 60_000;
const maxSearches = 100;
const dayMs = 24 * 60 * 60_000;

/** Kept apart from the memory of call(): searches are unlimited in number and must not displace the stages. */
const searches = new Map<string, { body: object; at: number }>();
const hashes = new WeakMap<object, string>();

function asking(address: string) {
  const ask = async <T>(path: string, shape: z.ZodType<T>, fresh?: number) => {
    const remember = fresh === undefined ? undefined : { fresh };
    const answer = await call(network, address + path, {
      neighbour: `content service at ${address}`,
      shape,
      remember,
      ...timing,
    });
    if (answer.ok) return answer.value;
    if (answer.kind === "status" && answer.status === 404) return undefined;
    throw new Unavailable(answer.kind);
  };
  const needed = async <T>(path: string, shape: z.ZodType<T>, fresh: number) => {
    const value = await ask(path, shape, fresh);
    if (value === undefined) throw new Unavailable("not-found");
    return value;
  };
  return { ask, needed };
}

export function remoteSource(base: string, now = Date.now): ContentSource {
  const address = base.replace(/\/+$/, "");
  const { ask, needed } = asking(address);
  const stages = () => needed("/stages", shapes.stages, freshFor);
  const period = () => Math.floor(now() / versionLifetime).toString(36);
  const versionOf = async (known: object) => `${await hashOf(known)}-${period()}`;
  const version = async () => versionOf(await stages());
  /** A version that cannot be read must not fail the answer. */
  const withVersion = async <T extends object | undefined>(asking: Promise<T>) => {
    const [body, known] = await Promise.all([asking, version().catch(() => `unknown-${period()}`)]);
    return { version: known, body };
  };

  return {
    version,
    async stages() {
      const body = await stages();
      return { version: await versionOf(body), body };
    },
    simplePages: () => withVersion<object>(needed("/simplepages", shapes.simplePages, 60).then(inOrder)),
    async item(kind, id) {
      const { version, body } = await withVersion<object | undefined>(
        kind === "stage"
          ? ask(`/stages/${Number(id)}`, shapes.stage, 60)
          : ask(`/sections/${Number(id)}`, shapes.section, 60),
      );
      return body && { version, body };
    },
    board: async () => undefined,
    search: (asked) => withVersion(searched(asked)),
  };

  async function searched(asked: GuideQuery): Promise<object> {
    const path = pathOf(asked);
    if (path === undefined) return {};
    const key = `${address}${path}`;
    try {
      const body = (await ask<object>(path, shapes.found)) ?? {};
      keep(key, { body, at: now() });
      return body;
    } catch (failure) {
      const kept = searches.get(key);
      if (kept && now() - kept.at < dayMs) return kept.body;
      throw failure;
    }
  }
}

function inOrder<T extends { SortOrder: number }>({ items }: { items: T[] }) {
  return { items: items.toSorted((a, b) => a.SortOrder - b.SortOrder) };
}

/** Undefined when there is nothing to search for. URL resolution removes path segments of dots, even encoded ones. */
function pathOf({ term: typed, page, summary, stage, topic }: GuideQuery): string | undefined {
  const term = readTerm(typed);
  if (term === "" || /^\.{1,2}$/.test(term)) return undefined;
  const query = new URLSearchParams({
    ...(summary && { summary: "true" }),
    ...(stage !== undefined && { stage }),
    ...(topic !== undefined && { topic }),
  });
  const asked = query.size > 0 ? `?${query}` : "";
  return `/search/${encodeURIComponent(term)}/${page}${asked}`;
}

function keep(key: string, search: { body: object; at: number }): void {
  searches.delete(key);
  searches.set(key, search);
  const [oldest] = searches.keys();
  if (searches.size > maxSearches && oldest !== undefined) searches.delete(oldest);
}

async function hashOf(value: object): Promise<string> {
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(value)));
  const hash = [...new Uint8Array(digest).slice(0, 8)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  hashes.set(value, hash);
  return hash;
}

class Unavailable extends Error {
  constructor(kind: string) {
    super(`The content service cannot be reached: ${kind}`);
    this.name = `content-service-${kind}`;
  }
}
