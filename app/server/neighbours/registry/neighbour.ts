import type { Fetcher } from "#workers/call/index.ts";

/** Where the registry of births is. */
export interface RegistryNeighbour {
  fetcher: Fetcher;
  /** The address before /api/bro, without a slash at its end. */
  base: string;
  /** The origins that a payment page may have. */
  paymentOrigins: readonly string[];
  /** Milliseconds between the three tries of what writes (spec 2 section 7). 1,000 unless told. */
  pause?: number;
  /** Milliseconds that one try of what writes may take. 10,000 unless told. */
  attempt?: number;
}
