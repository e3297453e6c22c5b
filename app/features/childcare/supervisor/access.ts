import * as z from "zod";
import { readCookie, setCookie } from "#app/server/cookies/cookies.ts";
import { siteCookies } from "#app/server/cookies/site-cookies.ts";
import { isToken } from "#app/server/drafts/index.ts";
import { attemptsFrom, checkRateLimits, type RateLimit } from "#app/server/limits/rate-limit.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { Visit } from "#app/server/visit.ts";
import { type FoundSection, openSection } from "../application/open-section.ts";
import type { LinkTarget } from "../application/section-token.ts";

const purpose = "supervisor-links";
const cookie = siteCookies.supervisorLinks.name;

/** Milliseconds: a working day, as of form tokens. */
const cookieAge = 12 * 60 * 60 * 1000;

/** Of several links in one browser the newest; more do not fit into a cookie. */
const mostLinks = 12;

const heldLink = z.object({ applicationId: z.string(), providerId: z.string(), token: z.string() });
type HeldLink = z.infer<typeof heldLink>;

async function heldLinks({ request: { cookies }, site: { seal }, account }: Visit): Promise<HeldLink[]> {
  const sealed = readCookie(cookies, cookie);
  const opened = sealed && (await seal.open(purpose, sealed, account.now));
  return z.array(heldLink).safeParse(opened).data ?? [];
}

const isTarget = (held: LinkTarget, { applicationId, providerId }: LinkTarget): boolean =>
  held.applicationId === applicationId && held.providerId === providerId;

/** @returns `Set-Cookie` headers, the same for a token that opens something and one that does not */
export async function holdLink(visit: Visit, link: HeldLink): Promise<string[]> {
  const id = /^[\w-]{1,36}$/;
  if (!isToken(link.token) || !id.test(link.applicationId) || !id.test(link.providerId)) return [];
  const others = (await heldLinks(visit)).filter((held) => !isTarget(held, link));
  const links = [link, ...others].slice(0, mostLinks);
  return [setCookie(cookie, await visit.site.seal.close(purpose, links, visit.account.now + cookieAge), "/")];
}

const wrongTokens: RateLimit = { name: "childcare-token", times: 10, within: 60 * 60 * 1000 };

/** @property wait milliseconds */
export type Access = FoundSection | { readonly is: "too-often"; readonly wait: number };

/** What this browser's link opens. A right one is not counted, so that strangers can lock nobody out. */
export async function openHeld(visit: Visit, request: Request, target: LinkTarget): Promise<Access> {
  const held = (await heldLinks(visit)).find((each) => isTarget(each, target));
  if (!held) return { is: "none" };
  const found = await openSection(visit, target, held.token);
  if (found.is !== "none") return found;
  logEvent("childcare-token-refused", visit.request);
  const wait = await countWrongToken(visit, request, target);
  return wait === undefined ? found : { is: "too-often", wait };
}

/** @returns milliseconds to wait */
export async function countWrongToken(
  { site: { seal }, account }: Visit,
  request: Request,
  { applicationId }: LinkTarget,
): Promise<number | undefined> {
  const own = { limit: wrongTokens, who: await seal.sign("childcare", applicationId) };
  const shared = await attemptsFrom(request, wrongTokens, (purpose, text) => seal.sign(purpose, text));
  return checkRateLimits(account.db, [own, ...shared], account.now);
}
