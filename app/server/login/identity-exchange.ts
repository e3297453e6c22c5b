import * as oauth from "oauth4webapi";
import type { IdentitySettings } from "./identity-settings.ts";

export interface CodeExchange {
  server: oauth.AuthorizationServer;
  client: oauth.Client;
  settings: IdentitySettings;
  answer: URLSearchParams;
  callback: string;
  verifier: string;
}

/** Tries each authentication: a provider refuses the wrong one (`invalid_client`) before it uses up the code. */
export async function exchangeCode(
  { server, client, settings, answer, callback, verifier }: CodeExchange,
  options: oauth.TokenEndpointRequestOptions,
): Promise<Response> {
  const ways = clientAuthentications(server, settings);
  for (const [at, way] of ways.entries()) {
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      way,
      answer,
      callback,
      verifier,
      options,
    );
    if (response.ok || at === ways.length - 1 || !(await isUnknownClient(response))) return response;
  }
  throw new Error("The identity provider offers no way to prove who we are");
}

async function isUnknownClient(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null && "error" in body && body.error === "invalid_client";
}

function clientAuthentications(
  { token_endpoint_auth_methods_supported: offered = ["client_secret_basic"] }: oauth.AuthorizationServer,
  { clientSecret }: IdentitySettings,
): oauth.ClientAuth[] {
  if (clientSecret === undefined) return [oauth.None()];
  return [
    ...(offered.includes("client_secret_basic") ? [oauth.ClientSecretBasic(clientSecret)] : []),
    ...(offered.includes("client_secret_post") ? [oauth.ClientSecretPost(clientSecret)] : []),
  ];
}
