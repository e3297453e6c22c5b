import * as z from "zod";
import { type Answer, call, type Failure, type Fetcher } from "#workers/call/index.ts";
import { type Deadline, deadlineFrom } from "../limits/deadline.ts";
import { logEvent } from "../log-event.ts";

const moment = z
  .string()
  .nullish()
  .transform((text) => (text ? Date.parse(text) : undefined))
  .refine((time) => !Number.isNaN(time));

const words = z
  .string()
  .nullish()
  .transform((text) => text || undefined);
const id = z.union([z.string(), z.number()]).transform(String);

const banner = z.object({
  id,
  message_en: z.string(),
  message_mi: words,
  start_datetime: moment,
  end_datetime: moment,
});

const outage = z
  .object({
    id: id.optional(),
    message_en: words,
    message_mi: words,
    service: words,
    outage_start_datetime: moment,
    outage_end_datetime: moment,
  })
  .refine((each) => each.service ?? each.outage_start_datetime ?? each.outage_end_datetime)
  .transform(({ id, service, ...rest }) => ({
    ...rest,
    service: service ?? "register-my-baby",
    id: id ?? `${rest.outage_start_datetime} ${rest.outage_end_datetime}`,
  }));

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
/** Milliseconds; the page has other neighbours to wait for. */
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
  { reference, afterwards }: { reference: string; afterwards(work: Promise<unknown>): void },
): Promise<Publication> {
  if (!latest) return fetchPublication(services, now, deadline, reference);
  refreshedAt = now;
  const asking = fetchPublication(services, now, deadlineFrom(now, false), reference);
  afterwards(asking);
  const moment = new Promise<TimedPublication>((resolve) => setTimeout(resolve, refreshWait, latest));
  return Promise.race([asking, moment]);
}

/** The version comes first because its answer fills the caches behind the others. */
async function fetchPublication(
  services: Fetcher,
  now: number,
  deadline: Deadline,
  reference: string,
): Promise<TimedPublication> {
  const get = <T>(path: string, neighbour: string, shape: z.ZodType<T>) =>
    call(services, `https://services${path}`, { neighbour, shape, ...deadline(), attempt: callLimit });
  const version = await get("/content/version", "content", z.object({ version: z.string() }));
  const [banners, outages] = await Promise.all([
    get("/banners/?format=json", "banners", z.array(z.unknown())),
    get("/outage-banners/?format=json", "outage-banners", z.array(z.unknown())),
  ]);
  latest = {
    version: valueIn(version)?.version ?? latest?.version ?? "unknown",
    banners: readEntries(valueIn(banners), banner, reference) ?? latest?.banners ?? [],
    outages: readEntries(valueIn(outages), outage, reference) ?? latest?.outages ?? [],
    at: now,
  };
  return latest;
}

const valueIn = <T>(answer: Answer<T> | Failure): T | undefined => (answer.ok ? answer.value : undefined);

const readEntries = <T>(
  entries: readonly unknown[] | undefined,
  shape: z.ZodType<T>,
  reference: string,
): T[] | undefined =>
  entries?.flatMap((entry) => {
    const { success, data } = shape.safeParse(entry);
    if (success) return [data];
    logUnreadable(entry, reference);
    return [];
  });

/** The lists are read every second, so an entry is logged once. */
const unreadable = new Set<string>();
const mostUnreadable = 100;

function logUnreadable(entry: unknown, reference: string) {
  const text = JSON.stringify(entry);
  if (unreadable.has(text)) return;
  if (unreadable.size >= mostUnreadable) unreadable.clear();
  unreadable.add(text);
  logEvent("notice-unreadable", { reference });
}

export const isWithin = (start: number | undefined, end: number | undefined, now: number): boolean =>
  (start ?? Number.NEGATIVE_INFINITY) <= now && now < (end ?? Number.POSITIVE_INFINITY);

export const outageOf = ({ outages }: Publication, service: string, now: Date): Outage | undefined =>
  outages.find(
    (each) =>
      each.service === service &&
      isWithin(each.outage_start_datetime, each.outage_end_datetime, now.getTime()),
  );
