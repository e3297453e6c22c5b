import * as z from "zod";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import review from "../../../.build/review.json";

/** Number of texts in each list, from the build (`workers/translations/review.mjs`). */
export const overview = review;

const text = z.object({
  id: z.string(),
  key: z.string(),
  en: z.string(),
  mi: z.string(),
  /** Where it stands too. */
  places: z.array(z.string()).optional(),
  /** "benefit: takuhe; cost: utu", of the glossary. */
  words: z.string().optional(),
  address: z.string().optional(),
  proposed: z
    .array(z.object({ proposal: z.string().optional(), reason: z.string(), by: z.string().optional() }))
    .optional(),
  by: z.string().optional(),
  on: z.string().optional(),
  checkedBy: z.string().optional(),
  checkedOn: z.string().optional(),
});

export type ReviewedText = z.infer<typeof text>;

/** @returns undefined if there is no such list @throws when its file cannot be read */
export async function listOf(
  assets: Fetcher,
  origin: string,
  group: string,
): Promise<ReviewedText[][] | undefined> {
  if (!overview.some(({ id }) => id === group)) return undefined;
  const file = await withTimeout(assets.fetch(`${origin}/review/${group}.json`));
  return z.array(z.array(text)).parse(await file.json());
}
