import * as z from "zod";
import { readCookie, setCookie } from "../http/cookies.ts";
import type { Seal } from "../http/seal.ts";
import { siteCookies } from "../http/site-cookies.ts";

const cookie = siteCookies.pendingLogins.name;
const purpose = "login";
/** Milliseconds in which a log-in must be finished (quality L4). */
const age = 10 * 60 * 1000;
/** Tabs in which one browser may be logging in at once. */
const most = 3;

const pendingLogin = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path of this site. */
  next: z.string(),
  at: z.number(),
});

/** A log-in that was begun in this browser and waits for the identity provider's answer. */
export type PendingLogin = z.infer<typeof pendingLogin>;

/** The log-ins that were begun within the last ten minutes, the newest last. */
export async function readPendingLogins(
  cookies: string | null,
  seal: Seal,
  now: number,
): Promise<PendingLogin[]> {
  const sealed = readCookie(cookies, cookie);
  const all = sealed
    ? z.array(pendingLogin).safeParse(await seal.open(purpose, sealed, now)).data
    : undefined;
  return (all ?? []).filter(({ at }) => now - at < age);
}

/** The `Set-Cookie` header that keeps the newest of them. */
export async function setPendingLogins(
  all: readonly PendingLogin[],
  seal: Seal,
  now: number,
): Promise<string> {
  if (all.length === 0) return setCookie(cookie, "", "/", 0);
  return setCookie(cookie, await seal.close(purpose, all.slice(-most), now + age), "/", age / 1000);
}
