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
  /** A fixed day (YYYY-MM-DD) in place of today's, for tests. */
  TODAY?: string;
}
