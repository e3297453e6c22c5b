import * as z from "zod";
import { readCookie, setCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import type { Seal } from "../crypto/seal.ts";
import { sessionAge } from "./session.ts";

const cookie = siteCookies.lastPerson.name;
const purpose = "person";
export const pendingInputAge = 60 * 60 * 1000;
const age = sessionAge + pendingInputAge;

export async function readLastPerson(
  cookies: string | null,
  seal: Seal,
  now: number,
): Promise<string | undefined> {
  const sealed = readCookie(cookies, cookie);
  return sealed ? z.string().safeParse(await seal.open(purpose, sealed, now)).data : undefined;
}

export const setLastPerson = async (id: string, seal: Seal, now: number): Promise<string> =>
  setCookie(cookie, await seal.close(purpose, id, now + age), "/", age / 1000);
