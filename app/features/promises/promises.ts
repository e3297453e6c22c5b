import * as z from "zod";
import { withTimeout } from "#app/server/http/with-timeout.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import made from "../../../.build/promises.json";

export const promisesPath = "/about/promises";

/** Made by the build (`workers/local/specification.mjs`). */
export const { areas, day } = made;
export type Area = keyof typeof areas;

const sections = z.array(
  z.object({
    title: z.string(),
    rules: z.array(z.object({ name: z.string(), sentence: z.string(), tests: z.number() })),
  }),
);

export interface AreaPageProps {
  readonly area: Area;
  readonly sections: z.infer<typeof sections>;
}

const isArea = (area: string): area is Area => Object.hasOwn(areas, area);

/** Rules are files, so that the worker need not carry them. */
export async function openArea(
  { neighbours, site }: Visit,
  _: Request,
  { area = "" }: Readonly<Record<string, string | undefined>>,
): Promise<PageResult<AreaPageProps>> {
  if (!isArea(area)) throw new Response(null, { status: 404 });
  const file = await withTimeout(neighbours.assets.fetch(`${site.origin}/promises/${area}.json`));
  return show({ area, sections: sections.parse(await file.json()) });
}
