import { fileURLToPath } from "node:url";
import { measuredCosts } from "./address-costs.mjs";

/** @import { AddressCost } from "./address-costs.mjs" */

// node tests/bench/simulate-day.mjs [visits a day]: what a day costs and how near it comes to each limit, from what each
// address was measured to cost. No request is sent.

/** Of Cloudflare's pages on limits and pricing, read 2026-11-22; Workers Paid. Prices in US dollars. */
const platform = {
  basePrice: 5,
  requests: { included: 10_000_000, perMillion: 0.3 },
  cpu: { included: 30_000_000, perMillion: 0.02 },
  rowsRead: { included: 25_000_000_000, perMillion: 0.001 },
  rowsWritten: { included: 50_000_000, perMillion: 1 },
  storage: { included: 5, perGigabyte: 0.75 },
  logLines: { included: 20_000_000, perMillion: 0.6 },
  databaseBytes: 10_000_000_000,
};
const free = {
  requests: 100_000,
  rowsRead: 5_000_000,
  rowsWritten: 100_000,
  cpu: 10,
  databaseBytes: 500_000_000,
};

/**
 * Milliseconds that D1's one writer is busy with a statement. Assumed: D1 answers a statement with an index in about one, and is a
 * single thread (its page on limits: about 1,000 queries a second at 1 ms).
 */
const statementTime = { read: 1, write: 3 };

/** The address that stands for each kind of request. */
const kinds = {
  "kept page": "GET /stage/pregnancy",
  search: "GET /search",
  "services near me": "GET /services-near-me/early-education",
  questionnaire: "GET /financial-help/questions",
  "questions sent": "POST /financial-help/questions",
  results: "GET /financial-help/results",
  "form page": "GET /register-my-baby/child-details",
  "first save": "POST /register-my-baby/child-details",
  "saved page": "GET /register-my-baby/mother-details",
  save: "POST /register-my-baby/mother-details",
  file: "GET /favicon.svg",
};

/** What visitors do, as shares of all visits. Assumed; put figures of the site's analytics here when there are some. */
const visits = [
  { share: 0.62, requests: { "kept page": 4, file: 2 } },
  { share: 0.15, requests: { "kept page": 2, search: 2, file: 2 } },
  { share: 0.08, requests: { "kept page": 2, "services near me": 3, file: 2 } },
  { share: 0.1, requests: { "kept page": 1, questionnaire: 2, "questions sent": 1, results: 1, file: 2 } },
  {
    share: 0.05,
    requests: { "kept page": 1, "form page": 1, "first save": 1, "saved page": 14, save: 14, file: 2 },
  },
];

/** Share of a day's visits that begin in each hour in New Zealand. */
const hours = [
  1, 0.6, 0.4, 0.3, 0.3, 0.5, 1.2, 2.5, 4, 5.5, 6.5, 6.8, 6.5, 6.4, 6.2, 5.8, 5.2, 4.8, 5, 6.2, 8, 8.2, 5.5,
  2.6,
];
/** How much more comes in the worst second than in the mean one of its hour: a news item at eight in the evening. */
const burst = 6;
/** Bytes of a sealed draft with its index entries, and how long those of browsers live, in days. */
const draft = { bytes: 6_000, days: 1 / 24 };
/** Lines of the log for each visit: events and failures only. */
const linesPerVisit = 0.2;

/** Where in a list of shares a number between 0 and their sum falls. */
function indexIn(shares, number) {
  let before = 0;
  return shares.findIndex((share) => {
    before += share;
    return number < before;
  });
}

/** A visit drawn by its share: `random` is 0 to 1. */
const drawn = (random) =>
  visits[
    indexIn(
      visits.map(({ share }) => share),
      random,
    )
  ] ?? visits[0];

