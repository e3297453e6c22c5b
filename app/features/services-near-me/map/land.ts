import * as z from "zod";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { logFailure } from "#app/server/log.ts";
import type { Visit } from "#app/server/visit.ts";

const levels = z.array(
  z.object({
    tolerance: z.number(),
    step: z.number(),
    rings: z.array(z.object({ box: z.array(z.number()), points: z.string() })),
  }),
);

/** Outlines, coarse to fine, as `workers/local/land.mjs` writes them. */
export type Land = z.infer<typeof levels>;

let kept: Land | undefined;

/** The land is a file, read once by each isolate. A map without it still has names and pins. */
export async function readLand({ neighbours, site }: Visit): Promise<Land> {
  if (kept) return kept;
  try {
    const file = await withTimeout(neighbours.assets.fetch(`${site.origin}/land.json`));
    kept = levels.parse(await file.json());
    return kept;
  } catch (error) {
    logFailure(error);
    return [];
  }
}
