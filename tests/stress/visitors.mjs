import { people } from "../../workers/local/identity/people.mjs";
import { Browser } from "./browser.mjs";
import { LoggingIn, Registering } from "./parents.mjs";
import { byCall, byForm, Saver } from "./savers.mjs";
import { pause, randomOf } from "./wire.mjs";

/** @import { DisturbedSite } from "./site.mjs" */
/**
 * @typedef {{
 *   sent: number,
 *   confirmed: number,
 *   read: number,
 *   unread: number,
 *   pages: number,
 *   registered: number,
 *   loggedIn: number,
 *   mails: number,
 *   slowest: number,
 *   lost: { possible: (string | undefined)[]; found: string | undefined }[],
 *   odd: string[],
 * }} SavingReport
 */

/** Pages that need the second worker or a neighbour: whatever happens to those, they are an answer in time. */
const pages = [
  "/stage/pregnancy",
  "/search?search=sleep",
  "/services-near-me/early-education",
  "/financial-help/questions",
  "/register-my-baby/child-details",
];

/** Milliseconds that the site takes at most, between its own ends of the wires. */
const slowestAnswer = 10_000;

/**
 * Saves until `saves` were confirmed, half of them by forms; registers so many births as `journeys` says, and logs in as often.
 * @param {Pick<DisturbedSite, "url" | "origin" | "calm"> & Partial<DisturbedSite>} site
 * @param {{ saves: number; visitors: number; seed: number; journeys?: number }} how
 * @returns {Promise<SavingReport>} what was sent, confirmed, read, and what of it is wrong
 */
export async function saveWhile(site, { saves, visitors, seed, journeys = 0 }) {
  /** @type {SavingReport} */
  const report = {
    sent: 0,
    confirmed: 0,
    read: 0,
    unread: 0,
    pages: 0,
    registered: 0,
    loggedIn: 0,
    mails: 0,
    slowest: 0,
    lost: [],
    odd: [],
  };
  const browser = () => new Browser(site.origin, { [site.origin]: site.url, ...site.roads });
  const savers = Array.from(
    { length: visitors },
    (_, at) => new Saver((at % 2 ? byForm : byCall)(browser()), report, at),
  );
  const registering = Array.from({ length: journeys }, (_, at) => new Registering(browser(), report, at));
  const loggingIn = journeys > 0 ? people.map((one) => new LoggingIn(browser(), report, one)) : [];
  let isOver = false;

  async function saveAll(saver, at) {
    const random = randomOf(seed + 100 + at);
    const reader = browser();
    const wanted = Math.ceil(saves / visitors);
    for (let done = 0, sent = 0; done < wanted; sent++) {
      if (sent > 10 * wanted + 20) return void report.odd.push(`visitor ${at} cannot save`);
      if (await saver.save()) done++;
      if (random() < 0.05) await saver.look();
      if (random() >= 0.05) continue;
      const path = pages[Math.floor(random() * pages.length)];
      const answer = await reader.get(path);
      report.pages++;
      if (answer && ![200, 302, 303, 503].includes(answer.status))
        report.odd.push(`${path} ${answer.status}`);
    }
  }
  async function registerAll() {
    for (const one of registering) await one.go();
  }
  async function logAllIn() {
    for (let left = journeys, at = 0; left > 0 && !isOver; left--, at++) {
      const one = loggingIn[at % loggingIn.length];
      await one.go();
    }
  }
  const journeysOver = Promise.all([registerAll(), logAllIn()]);
  await Promise.all(savers.map(saveAll));
  await journeysOver;
  isOver = true;
  await site.calm();
  for (const saver of savers) await saver.look();
  if (journeys > 0) await compareWithNeighbours(site, registering, loggingIn, report);
  const { took = 0, what } = site.slowest?.() ?? {};
  report.slowest = Math.round(took);
  if (took > slowestAnswer) report.odd.push(`${what} took ${report.slowest} ms`);
  return report;
}

/** Everybody comes back now that all is well: whatever was confirmed is there, whatever was not can be done, and nothing is there twice. */
async function compareWithNeighbours(site, registering, loggingIn, report) {
  const births = () => site.received("/stand-ins/registry/registrations?format=json");
  const timesOf = (all, name) => all.filter(({ payload }) => payload.child?.firstNames === name).length;
  const before = await births();
  for (const one of registering) {
    const times = timesOf(before, one.name);
    if (times > 1 || (one.isConfirmed && times === 0))
      report.lost.push({ possible: [`${one.name}, registered once`], found: `${times} times` });
    await one.go();
  }
  const after = await births();
  for (const { name } of registering) {
    const times = timesOf(after, name);
    if (times === 1) report.registered++;
    else report.lost.push({ possible: [`${name}, registered once`], found: `${times} times in the end` });
  }
  const sent = await mailsSent(site);
  for (const { given, tried } of loggingIn) {
    // Who gives another address wants no mail to the one before.
    const last = given.length > 0 ? tried.slice(tried.indexOf(given.at(-1))) : [];
    if (last.length === 0) continue;
    if (last.some((address) => sent.to.includes(address))) report.mails++;
    else if (sent.waiting > 0) sent.waiting--;
    else report.lost.push({ possible: last.map((address) => `a mail to ${address}`), found: undefined });
  }
}

/** A mail that failed waits for a minute and longer: it is counted as waiting. */
async function mailsSent({ miniflare, received }) {
  const database = await miniflare.getD1Database("DB", "timata");
  const waiting = "select count(*) as n from mails_to_send where state = 'waiting'";
  for (let left = 50; ; left--) {
    const all = await received("/stand-ins/outbox?format=json");
    const { n } = await database.prepare(waiting).first();
    if (n === 0 || left === 0) return { to: all.map(({ to }) => to), waiting: n };
    await pause(100);
  }
}
