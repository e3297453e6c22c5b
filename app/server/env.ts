export interface Env {
  ASSETS: Fetcher;
  DB: D1Database;
  UPLOADS: R2Bucket;
  /** Objects of drafts (`workers/drafts/draft-object.ts`); without it all are in D1. */
  DRAFTS?: DurableObjectNamespace;
  /** "objects": the content of drafts goes there when it is saved again; else it comes back. */
  DRAFTS_IN?: string;
  SERVICES: Fetcher;
  STAND_INS?: Fetcher;
  LIMIT_LOGIN?: RateLimit;
  LIMIT_LOGIN_ADDRESS?: RateLimit;
  LIMIT_CALCULATE?: RateLimit;
  LIMIT_SEARCH?: RateLimit;
  LIMIT_DRAFTS?: RateLimit;
  LIMIT_POSTS?: RateLimit;
  ORIGIN: string;
  SEAL_SECRET: string;
  QUICK_EXIT_URL?: string;
  /** A survey about the site; without it visitors get the contact page. */
  FEEDBACK_URL?: string;
  MAPBOX_TOKEN?: string;
  MAPBOX_STYLE?: string;
  IDENTITY_ISSUER?: string;
  IDENTITY_CLIENT_ID?: string;
  /** Without one the client proves itself by PKCE alone. */
  IDENTITY_CLIENT_SECRET?: string;
  /** Separated by spaces; "openid" if missing. */
  IDENTITY_SCOPES?: string;
  /** The registry of births, without /api/bro; the stand-in answers if it is missing. */
  REGISTRY_URL?: string;
  /** Separated by commas. Visitors are sent to no other origin. */
  PAYMENT_ORIGINS?: string;
  AGENCY_URL?: string;
  /** The field of the agency's answer that holds its reference; "reference" if missing. */
  AGENCY_RECEIPT?: string;
  /** Malware scanner: POST {SCANNER_URL}/scan answers {"verdict": "clean" or "refused"}. */
  SCANNER_URL?: string;
  /** `id:key`, Ed25519 as PKCS #8 in base64: signs what goes to registry, agency and scanner; needed in production. */
  SIGNING_KEY?: string;
  /** "off" removes the birth registration step that reserves a tax account (myIR). */
  MYIR_STEP?: string;
  /** Reasons of one parent alone that the registry takes online, such as "dead,missing"; none when missing: they get their paper form. */
  REGISTRY_TAKES_ONLINE?: string;
  /** Milliseconds that a page waits for all neighbours together; 4000 when missing. */
  NEIGHBOUR_DEADLINE?: string;
  /** "none": browsers store no pages for offline reading and drop those they have. */
  OFFLINE?: string;
  /** A fixed day (YYYY-MM-DD) instead of today, for tests. */
  TODAY?: string;
  /** A Matomo's matomo.php; without it nothing is reported in production. */
  ANALYTICS_URL?: string;
  ANALYTICS_SITE_ID?: string;
}
