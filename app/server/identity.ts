import * as oauth from "oauth4webapi";
import { call } from "#workers/call.ts";
import { codeOf, otherFailure } from "./identity-errors.ts";
import { type IdentitySettings, isOnThisMachine } from "./identity-settings.ts";
import { logFailure } from "./log.ts";
import type { Patience } from "./patience.ts";

/** What a log-in that was begun must be finished with. */
export interface Challenge {
  state: string;
  nonce: string;
  verifier: string;
}

/** Whom the identity provider has logged in; of all it may say we take the subject and, as a suggestion, an address. */
export interface Identified {
  issuer: string;
  subject: string;
  idToken: string;
  email: string | undefined;
}

/** The identity provider, an OpenID provider like any other: authorization code, PKCE, state, nonce (quality L4). */
export interface Identity {
  /** The address that a log-in leads to; nothing when the provider is down. */
  begin(challenge: Challenge, callback: string, language: string): Promise<string | undefined>;
  /**
   * Reads what the provider answered to the callback.
   * @param answer the parameters of the callback
   * @returns who it is, or the code of what went wrong
   */
  finish(
    answer: URLSearchParams,
    challenge: Challenge,
    callback: string,
  ): Promise<Identified | { code: string }>;
  /** The address that ends the provider's own session and comes back; nothing where that cannot be. */
  end(idToken: string, comeBack: string): Promise<string | undefined>;
}

export const newChallenge = (): Challenge => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  verifier: oauth.generateRandomCodeVerifier(),
});

/** Seconds for which the provider is taken to be as it was, and for which its description serves while it is down. */
const fresh = 5;
const keep = 24 * 60 * 60;

class Unavailable extends Error {
  override name = "IdentityUnavailable";
}

