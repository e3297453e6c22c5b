import * as z from "zod";
import { call, type Fetcher } from "#workers/call/index.ts";
import type { DocumentScanner } from "../documents/index.ts";
import type { Env } from "../env.ts";
import { type PartnerSettings, partnerFetcher } from "./partner.ts";

type ScannerSettings = Pick<Env, "SCANNER_URL"> & PartnerSettings;

/** Milliseconds, while somebody waits for their upload. */
const timeout = 5_000;

const answer = z.object({ verdict: z.enum(["clean", "refused"]) });

/** Without a scanner every document keeps waiting. */
export function scannerAt(env: ScannerSettings): DocumentScanner {
  const neighbour = scannerNeighbour(env);
  return {
    async scan(content, size) {
      if (!neighbour) return undefined;
      const asked = {
        url: `${neighbour.base}/scan`,
        method: "POST",
        headers: { "Content-Type": "application/octet-stream" },
        body: { size, content },
      };
      const options = { neighbour: "scanner", deadline: timeout, shape: answer };
      const scanned = await call(neighbour.fetcher, asked, options);
      return scanned.ok ? scanned.value.verdict : undefined;
    },
  };
}

function scannerNeighbour(env: ScannerSettings): { fetcher: Fetcher; base: string } | undefined {
  const { SCANNER_URL, STAND_INS } = env;
  if (SCANNER_URL) return { fetcher: partnerFetcher("scanner", env), base: SCANNER_URL.replace(/\/+$/, "") };
  return STAND_INS && { fetcher: STAND_INS, base: "https://stand-ins/stand-ins/scanner" };
}
