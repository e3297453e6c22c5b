import type { Visit } from "../visit.ts";
import { browserSecret } from "./browser-secret.ts";
import { readCookie } from "./cookies.ts";
import { checkRateLimits, networkPrefix, perAddressFactor, type RateLimit } from "./rate-limit.ts";
import { siteCookies } from "./site-cookies.ts";

/** Quality B1, B2. @returns milliseconds to wait when it was done too often @throws when the database does not answer */
export async function countVisitor(
  request: Request,
  { cookies, seal, account, person }: Visit,
  limit: RateLimit,
): Promise<number | undefined> {
  const who = person
    ? seal.sign("person", person.id)
    : seal.sign("browser", readCookie(cookies, siteCookies.drafts.name) ?? browserSecret(cookies).secret);
  const counted = [{ limit, who: await who }];
  const ip = request.headers.get("CF-Connecting-IP");
  if (ip) {
    const shared = { ...limit, name: `${limit.name}-address`, times: limit.times * perAddressFactor };
    counted.push({ limit: shared, who: await seal.sign("address", networkPrefix(ip)) });
  }
  return checkRateLimits(account.db, counted, account.now);
}
