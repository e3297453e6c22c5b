import type { RunWrangler } from "./preview.mjs";

interface Deployed {
  wrangler: RunWrangler;
  configs: Record<"site" | "services", string>;
}

export function release(
  given: Deployed & { isWell: () => Promise<boolean>; say?: (text: string) => void },
): Promise<void>;

export function rollBack(given: Deployed): Promise<void>;

export function askHealth(
  origin: string,
  how?: { times?: number; pause?: number; fetch?: (address: string) => Promise<Response> },
): Promise<boolean>;
