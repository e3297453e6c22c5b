import { logFailureLine, logLine } from "#workers/log/line.ts";
import { currentRequest } from "#workers/log/request.ts";
import { readCookie } from "./cookies/cookies.ts";
import { siteCookies } from "./cookies/site-cookies.ts";
import type { Env } from "./env.ts";
import { networkPrefix } from "./limits/rate-limit.ts";
import type { JobRun } from "./watch.ts";

const refusals = new Set([403, 405, 413, 429]);
const bytes = new TextEncoder();

export function logAnswer(
  { status }: Response,
  request: Request,
  { SEAL_SECRET }: Pick<Env, "SEAL_SECRET">,
  afterwards: (work: Promise<unknown>) => void,
): void {
  const logged = currentRequest();
  if (status >= 500 && !logged?.isAnnounced) logFailureLine("answered-5xx", { status });
  // The calls that ask who the visitor is answer 403 to anybody logged out.
  const isRefused = refusals.has(status) && !(status === 403 && request.method === "GET");
  if (isRefused) logLine("refused", { status });
  else if (!logged?.hasEvent) return;
  if (SEAL_SECRET) afterwards(logWho(request, logged?.person, SEAL_SECRET));
}

async function logWho({ headers }: Request, person: string | undefined, secret: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const key = await crypto.subtle.importKey(
    "raw",
    bytes.encode(`who\n${day}\n${secret}`),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const hash = async (kind: string, value: string | undefined | null) => {
    if (!value) return undefined;
    const signed = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(`${kind}\n${value}`)));
    return [...signed.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  const ip = headers.get("CF-Connecting-IP");
  logLine("who", {
    browser: await hash("browser", readCookie(headers.get("Cookie"), siteCookies.browser.name)),
    person: await hash("person", person),
    network: await hash("network", ip && networkPrefix(ip)),
  });
}

export const logCleanUp = ({ worked, took, counts }: JobRun): void =>
  logLine("clean-up", { code: worked ? "done" : "failed", took, counts });
