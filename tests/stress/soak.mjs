// npm run soak [-- --minutes 10 --drafts objects]: half of the most that the site can do on this machine, for a while; no error, and memory stays flat.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseArgs } from "node:util";
import { installWhatIsMissing } from "../../workers/local/install.mjs";

installWhatIsMissing();
const { build } = await import("../../workers/local/build.mjs");
const { straight, withProcess } = await import("../bench/runtime.mjs");
const { heapsOf } = await import("./heaps.mjs");
const { ask, pause, randomOf } = await import("./wire.mjs");
const { load, migrate, serve } = await import("../../workers/local/serve.mjs");

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    drafts: { type: "string", default: "D1" },
  },
});
/** @type {Record<string, string>} */
const draftsIn = values.drafts === "D1" ? {} : { DRAFTS_IN: values.drafts };
const minutes = Number(values.minutes);
const random = randomOf(Number(values.seed));

/** How far what the workers hold may move between the first part and the last. */
const flat = 0.05;
/** Milliseconds. What nobody holds is collected before each look: V8 lets it lie for as long as there is room. */
const betweenLooks = 10_000;
const step = "/register-my-baby/child-details";

const reading = () => ({ path: random() < 0.5 ? "/" : "/stage/pregnancy" });
/** As simulate-day.mjs has visitors: most read, some look for something, a few fill in a form. */
const mix = [
  [50, reading],
  [10, () => ({ path: `/search?search=sleep+${Math.floor(random() * 40)}` })],
  [10, () => ({ path: "/services-near-me/early-education" })],
  [8, () => ({ path: "/financial-help/questions" })],
  [10, (cookie) => ({ path: step, cookie })],
  [6, () => ({ path: step, form: "child.bornInNZ=yes&_part=a1&intent=stay" })],
  [
    6,
    () => ({
      path: "/api/rules/current/calculate",
      json: { persons: { a: { date_of_birth: { ETERNITY: "1990-01-10" } } } },
    }),
  ],
];
/** @type {any[]} */
const inShares = mix.flatMap(([share, make]) => Array(share).fill(make));
const mixed = (cookie) => inShares[Math.floor(random() * inShares.length)](cookie);

await build();
const store = mkdtempSync(`${tmpdir()}/timata-soak-`);
await migrate(`${store}/v3`);
let url;
const { started: site, memory } = await withProcess(() =>
  serve({
    port: 0,
    store: `${store}/v3`,
    environment: draftsIn,
    isInspected: true,
    adjust: (workers) => {
      workers.timata.unsafeDirectSockets = [straight];
    },
  }),
);
const errors = [];
const taken = [];
let cookie = "";
/** Connections that the runtime had ended because nobody used them. */
let reopened = 0;

async function request(choose = mixed) {
  const { path, form, json, cookie: sent } = choose(cookie);
  const body = form ?? (json && JSON.stringify(json));
  const began = performance.now();
  try {
    const headers = {
      Host: new URL(site.url).host,
      Origin: site.url,
      "Sec-Fetch-Site": "same-origin",
      "Accept-Encoding": "gzip",
      ...(sent && { Cookie: sent }),
      ...(body && {
        "Content-Type": form ? "application/x-www-form-urlencoded" : "application/json",
        "Content-Length": Buffer.byteLength(body),
      }),
    };
    const { status, headers: told } = await ask(
      new URL(url),
      { method: body ? "POST" : "GET", path, headers },
      body,
      () => reopened++,
    );
    cookie = /__Host-draft=[^;]+/.exec(String(told["set-cookie"] ?? ""))?.[0] ?? cookie;
    if (status >= 400) errors.push(`${path} ${status}`);
  } catch (error) {
    errors.push(`${path} ${error.code ?? error.name}`);
  }
  taken.push(performance.now() - began);
}

/** One after the other in each of 16 connections, for so many milliseconds; requests a second. */
async function most(milliseconds, choose) {
  const until = performance.now() + milliseconds;
  const before = taken.length;
  const go = async () => {
    while (performance.now() < until) await request(choose);
  };
  await Promise.all(Array.from({ length: 16 }, go));
  return ((taken.length - before) * 1000) / milliseconds;
}

const middle = (numbers, part = 0.5) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;

try {
  await load(site.miniflare, { places: false });
  url = (await site.miniflare.unsafeGetDirectURL("timata")).origin;
  const heaps = await heapsOf(site.miniflare);
  // The runtime takes memory for what comes at once, and keeps it: one whose worker says only "ok" has ten times as much after 400,000
  // requests, and no more after 2,000,000. Kept pages are answered fastest and reach that soonest.
  await most(60_000, reading);
  const aSecond = await most(20_000);
  const rate = aSecond / 2;
  console.log(
    `At most ${aSecond.toFixed(0)} requests a second here; ${rate.toFixed(0)} for ${minutes} minutes.`,
  );
  taken.length = 0;
  errors.length = 0;
  const looks = [];
  let looking;
  const look = async () => {
    const uncollected = memory();
    looks.push({ uncollected, heaps: await heaps(), resident: memory() });
    looking = undefined;
  };
  const began = performance.now();
  const end = began + minutes * 60_000;
  let sent = 0;
  let underWay = 0;
  let nextLook = began;
  for (let now = began; now < end; now = performance.now()) {
    const due = Math.floor(((now - began) / 1000) * rate);
    // What is behind by more than a hundred is not made up for: the machine was elsewhere.
    for (; sent < due && underWay < 100; sent++) {
      underWay++;
      request().finally(() => underWay--);
    }
    sent = due;
    // On a busy machine a look can take longer than the time between two.
    if (!looking && now >= nextLook) {
      nextLook = now + betweenLooks;
      looking = look();
    }
    await pause(5);
  }
  while (underWay > 0) await pause(20);
  await looking;
  const part = Math.ceil(looks.length / 4);
  const ends = [looks.slice(0, part), looks.slice(-part)];
  const compared = (read) => {
    const [early, late] = ends.map((some) => middle(some.map(read)) / 1e6);
    return { first: early.toFixed(1), last: late.toFixed(1), growth: late / early - 1 };
  };
  const sumOf = (all) => Object.values(all).reduce((sum, one) => sum + one, 0);
  const memories = {
    ...Object.fromEntries(
      Object.keys(looks[0].heaps).map((name) => [name, compared((one) => one.heaps[name])]),
    ),
    "all workers": compared((one) => sumOf(one.heaps)),
    process: compared((one) => one.resident),
    "process before collecting": compared((one) => one.uncollected),
  };
  console.log(
    JSON.stringify({
      requests: taken.length,
      errors: errors.length,
      reopened,
      milliseconds: { half: middle(taken).toFixed(1), "99 %": middle(taken, 0.99).toFixed(0) },
    }),
  );
  console.log("Megabytes in the first quarter and in the last:");
  for (const [what, { first, last, growth }] of Object.entries(memories))
    console.log(`${what.padEnd(28)} ${first.padStart(7)} ${last.padStart(7)} ${(100 * growth).toFixed(1)} %`);
  const isFlat = ["all workers", "process"].every((what) => Math.abs(memories[what].growth) <= flat);
  const kinds = errors.map((error) => error.replace(/\?.* /, " "));
  for (const kind of new Set(kinds))
    console.log(`${kinds.filter((one) => one === kind).length} times ${kind}`);
  process.exitCode = errors.length > 0 || !isFlat ? 1 : 0;
} finally {
  await site.stop();
  rmSync(store, { recursive: true });
}
