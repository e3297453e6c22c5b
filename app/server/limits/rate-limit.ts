import { withTimeout } from "../http/with-timeout.ts";

/** Milliseconds, counted from the first attempt. */
export interface RateLimit {
  name: string;
  times: number;
  within: number;
}

/** Looser, because strangers share addresses, and mobile carriers spread theirs over a whole neighbourhood. */
const perAddressFactor = 10;
const perNeighbourhoodFactor = 200;

/** Nothing on a machine that serves itself, where all visitors have one address. */
export function addressOfVisitor(headers: Headers): string | undefined {
  const ip = headers.get("CF-Connecting-IP");
  return ip === null || /^(127\.|::1$)/.test(ip) ? undefined : ip;
}

/** @param hash keyed @returns the same limit for the request's address and for its neighbourhood */
export async function attemptsFrom(
  { headers }: Request,
  { name, times, within }: RateLimit,
  hash: (purpose: string, text: string) => Promise<string>,
): Promise<Attempt[]> {
  const ip = addressOfVisitor(headers);
  if (!ip) return [];
  return [
    {
      limit: { name: `${name}-address`, times: times * perAddressFactor, within },
      who: await hash("address", householdNetwork(ip)),
    },
    {
      limit: { name: `${name}-network`, times: times * perNeighbourhoodFactor, within },
      who: await hash("network", networkPrefix(ip)),
    },
  ];
}

/** `who`: a keyed hash, never a name or an address. */
export interface Attempt {
  limit: RateLimit;
  who: string;
}

export interface AttemptCount {
  times: number;
  /** Milliseconds until the count restarts. */
  left: number;
}

/** @returns milliseconds to wait when over a limit @throws when the database does not answer in time */
export async function checkRateLimits(
  db: D1Database,
  counted: readonly Attempt[],
  now: number,
): Promise<number | undefined> {
  const all = await countAttempts(db, counted, now);
  const waits = counted.flatMap(({ limit }, index) => {
    const done = all[index];
    return done && done.times > limit.times ? [done.left] : [];
  });
  return waits.length > 0 ? Math.max(...waits) : undefined;
}

/**
 * One query; once a limit is passed two, and no row is written. Of what was over only the limits that are passed are known.
 * @throws when the database does not answer in time
 */
export async function countAttempts(
  db: D1Database,
  counted: readonly Attempt[],
  now: number,
): Promise<(AttemptCount | undefined)[]> {
  if (counted.length === 0) return [];
  const asked = JSON.stringify(
    counted.map(({ limit: { name, within, times }, who }) => [name, who, within, times]),
  );
  const all = async (sql: string) => (await withTimeout(db.prepare(sql).bind(now, asked).all<Row>())).results;
  const written = await all(counting);
  const results = written.length > 0 ? written : await all(passed);
  return counted.map(({ limit, who }) => {
    const row = results.find((each) => each.name === limit.name && each.who === who);
    return row && { times: row.times, left: row.ends_at - now };
  });
}

interface Row {
  name: string;
  who: string;
  times: number;
  ends_at: number;
}

/** The attempt that is refused is the next one. */
const passed = `
  select name, rate_limits.who, times + 1 as times, ends_at
  from json_each(?2) join rate_limits on name = value ->> 0 and rate_limits.who = value ->> 1
  where ends_at > ?1 and times >= value ->> 3`;

const counting = `
  insert into rate_limits (name, who, times, ends_at)
  select value ->> 0, value ->> 1, 1, ?1 + (value ->> 2) from json_each(?2) where not exists (${passed})
  on conflict (name, who) do update set
    times = case when ends_at <= ?1 then 1 else times + 1 end,
    ends_at = case when ends_at <= ?1 then excluded.ends_at else ends_at end
  returning name, who, times, ends_at`;

export const tooManyRequests = (wait: number): Response =>
  new Response(null, {
    status: 429,
    headers: { "Retry-After": String(Math.max(1, Math.ceil(wait / 1000))) },
  });

/** A neighbourhood, not a household: three numbers of IPv4, 48 bits of IPv6. */
export const networkPrefix = (address: string): string => prefixOf(address, 3, 3);

/** One connection: an address of IPv4, 64 bits of IPv6. */
export const householdNetwork = (address: string): string => prefixOf(address, 4, 4);

function prefixOf(address: string, numbers: number, groups: number): string {
  const [before = "", after = ""] = address.split("::");
  if (!address.includes(":")) return address.split(".").slice(0, numbers).join(".");
  const start = before.split(":").filter((part) => part !== "");
  const end = after.split(":").filter((part) => part !== "");
  const zeros = address.includes("::") ? Array(Math.max(0, 8 - start.length - end.length)).fill("0") : [];
  return [...start, ...zeros, ...end]
    .slice(0, groups)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
