import * as oauth from "oauth4webapi";
import { call } from "#workers/call/index.ts";
import type { Deadline } from "../limits/deadline.ts";
import type { IdentitySettings } from "./identity-settings.ts";

const neighbour = "identity";
const network = { fetch: (request: Request) => fetch(request) };

/** Seconds; `keepFor`: while the provider is down. */
const fresh = 5;
const keepFor = 24 * 60 * 60;

export class IdentityUnavailable extends Error {
  override name = "IdentityUnavailable";
}

/** `isOld`: the provider does not answer. @throws when it is unknown or belongs to another issuer */
export async function discover(
  { issuer }: IdentitySettings,
  deadline: Deadline,
): Promise<{ server: oauth.AuthorizationServer; isOld: boolean }> {
  const url = `${issuer.href.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const options = { ...deadline(), neighbour, as: "text" as const, remember: { fresh, keep: keepFor } };
  const answer = await call<string>(network, url, options);
  if (!answer.ok) throw new IdentityUnavailable();
  return { server: await oauth.processDiscoveryResponse(issuer, json(answer.value)), isOld: answer.stale };
}

export const fetchWithin =
  (deadline: Deadline) =>
  async (url: string, { method, headers, body }: oauth.CustomFetchOptions<string, unknown>) => {
    const sent = body === undefined || body === null ? {} : { body: String(body) };
    const options = { ...deadline(), neighbour, as: "text" as const, accepts: [400, 401, 403] };
    const answer = await call<string>(network, { url, method, headers, ...sent }, options);
    if (!answer.ok) throw new IdentityUnavailable();
    return json(answer.value, answer.status, answer.headers["content-type"]);
  };

const json = (text: string, status = 200, type = "application/json"): Response =>
  new Response(text, { status, headers: { "Content-Type": type } });

const caches = new Map<string, oauth.JWKSCacheInput>();

export function jwksCacheOf({ issuer: { href } }: IdentitySettings): oauth.JWKSCacheInput {
  const cache = caches.get(href) ?? {};
  caches.set(href, cache);
  return cache;
}
