import * as z from "zod";
import { readCookie, setCookie } from "#app/server/cookies/cookies.ts";
import { siteCookies } from "#app/server/cookies/site-cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import { isSameMailbox } from "../../application/mailbox.ts";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds for which the mailed link opens a desk, and for which a browser has it. */
const deskLinkAge = day;
const deskAge = 30 * day;

const category = "early-education";
const linkPurpose = "childcare-desk-link";
const cookiePurpose = "childcare-desk";

const proven = z.object({ provider: z.string(), address: z.string() });
const providers = z.array(z.string());

/** What the link proves: that somebody reads mail at the address that the directory has for a service. */
type Proven = z.infer<typeof proven>;

export const deskToken = ({ site: { seal }, account: { now } }: Visit, proof: Proven): Promise<string> =>
  seal.close(linkPurpose, proof, now + deskLinkAge);

/** The services that have one address in the directory. @returns nothing while the directory does not answer */
export async function servicesAt({ neighbours }: Visit, provider: string) {
  const found = await neighbours.serviceLocations.sharingAddress(category, provider);
  return found.ok ? found.value : undefined;
}

/** @returns `Set-Cookie` headers; none for a token that is wrong or old, or once the directory has another address */
export async function openDesk(visit: Visit, token: string): Promise<string[] | undefined> {
  const { site, account } = visit;
  const proof = proven.safeParse(await site.seal.open(linkPurpose, token, account.now)).data;
  if (!proof) return [];
  const services = await servicesAt(visit, proof.provider);
  if (!services) return undefined;
  const own = services.filter(({ email }) => email && isSameMailbox(email, proof.address));
  if (own.length === 0) return [];
  const ids = own.map(({ id }) => String(id)) satisfies z.infer<typeof providers>;
  const sealed = await site.seal.close(cookiePurpose, ids, account.now + deskAge);
  return [setCookie(siteCookies.serviceDesk.name, sealed, "/", Math.floor(deskAge / 1000))];
}

export const closeDesk = (): string[] => [setCookie(siteCookies.serviceDesk.name, "", "/", 0)];

/** The services whose families this browser may see; none without a desk. */
export async function servicesOfDesk({ request: { cookies }, site, account }: Visit): Promise<string[]> {
  const sealed = readCookie(cookies, siteCookies.serviceDesk.name);
  return providers.safeParse(sealed && (await site.seal.open(cookiePurpose, sealed, account.now))).data ?? [];
}
