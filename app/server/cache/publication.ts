import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import { type Deadline, deadlineFrom } from "../http/deadline.ts";

const moment = z
  .string()
  .nullish()
  .transform((text) => (text ? Date.parse(text) : undefined));

const message = { id: z.union([z.string(), z.number()]).transform(String), message_en: z.string() };
const inMaori = z
  .string()
  .nullish()
  .transform((text) => text || undefined);

const banner = z.object({
  ...message,
  message_mi: inMaori,
  start_datetime: moment,
  end_datetime: moment,
});

const outage = z.object({
  ...message,
  message_mi: inMaori,
  service: z.string(),
  outage_start_datetime: moment,
  outage_end_datetime: moment,
});

export type Banner = z.infer<typeof banner>;
export type Outage = z.infer<typeof outage>;

export interface Publication {
  version: string;
  banners: Banner[];
  outages: Outage[];
}

interface TimedPublication extends Publication {
  at: number;
}

/** Milliseconds. */
const maxAge = 1000;
/** Milliseconds that a request waits for a refresh when it has an older version. */
const refreshWait = 300;
/** Milliseconds; a page has other neighbours to wait for. */
const callLimit = 1000;

let latest: TimedPublication | undefined;
let refreshedAt = 0;

export function cachedPublication(now: number): Publication | undefined {
  return latest && now - Math.max(latest.at, refreshedAt) < maxAge ? latest : undefined;
}

export async function currentPublication(
  services: Fetcher,
  now: number,
  deadline: Deadline,
  afterwards: (work: Promise<unknown>) => void,
): Promise<Publication> {
  if (!latest) return fetchPublication(services, now, deadline);
  refreshedAt = now;
  const asking = fetchPublication(services, now, deadlineFrom(now, false));
  afterwards(asking);
  const moment = new Promise<TimedPublication>((resolve) => setTimeout(resolve, refreshWait, latest));
  return Promise.race([asking, moment]);
}

/** The version first: its answer fills the caches behind the others. A missing list stays as it was (spec 1 section 8). */
async function fetchPublication(
  services: Fetcher,
  now: number,
  deadline: Deadline,
): Promise<TimedPublication> {
  const get = <T>(path: string, neighbour: string, shape: z.ZodType<T>) =>
    call(services, `https://services${path}`, { neighbour, shape, ...deadline(), attempt: callLimit });
  const version = await get("/content/version", "content", z.object({ version: z.string() }));
  const [banners, outages] = await Promise.all([
    get("/banners/?format=json", "banners", z.array(banner)),
    get("/outage-banners/?format=json", "outage-banners", z.array(outage)),
  ]);
  latest = {
    version: valueIn(version)?.version ?? latest?.version ?? "unknown",
    banners: valueIn(banners) ?? latest?.banners ?? [],
    outages: valueIn(outages) ?? latest?.outages ?? [],
    at: now,
  };
  return latest;
}

const valueIn = <T>(answer: Answer<T> | Failure): T | undefined => (answer.ok ? answer.value : undefined);

export const isWithin = (start: number | undefined, end: number | undefined, now: number): boolean =>
  (start ?? Number.NEGATIVE_INFINITY) <= now && now < (end ?? Number.POSITIVE_INFINITY);

export const outageOf = ({ outages }: Publication, service: string, now: Date): Outage | undefined =>
  outages.find(
    (each) =>
      each.service === service &&
      isWithin(each.outage_start_datetime, each.outage_end_datetime, now.getTime()),
  );
