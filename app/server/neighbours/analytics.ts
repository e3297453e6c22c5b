import * as z from "zod";
import { call, type Fetcher } from "#workers/call/index.ts";
import { readCookie, setCookie, setCookieHeaders } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import { randomHex } from "../crypto/random.ts";
import type { Env } from "../env.ts";
import { isEvent } from "./analytics-events.ts";
import { patternOf } from "./page-pattern.ts";

const view = z.strictObject({ path: z.string().max(500) });
const event = view
  .extend({ category: z.string(), action: z.string(), name: z.string() })
  .refine(({ category, action, name }) => isEvent(`${category}|${action}|${name}`));
const report = z.union([view, event]);
const reports = z.object({ requests: z.array(z.unknown()).max(20) });

type Report = Partial<z.infer<typeof event>> & z.infer<typeof view>;

const maxBodyLength = 16_384;
const cookie = siteCookies.analyticsId.name;
/** Seconds: 15 months. */
const cookieAge = 40_176_000;
/** Milliseconds. */
const timeout = 5_000;

export interface AnalyticsNeighbour {
  fetcher: Fetcher;
  url: string;
  siteId: string;
}

export function analyticsNeighbour(
  env: Pick<Env, "ANALYTICS_URL" | "ANALYTICS_SITE_ID" | "STAND_INS">,
): AnalyticsNeighbour | undefined {
  const siteId = env.ANALYTICS_SITE_ID || "1";
  if (env.ANALYTICS_URL) {
    return { fetcher: { fetch: (request) => fetch(request) }, url: withoutTokens(env.ANALYTICS_URL), siteId };
  }
  if (!env.STAND_INS) return undefined;
  return { fetcher: env.STAND_INS, url: "https://stand-ins/stand-ins/analytics/matomo.php", siteId };
}

function withoutTokens(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (/token/i.test(name)) url.searchParams.delete(name);
  return url.href;
}

export interface AnalyticsOptions {
  neighbour: AnalyticsNeighbour | undefined;
  origin: string;
  patterns: readonly string[];
  named: readonly string[];
  afterwards(work: Promise<unknown>): void;
}

/** Forwards once, after the answer, and never for visitors who ask not to be tracked. */
export async function answerAnalytics(request: Request, collecting: AnalyticsOptions): Promise<Response> {
  const { neighbour, origin, patterns, named, afterwards } = collecting;
  if (request.method !== "POST") return refused(405, { Allow: "POST" });
  if (!neighbour || hasDoNotTrack(request)) return new Response(null, { status: 204 });
  const body = await request.text();
  if (body.length > maxBodyLength) return refused(413);
  const sent = reports.safeParse(parsed(body));
  if (!sent.success) return refused(400);
  const accepted = sent.data.requests.flatMap((one) => {
    const { data } = report.safeParse(one);
    const pattern = data && patternOf(data.path, patterns, named);
    return pattern ? [{ ...data, path: pattern }] : [];
  });
  if (accepted.length === 0) return new Response(null, { status: 204 });
  const known = readCookie(request.headers.get("Cookie"), cookie);
  const id = known && /^[0-9a-f]{16}$/.test(known) ? known : randomHex(64);
  afterwards(forward(accepted, id, neighbour, origin));
  const headers = setCookieHeaders(id === known ? [] : [setCookie(cookie, id, "/", cookieAge)]);
  return new Response(null, { status: 204, headers });
}

const hasDoNotTrack = ({ headers }: Request): boolean =>
  headers.get("DNT") === "1" || headers.get("Sec-GPC") === "1";

function refused(status: 400 | 405 | 413, headers: Record<string, string> = {}): Response {
  const error = { 400: "Not understood", 405: "Method not allowed", 413: "The request is too large." }[
    status
  ];
  return Response.json({ error }, { status, headers });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function forward(
  reports: readonly Report[],
  id: string,
  { fetcher, url, siteId }: AnalyticsNeighbour,
  origin: string,
): Promise<void> {
  const requests = reports.map(({ path, category, action, name }) => {
    const of = { e_c: category, e_a: action, e_n: name };
    const given = Object.entries(of).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const page = { idsite: siteId, rec: "1", url: origin + path, action_name: path, _id: id };
    return `?${new URLSearchParams({ ...page, ...Object.fromEntries(given) })}`;
  });
  await call(
    fetcher,
    {
      url,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ requests }),
    },
    { neighbour: "analytics", as: "text", deadline: timeout },
  );
}
