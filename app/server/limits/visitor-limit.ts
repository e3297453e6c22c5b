import { knownBrowser } from "../cookies/browser-secret.ts";
import { readCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import type { Visit } from "../visit.ts";
import { attemptsFrom, checkRateLimits, type RateLimit } from "./rate-limit.ts";

/** A browser that brings no cookie is counted by its address alone. @returns milliseconds to wait when over the limit @throws when the database does not answer */
export async function countVisitor(
  request: Request,
  { request: { cookies }, site: { seal }, account, account: { person } }: Visit,
  limit: RateLimit,
): Promise<number | undefined> {
  const browser = readCookie(cookies, siteCookies.drafts.name) ?? knownBrowser(cookies);
  const who = person ? seal.sign("person", person.id) : browser && seal.sign("browser", browser);
  const shared = await attemptsFrom(request, limit, (purpose, text) => seal.sign(purpose, text));
  return checkRateLimits(account.db, [...(who ? [{ limit, who: await who }] : []), ...shared], account.now);
}
