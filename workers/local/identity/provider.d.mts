export type Algorithm = "ES256" | "RS256" | "EdDSA";

export interface IdentityProviderOptions {
  site: string;
  /** 0 = any free port. */
  port?: number;
  /** Where others reach it, if something stands before it. */
  address?: string;
  path?: string;
  alg?: Algorithm;
  key?: object;
  clientAuth?: "none" | "client_secret_basic" | "client_secret_post";
  /** What its metadata announce, if different from `clientAuth`. */
  clientAuthOffered?: string[];
  /** Logs a known person in again without asking. */
  remembers?: boolean;
}

export interface RunningProvider {
  issuer: string;
  /** Where it really listens. */
  own: string;
  /** For the site. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

export function startIdentityProvider(options: IdentityProviderOptions): Promise<RunningProvider>;
