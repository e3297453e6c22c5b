export type Algorithm = "ES256" | "RS256" | "EdDSA";

export interface IdentityProviderOptions {
  /** The origin of the site that people log in to. */
  site: string;
  /** 0 = any free port. */
  port?: number;
  /** Below which the provider stands. */
  path?: string;
  alg?: Algorithm;
  key?: object;
  clientAuth?: "none" | "client_secret_basic" | "client_secret_post";
  /** What the provider says it accepts, if not that alone. */
  clientAuthOffered?: string[];
  /** Logs in again whom it knows, without asking. */
  remembers?: boolean;
}

export interface RunningProvider {
  issuer: string;
  /** For the site. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts an OpenID provider on this machine that logs in whom its visitor chooses. */
export function startIdentityProvider(options: IdentityProviderOptions): Promise<RunningProvider>;