/** Draws `perDay` visits over a day (or a thousandth of them, and counts each a thousand times) and plays them second by second. */
function simulate(perDay, costs, { random = seeded(1), asksEachTime = false, draftsIn = "D1" } = {}) {
  const weight = Math.max(1, perDay / 100_000);
  const day = { requests: 0, cpu: 0, read: 0, written: 0, queries: 0, bytes: 0, drafts: 0 };
  const seconds = new Map();
  const all = hours.reduce((sum, each) => sum + each, 0);
  for (let visit = 0; visit < perDay / weight; visit++) {
    const hour = Math.max(0, indexIn(hours, random() * all));
    const begins = hour * 3600 + Math.floor(random() * 3600);
    let at = begins;
    for (const [kind, times] of Object.entries(drawn(random()).requests)) {
      const { cpu, bytes = 0, queries: asked, read, written: stored } = costs[kinds[kind]];
      const isElsewhere = kind === "save" && draftsIn === "objects";
      const [queries, written] = isElsewhere ? [asked - stored, 0] : [asked, stored];
      const ofPublication = asksEachTime && kind !== "file" ? statementTime.read : 0;
      for (let time = 0; time < times; time++) {
        day.requests += weight;
        day.cpu += cpu * weight;
        day.bytes += bytes * weight;
        day.queries += queries * weight;
        day.read += read * weight;
        day.written += written * weight;
        if (kind === "first save") day.drafts += weight;
        const busy = ofPublication + queries * (written > 0 ? statementTime.write : statementTime.read);
        const minute = Math.floor(at / 60);
        seconds.set(minute, (seconds.get(minute) ?? 0) + (busy * weight) / 60);
        at += kind === "file" ? 0 : 5 + Math.floor(random() * 40);
      }
    }
  }
  const busiest = Math.max(...seconds.values()) * burst;
  return {
    ...day,
    databaseBusy: busiest / 1000,
    databaseBytes: 100_000_000 + day.drafts * draft.days * draft.bytes,
  };
}

const inPercent = (share) => `${Math.round(share * 1000) / 10} %`;

/**
 * How busy D1's writer is in the worst second of a day. What is published is asked for once a second by each isolate: nothing where a few
 * answer all, once for each page where so many answer that each has one page a second.
 * @param {number} perDay
 * @param {Readonly<Record<string, AddressCost>>} costs
 */
export function busyRow(perDay, costs) {
  const busy = (how) => inPercent(simulate(perDay, costs, how).databaseBusy);
  return {
    "visits a day": perDay,
    "few isolates": busy({}),
    "an isolate for each page": busy({ asksEachTime: true }),
    "and drafts in objects": busy({ asksEachTime: true, draftsIn: "objects" }),
    "few isolates, drafts in objects": busy({ draftsIn: "objects" }),
  };
}

/** A month of 30 such days. @returns dollars */
function priceOf(day, perDay) {
  const month = (amount) => amount * 30;
  const beyond = (amount, { included, perMillion }) =>
    (Math.max(0, amount - included) / 1_000_000) * perMillion;
  const gigabytes = day.databaseBytes / 1_000_000_000;
  return (
    platform.basePrice +
    beyond(month(day.requests), platform.requests) +
    beyond(month(day.cpu), platform.cpu) +
    beyond(month(day.read), platform.rowsRead) +
    beyond(month(day.written), platform.rowsWritten) +
    beyond(month(perDay * linesPerVisit), platform.logLines) +
    Math.max(0, gigabytes - platform.storage.included) * platform.storage.perGigabyte
  );
}

/** The same day every time. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/**
 * @param {number} perDay
 * @param {Readonly<Record<string, AddressCost>>} costs
 */
export function row(perDay, costs) {
  const day = simulate(perDay, costs);
  return {
    "visits a day": perDay,
    "requests a day": Math.round(day.requests),
    "CPU seconds": Math.round(day.cpu / 1000),
    "D1 rows read": Math.round(day.read),
    "D1 rows written": Math.round(day.written),
    "GB sent": Math.round(day.bytes / 100_000_000) / 10,
    "D1 busy in the worst second": inPercent(day.databaseBusy),
    "dollars a month": Math.round(priceOf(day, perDay) * 100) / 100,
    "free plan":
      day.requests <= free.requests && day.written <= free.rowsWritten && day.read <= free.rowsRead,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2).map(Number);
  const { costs } = measuredCosts();
  console.table(
    (asked.length > 0 ? asked : [100, 10_000, 1_000_000, 10_000_000]).map((each) => row(each, costs)),
  );
  console.table([400_000, 1_000_000, 5_000_000, 20_000_000].map((each) => busyRow(each, costs)));
}
