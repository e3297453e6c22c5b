import * as oauth from "oauth4webapi";
import { call } from "#workers/call/index.ts";
import type { Deadline } from "../http/deadline.ts";
import type { IdentitySettings } from "./identity-settings.ts";

const neighbour = "identity";
const network = { fetch: (request: Request) => fetch(request) };

/** Seconds for which the provider is taken to be as it was, and for which its description serves while it is down. */
const fresh = 5;
const keep = 24 * 60 * 60;

/** The provider did not answer, or not as a provider does. */
export class IdentityUnavailable extends Error {
  override name = "IdentityUnavailable";
}

/**
 * What the provider says of itself. `isOld` tells that it was asked again since and did not answer.
 * @throws when it is not known, or is that of another issuer
 */
export async function discover(
  { issuer }: IdentitySettings,
  deadline: Deadline,
): Promise<{ server: oauth.AuthorizationServer; isOld: boolean }> {
  const url = `${issuer.href.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const options = { ...deadline(), neighbour, as: "text" as const, remember: { fresh, keep } };
  const answer = await call<string>(network, url, options);
  if (!answer.ok) throw new IdentityUnavailable();
  return { server: await oauth.processDiscoveryResponse(issuer, json(answer.value)), isOld: answer.stale };
}

/** Every request of the library goes the way of all neighbours: in time, in size, and not while it is left alone. */
export const fetchWithin =
  (deadline: Deadline) =>
  async (url: string, { method, headers, body }: oauth.CustomFetchOptions<string, unknown>) => {
    const sent = body === undefined || body === null ? {} : { body: String(body) };
    // An error of OAuth is an answer.
    const options = { ...deadline(), neighbour, as: "text" as const, accepts: [400, 401, 403] };
    const answer = await call<string>(network, { url, method, headers, ...sent }, options);
    if (!answer.ok) throw new IdentityUnavailable();
    return json(answer.value, answer.status, answer.headers["content-type"]);
  };

const json = (text: string, status = 200, type = "application/json"): Response =>
  new Response(text, { status, headers: { "Content-Type": type } });

const caches = new Map<string, oauth.JWKSCacheInput>();

/** The provider's keys, remembered in the isolate; the library asks again for a key that it does not know. */
export function jwksCacheOf({ issuer: { href } }: IdentitySettings): oauth.JWKSCacheInput {
  const cache = caches.get(href) ?? {};
  caches.set(href, cache);
  return cache;
}
