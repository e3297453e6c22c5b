import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../limits/deadline.ts";

export const resources = {
  thresholds: "c21fcbdb-05ff-4f1b-9195-3d1c04255106",
  benefits: "9c0cca17-d959-48f4-89e0-8e8b3742c700",
  postcodeAreas: "cc6102b1-3d42-4ada-86af-e6ecd4ab6896",
} as const;

type Resource = keyof typeof resources;
export type OpenDataRecord = Readonly<Record<string, string>>;

/** The catalogue uses numbers and texts interchangeably. */
const field = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .transform((value) => String(value ?? ""));
const search = z.object({
  success: z.literal(true),
  result: z.object({ records: z.array(z.record(z.string(), field)) }),
});

export interface OpenData {
  search(resource: Resource, q?: string): Promise<Answer<OpenDataRecord[]> | Failure>;
}

export function openDataCatalogue(services: Fetcher, deadline: Deadline): OpenData {
  return {
    async search(resource, q) {
      const query = new URLSearchParams({
        resource_id: resources[resource],
        limit: "1000",
        ...(q ? { q } : {}),
      });
      const answer = await call(services, `https://services/open-data/datastore_search?${query}`, {
        neighbour: "open-data",
        retries: { times: 2, pause: 500 },
        shape: search,
        ...deadline(),
        ...(q ? {} : { remember: {} }),
      });
      return answer.ok ? { ...answer, value: answer.value.result.records } : answer;
    },
  };
}
