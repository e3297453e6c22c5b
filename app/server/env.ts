/** What the platform hands to the site's worker: bindings and settings (`wrangler.toml`, `.dev.vars`). */
export interface Env {
  ASSETS: Fetcher;
  DB: D1Database;
  UPLOADS: R2Bucket;
  /** The second worker: rules engine and open data. */
  SERVICES: Fetcher;
  /** Pretend neighbours; bound on a developer's machine and in previews only. */
  STAND_INS?: Fetcher;
  /** Scheme, host and port of the site as visitors see it. */
  ORIGIN: string;
  /** At least 32 random characters; a secret. */
  SEAL_SECRET: string;
  /** Where quick exit leads to: a page that shows nothing personal. */
  QUICK_EXIT_URL?: string;
  /** A survey of what visitors think of the site; without it they are led to the contact page. */
  FEEDBACK_URL?: string;
  /** A public token of Mapbox, which then draws maps in browsers; without it maps are drawn by the site. */
  MAPBOX_TOKEN?: string;
  /** The style that Mapbox draws them in. */
  MAPBOX_STYLE?: string;
  /** An OpenID provider that people log in with: its issuer, and what we are to it. */
  IDENTITY_ISSUER?: string;
  IDENTITY_CLIENT_ID?: string;
  /** A secret; without one the client proves itself by PKCE alone. */
  IDENTITY_CLIENT_SECRET?: string;
  /** What is asked for, separated by spaces; "openid" unless told. */
  IDENTITY_SCOPES?: string;
  /** The registry of births: the address before its /api/bro; without it the stand-in answers, where there is one. */
  REGISTRY_URL?: string;
  /** The origins that its payment pages may have, separated by commas. Nobody is sent to another. */
  PAYMENT_ORIGINS?: string;
  /** "off" takes the step out of birth registration in which a tax account (myIR) is reserved. */
  MYIR_STEP?: string;
  /** A fixed day (YYYY-MM-DD) in place of today's, for tests. */
  TODAY?: string;
  /** The address of a Matomo's matomo.php; without it nothing is reported in production. */
  ANALYTICS_URL?: string;
  /** The number of this site there; 1 unless told. */
  ANALYTICS_SITE_ID?: string;
}
