import * as oauth from "oauth4webapi";
import type { Deadline } from "../limits/deadline.ts";
import { logFailure } from "../log.ts";
import { discover, fetchWithin, IdentityUnavailable, jwksCacheOf } from "./identity-calls.ts";
import { errorCodeOf, unknownErrorCode } from "./identity-errors.ts";
import { exchangeCode } from "./identity-exchange.ts";
import { type IdentitySettings, isOnThisMachine } from "./identity-settings.ts";

export interface LoginChallenge {
  state: string;
  nonce: string;
  verifier: string;
}

export interface IdentityClaims {
  issuer: string;
  subject: string;
  idToken: string;
  email: string | undefined;
}

export interface Identity {
  authorizationUrl(
    challenge: LoginChallenge,
    callback: string,
    language: string,
  ): Promise<string | undefined>;
  handleCallback(
    answer: URLSearchParams,
    challenge: LoginChallenge,
    callback: string,
  ): Promise<IdentityClaims | { code: string }>;
  logoutUrl(idToken: string, comeBack: string): Promise<string | undefined>;
}

export const newChallenge = (): LoginChallenge => ({
  state: oauth.generateRandomState(),
  nonce: oauth.generateRandomNonce(),
  verifier: oauth.generateRandomCodeVerifier(),
});

export function identityProvider(settings: IdentitySettings, deadline: Deadline): Identity {
  const { clientId, scopes } = settings;
  return {
    authorizationUrl: async ({ state, nonce, verifier }, callback, language) =>
      endpointUrl("authorization_endpoint", settings, deadline, {
        response_type: "code",
        client_id: clientId,
        redirect_uri: callback,
        scope: scopes,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ui_locales: language,
      }),
    handleCallback: (answer, challenge, callback) =>
      identify(answer, challenge, callback, settings, deadline).catch((error: unknown) => {
        logFailure(error);
        return { code: codeFor(error) };
      }),
    logoutUrl: (idToken, comeBack) =>
      endpointUrl("end_session_endpoint", settings, deadline, {
        id_token_hint: idToken,
        client_id: clientId,
        post_logout_redirect_uri: comeBack,
      }),
  };
}

async function endpointUrl(
  endpoint: "authorization_endpoint" | "end_session_endpoint",
  settings: IdentitySettings,
  deadline: Deadline,
  parameters: Record<string, string>,
): Promise<string | undefined> {
  try {
    const { server, isOld } = await discover(settings, deadline);
    const address = server[endpoint];
    if (isOld || !address) return undefined;
    const url = new URL(address);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}

async function identify(
  parameters: URLSearchParams,
  { state, nonce, verifier }: LoginChallenge,
  callback: string,
  settings: IdentitySettings,
  deadline: Deadline,
): Promise<IdentityClaims> {
  const client: oauth.Client = { client_id: settings.clientId, [oauth.clockTolerance]: 30 };
  const overWire = {
    [oauth.customFetch]: fetchWithin(deadline),
    [oauth.allowInsecureRequests]: isOnThisMachine(settings.issuer),
  };
  const { server } = await discover(settings, deadline);
  const answer = oauth.validateAuthResponse(server, client, parameters, state);
  const response = await exchangeCode({ server, client, settings, answer, callback, verifier }, overWire);
  const expected = { expectedNonce: nonce, requireIdToken: true };
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, expected);
  const keys = { ...overWire, [oauth.jwksCache]: jwksCacheOf(settings) };
  await oauth.validateApplicationLevelSignature(server, response, keys);
  const claims = oauth.getValidatedIdTokenClaims(tokens);
  if (!claims || !tokens.id_token) throw new Error("The identity provider sent no id token");
  const mayKnow = settings.scopes.split(" ").includes("email");
  const email = claims.email ?? (mayKnow && (await emailOf(server, client, tokens, claims.sub, overWire)));
  return {
    issuer: claims.iss,
    subject: claims.sub,
    idToken: tokens.id_token,
    email: typeof email === "string" ? email : undefined,
  };
}

async function emailOf(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  { access_token }: oauth.TokenEndpointResponse,
  subject: string,
  options: oauth.UserInfoRequestOptions,
): Promise<unknown> {
  if (!server.userinfo_endpoint) return undefined;
  try {
    const response = await oauth.userInfoRequest(server, client, access_token, options);
    return (await oauth.processUserInfoResponse(server, client, subject, response)).email;
  } catch {
    return undefined;
  }
}

function codeFor(error: unknown): string {
  if (error instanceof oauth.AuthorizationResponseError)
    return errorCodeOf(error.error, error.error_description);
  return error instanceof IdentityUnavailable ? "InternalError" : unknownErrorCode;
}
