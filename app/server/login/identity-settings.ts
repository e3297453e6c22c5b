import type { Env } from "../env.ts";

export interface IdentitySettings {
  issuer: URL;
  clientId: string;
  clientSecret: string | undefined;
  scopes: string;
}

type Settings = Pick<
  Env,
  "IDENTITY_ISSUER" | "IDENTITY_CLIENT_ID" | "IDENTITY_CLIENT_SECRET" | "IDENTITY_SCOPES"
>;

/** @returns nothing without a provider, or for one on another machine without TLS */
export function identitySettings(env: Settings): IdentitySettings | undefined {
  const { IDENTITY_ISSUER, IDENTITY_CLIENT_ID, IDENTITY_CLIENT_SECRET, IDENTITY_SCOPES } = env;
  if (!IDENTITY_ISSUER || !IDENTITY_CLIENT_ID || !URL.canParse(IDENTITY_ISSUER)) return undefined;
  const issuer = new URL(IDENTITY_ISSUER);
  if (issuer.protocol !== "https:" && !isOnThisMachine(issuer)) return undefined;
  const scopes = new Set(["openid", ...(IDENTITY_SCOPES ?? "").split(/\s+/).filter((scope) => scope !== "")]);
  return {
    issuer,
    clientId: IDENTITY_CLIENT_ID,
    clientSecret: IDENTITY_CLIENT_SECRET || undefined,
    scopes: [...scopes].join(" "),
  };
}

export const isOnThisMachine = ({ protocol, hostname }: URL): boolean =>
  protocol === "http:" && (hostname === "127.0.0.1" || hostname === "localhost");