/** The provider that the settings name, asked for as long as a page waits. */
export function identityProvider(settings: IdentitySettings, patience: Patience): Identity {
  const { issuer, clientId, scopes } = settings;
  const client: oauth.Client = { client_id: clientId, [oauth.clockTolerance]: 30 };
  const overWire = {
    [oauth.customFetch]: fetchWith(patience),
    // Only ever for a provider on this machine: other settings are refused (identity-settings.ts).
    [oauth.allowInsecureRequests]: isOnThisMachine(issuer),
  };

  async function description(): Promise<{ server: oauth.AuthorizationServer; isOld: boolean }> {
    const url = `${issuer.href.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const answer = await call<string>(network, url, {
      ...patience(),
      neighbour,
      as: "text",
      remember: { fresh, keep },
    });
    if (!answer.ok) throw new Unavailable();
    const server = await oauth.processDiscoveryResponse(issuer, json(answer.value));
    return { server, isOld: answer.stale };
  }

  async function exchange(
    server: oauth.AuthorizationServer,
    answer: URLSearchParams,
    facts: [string, string],
  ) {
    const ways = waysToProve(server, settings);
    for (const [at, way] of ways.entries()) {
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        way,
        answer,
        ...facts,
        overWire,
      );
      const isRefused = response.status === 401 || response.status === 400;
      if (!isRefused || at === ways.length - 1) return response;
      const { error } = (await response.clone().json()) as { error?: unknown };
      if (error !== "invalid_client") return response;
    }
    throw new Error("The identity provider offers no way to prove who we are");
  }

  async function identify(answer: URLSearchParams, { state, nonce, verifier }: Challenge, callback: string) {
    const { server } = await description();
    const checked = oauth.validateAuthResponse(server, client, answer, state);
    const response = await exchange(server, checked, [callback, verifier]);
    const expected = { expectedNonce: nonce, requireIdToken: true };
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, expected);
    await oauth.validateApplicationLevelSignature(server, response, {
      ...overWire,
      [oauth.jwksCache]: keysOf(issuer),
    });
    const claims = oauth.getValidatedIdTokenClaims(tokens);
    if (!claims || !tokens.id_token) throw new Error("The identity provider sent no id token");
    const email = claims.email ?? (await emailOf(server, tokens.access_token, claims.sub));
    return {
      issuer: claims.iss,
      subject: claims.sub,
      idToken: tokens.id_token,
      email: typeof email === "string" ? email : undefined,
    };
  }

  /** Asked only where the scope may give one; a suggestion is worth no failure. */
  async function emailOf(
    server: oauth.AuthorizationServer,
    token: string,
    subject: string,
  ): Promise<unknown> {
    if (!scopes.split(" ").includes("email") || !server.userinfo_endpoint) return undefined;
    try {
      const response = await oauth.userInfoRequest(server, client, token, overWire);
      return (await oauth.processUserInfoResponse(server, client, subject, response)).email;
    } catch {
      return undefined;
    }
  }

  return {
    async begin({ state, nonce, verifier }, callback, language) {
      try {
        const { server, isOld } = await description();
        if (isOld || !server.authorization_endpoint) return undefined;
        return withParameters(server.authorization_endpoint, {
          response_type: "code",
          client_id: clientId,
          redirect_uri: callback,
          scope: scopes,
          state,
          nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ui_locales: language,
        });
      } catch (error) {
        logFailure(error);
        return undefined;
      }
    },
    finish: (answer, challenge, callback) =>
      identify(answer, challenge, callback).catch((error: unknown) => {
        logFailure(error);
        return { code: codeFor(error) };
      }),
    async end(idToken, comeBack) {
      try {
        const { server, isOld } = await description();
        if (isOld || !server.end_session_endpoint) return undefined;
        return withParameters(server.end_session_endpoint, {
          id_token_hint: idToken,
          client_id: clientId,
          post_logout_redirect_uri: comeBack,
        });
      } catch (error) {
        logFailure(error);
        return undefined;
      }
    },
  };
}

const neighbour = "identity";
const network = { fetch: (request: Request) => fetch(request) };

/** Every request of the library goes the way of all neighbours: in time, in size, and not while it is left alone. */
const fetchWith =
  (patience: Patience) =>
  async (url: string, { method, headers, body }: oauth.CustomFetchOptions<string, unknown>) => {
    const sent = body === undefined || body === null ? {} : { body: String(body) };
    // An error of OAuth is an answer.
    const options = { ...patience(), neighbour, as: "text" as const, accepts: [400, 401, 403] };
    const answer = await call<string>(network, { url, method, headers, ...sent }, options);
    if (!answer.ok) throw new Unavailable();
    return json(answer.value, answer.status, answer.headers["content-type"]);
  };

const json = (text: string, status = 200, type = "application/json"): Response =>
  new Response(text, { status, headers: { "Content-Type": type } });

/**
 * How we prove to be the client, in the order in which it is tried: a provider may offer more ways than it accepts from us, and
 * refuses the wrong one before it looks at the code.
 */
function waysToProve(
  server: oauth.AuthorizationServer,
  { clientSecret }: IdentitySettings,
): oauth.ClientAuth[] {
  if (clientSecret === undefined) return [oauth.None()];
  const offered = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return [
    ...(offered.includes("client_secret_basic") ? [oauth.ClientSecretBasic(clientSecret)] : []),
    ...(offered.includes("client_secret_post") ? [oauth.ClientSecretPost(clientSecret)] : []),
  ];
}

function codeFor(error: unknown): string {
  if (error instanceof oauth.AuthorizationResponseError) return codeOf(error.error, error.error_description);
  return error instanceof Unavailable ? "InternalError" : otherFailure;
}

const caches = new Map<string, oauth.JWKSCacheInput>();

/** The provider's keys, remembered in the isolate; the library asks again for a key that it does not know. */
function keysOf({ href }: URL): oauth.JWKSCacheInput {
  const cache = caches.get(href) ?? {};
  caches.set(href, cache);
  return cache;
}

function withParameters(endpoint: string, parameters: Record<string, string>): string {
  const url = new URL(endpoint);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
