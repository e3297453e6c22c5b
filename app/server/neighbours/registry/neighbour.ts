import type { Fetcher } from "#workers/call/index.ts";

export interface RegistryNeighbour {
  fetcher: Fetcher;
  base: string;
  paymentOrigins: readonly string[];
  /** Milliseconds between attempts to write; 1,000 by default. */
  pause?: number;
  /** Milliseconds per attempt to write; 10,000 by default. */
  attempt?: number;
}
