import { browserSecret } from "../cookies/browser-secret.ts";
import { readCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import type { Visit } from "../visit.ts";
import { attemptsFrom, checkRateLimits, type RateLimit } from "./rate-limit.ts";

/** @returns milliseconds to wait when over the limit @throws when the database does not answer */
export async function countVisitor(
  request: Request,
  { request: { cookies }, site: { seal }, account, account: { person } }: Visit,
  limit: RateLimit,
): Promise<number | undefined> {
  const who = person
    ? seal.sign("person", person.id)
    : seal.sign("browser", readCookie(cookies, siteCookies.drafts.name) ?? browserSecret(cookies).secret);
  const shared = await attemptsFrom(request, limit, (purpose, text) => seal.sign(purpose, text));
  return checkRateLimits(account.db, [{ limit, who: await who }, ...shared], account.now);
}
