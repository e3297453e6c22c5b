import * as z from "zod";
import { readCookie, setCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import type { Seal } from "../crypto/seal.ts";
import { limits } from "../limits/limits.ts";
import { checkMarks, type Preference, preference } from "./preference.ts";

const cookie = siteCookies.preferences.name;
const purpose = "preferences";
/** Seconds. */
const age = 3600;

/** Field names would take a third of the cookie. */
const triples = z.array(z.tuple([z.string(), z.string(), z.string()]));

export async function readPreferencesCookie(
  cookies: string | null,
  seal: Seal,
  now: number,
): Promise<Preference[]> {
  const read = (await triplesIn(cookies, seal, now)) ?? [];
  const entries = read.map(([group, key, val]) => preference.safeParse({ group, key, val }));
  return entries.flatMap(({ data }) => (data ? [data] : []));
}

/** Its mere presence makes a visitor personal, and every page uncached. */
export const hasUnreadablePreferences = async (
  cookies: string | null,
  seal: Seal,
  now: number,
): Promise<boolean> =>
  readCookie(cookies, cookie) !== undefined && (await triplesIn(cookies, seal, now)) === undefined;

const triplesIn = async (cookies: string | null, seal: Seal, now: number) =>
  triples.safeParse(await seal.open(purpose, readCookie(cookies, cookie) ?? "", now)).data;

const sealBytes = 80;
const carriesBytes = Math.floor(((limits.cookieBytes - cookie.length - 1) * 3) / 4) - sealBytes;

/** Drops the oldest check marks first. @returns nothing when it does not fit without any */
export async function setPreferencesCookie(
  list: readonly Preference[],
  seal: Seal,
  now: number,
): Promise<string | undefined> {
  const left = list.map(({ group, key, val }) => [group, key, val]);
  const bytes = () => new TextEncoder().encode(JSON.stringify(left)).length;
  for (let size = bytes(); size > carriesBytes; size = bytes()) {
    const oldest = left.findIndex(([group]) => group === checkMarks);
    if (oldest < 0) return undefined;
    left.splice(oldest, 1);
  }
  return setCookie(cookie, await seal.close(purpose, left, now + age * 1000), "/", age);
}

export const clearPreferencesCookie = (): string => setCookie(cookie, "", "/", 0);
