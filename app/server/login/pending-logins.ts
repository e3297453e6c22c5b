import * as z from "zod";
import { readCookie, setCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import type { Seal } from "../crypto/seal.ts";

const cookie = siteCookies.pendingLogins.name;
const purpose = "login";
const age = 10 * 60 * 1000;
const most = 3;

const pendingLogin = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  at: z.number(),
});

export type PendingLogin = z.infer<typeof pendingLogin>;

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

export async function setPendingLogins(
  all: readonly PendingLogin[],
  seal: Seal,
  now: number,
): Promise<string> {
  if (all.length === 0) return setCookie(cookie, "", "/", 0);
  return setCookie(cookie, await seal.close(purpose, all.slice(-most), now + age), "/", age / 1000);
}
