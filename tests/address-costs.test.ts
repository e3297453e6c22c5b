// What each address costs in the database. `WRITE_COSTS=1 npm test tests/address-costs.test.ts` measures CPU and bytes too, and writes
// the page.

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { type AddressCost, costsPage, measuredCosts, pageFile, writeCosts } from "./bench/address-costs.mjs";
import { cpuOfRuntimes } from "./bench/runtime.mjs";
import { sizesOf } from "./bench/sizes.mjs";
import { applyQuickly, startApplication } from "./support/childcare.ts";
import { coupleAnswers } from "./support/childcare-answers.ts";
import { Visitor } from "./support/client.ts";
import { type AnsweredRequest, type AskedCost, countQueries } from "./support/count-queries.mjs";
import { family, submitQuestionnaire } from "./support/households.ts";
import { send } from "./support/http.ts";
import { logIn, siteWithIdentity } from "./support/identity.ts";
import { register } from "./support/registered.ts";
import { fillIn, registrationAnswers, walkTo } from "./support/registration.ts";
import { typedDay } from "./support/typed-day.ts";

const isWriting = process.env.WRITE_COSTS !== undefined;
/** What is published is asked for once a second for all pages; when a person was seen is written once a minute. */
const nowAndThen = /content_publication|update sessions set seen_at/;
const asked: AskedCost[] = [];
const answered: AnsweredRequest[] = [];
let isEnough = false;
const site = siteWithIdentity(
  {},
  {
    adjust: (workers) =>
      countQueries(
        workers,
        (sql, cost) => (isEnough ? "enough" : nowAndThen.test(sql) || asked.push(cost)),
        (request) => (isEnough ? "enough" : answered.push(request)),
      ),
  },
);

const near = "?place=Karori,+Wellington&at=-41.29,174.74";
const reading = [
  "/",
  "/stage/pregnancy",
  "/contact",
  "/support",
  "/search?search=sleep",
  "/news/baby-names",
  "/baby-name?name=Aroha",
  "/services-near-me",
  `/services-near-me/early-education${near}`,
  `/services-near-me/mental-health${near}`,
  "/financial-help/financial-help-checker",
  "/financial-help/paid-parental-leave-checker",
  "/financial-help/childcare-subsidy-application",
  "/register-my-baby",
  "/to-do",
  "/te-reo-review",
  "/api",
  "/status",
  "/favicon.svg",
  "/nothing/here",
  "/api/openapi.json",
  "/api/content/stages",
  "/api/content/search/bath/0",
  "/api/places?q=queen",
  "/api/service-locations/categories/",
  "/api/service-locations/early-education/",
  "/api/service-locations/early-education/nearest/?lat=-41.29&lng=174.74",
  "/api/service-locations/early-education/search/?q=karori",
  "/api/rules/variables",
];
/** Of another page or term than before: only what isolates keep of the whole guide is kept. */
const warming = reading.map((path) => path.replace("=sleep", "=bath").replace("/bath/", "/milk/"));

/** Who asked for it. */
const askedBy = new Map<string, Visitor>();

beforeAll(async () => {
  // Of another address than the machine itself, which is not limited.
  const from = { "CF-Connecting-IP": "203.0.113.9", "Sec-Fetch-Site": "same-origin" };
  const reader = new Visitor(site.url, from);
  for (const path of warming) await reader.ask(path);
  asked.length = 0;
  answered.length = 0;
  for (const path of reading) await reader.ask(path);
  const household = new Visitor(site.url, from);
  await submitQuestionnaire(household, family);
  const parent = new Visitor(site.url, from);
  const review = await walkTo(parent, registrationAnswers, "review");
  await fillIn(review, registrationAnswers).submit(register);
  const person = site.visitor(from);
  const profile = await logIn(person, undefined, "/profile");
  await profile
    .form("profile-form")
    .fill({ ...typedDay("2026-10-28"), email: "parent@example.nz", subscribed: ["true"] })
    .submit();
  const { visitor: applicant, page } = await startApplication(site, { person: "stand-in-ben" });
  await applyQuickly(page, coupleAnswers);
  for (const who of [reader, household, parent, person, applicant])
    for (const path of who.asked)
      if (path.startsWith("/") && !path.startsWith("/log")) askedBy.set(path, who);
});

function remember(who: Visitor) {
  for (const path of who.asked) if (path.startsWith("/") && !path.startsWith("/log")) askedBy.set(path, who);
}

const addressOf = (method: string, url: string) => `${method} ${new URL(url, site.url).pathname}`;

/** By address, of the dearest request to it. */
function databaseCosts(): Record<string, AddressCost> {
  const found = new Map<string, AddressCost>();
  for (const { method, url, reference, visit, worker } of answered) {
    if (worker !== "timata") continue;
    const own = asked.filter((each) => each.visit === visit || each.caller === reference);
    const sum = (name: "read" | "written") => own.reduce((all, each) => all + (each[name] ?? 0), 0);
    const before = found.get(addressOf(method, url));
    found.set(addressOf(method, url), {
      queries: Math.max(own.length, before?.queries ?? 0),
      read: Math.max(sum("read"), before?.read ?? 0),
      written: Math.max(sum("written"), before?.written ?? 0),
    });
  }
  return Object.fromEntries(found);
}

async function cpuOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = cpuOfRuntimes();
  for (let time = 0; time < times; time++) await work();
  return (cpuOfRuntimes() - before) / times;
}

/** Of what can be asked again: what is read, and steps that are saved without going on. */
async function measured(): Promise<Map<string, Pick<AddressCost, "bytes" | "cpu">>> {
  isEnough = true;
  const own = { "Sec-Fetch-Site": "same-origin" };
  const another = new Visitor(site.url, own);
  await walkTo(another, registrationAnswers, "review");
  remember(another);
  const found = new Map<string, { bytes?: number; cpu: number }>();
  for (const [path, who] of askedBy) {
    const Cookie = who.cookies.header(path.split("?")[0] ?? path) ?? "";
    // As the machine itself, which is not limited.
    const again = () => send(site.url, { path, headers: { Cookie } });
    const { status, text } = await again();
    if (status === 200 || status === 404) {
      const cpu = await cpuOf(20, again);
      found.set(addressOf("GET", path), { bytes: sizesOf(text).gzip, cpu });
    }
  }
  const sent = async (path: string, lands: string, work: () => Promise<unknown>) => {
    const cpu = (await cpuOf(10, work)) - (found.get(addressOf("GET", lands))?.cpu ?? 0);
    found.set(addressOf("POST", path), { cpu: Math.max(0, cpu) });
  };
  for (const [path, who] of askedBy) {
    if (!/^\/register-my-baby\/|\/apply\//.test(path) || found.has(addressOf("POST", path))) continue;
    let page = await who.visit(path);
    if (!page.document.querySelector("#f [value=next]")) continue;
    await sent(path, path, async () => {
      page = await who.post(path, [...page.form("f").fields(), ["intent", "stay"]]);
    });
  }
  const first = "/register-my-baby/child-details";
  await sent(first, first, () =>
    new Visitor(site.url, own).post(first, [
      ["child.bornInNZ", "yes"],
      ["_part", "1"],
      ["intent", "stay"],
    ]),
  );
  const questions = "/financial-help/questions";
  const page = await new Visitor(site.url, own).visit(questions);
  const filled = page.form("f").fill(family);
  await sent(questions, "/financial-help/results", () => filled.submit({ name: "intent", value: "next" }));
  return found;
}

const write = async () => {
  const database = databaseCosts();
  const more = await measured();
  const costs = Object.fromEntries(
    Object.entries(database).map(([address, cost]) => {
      const { bytes, cpu } = more.get(address) ?? {};
      return [
        address,
        {
          ...cost,
          ...(bytes === undefined ? {} : { bytes }),
          ...(cpu === undefined ? {} : { cpu: Math.round(cpu * 10) / 10 }),
        },
      ];
    }),
  );
  writeCosts({ measured: new Date().toISOString().slice(0, 10), costs });
};

// A test that is left out counts as failed.
if (isWriting) test("What addresses cost is written down", write);

test("Queries and rows that are written are those of the page, rows that are read a tenth more at most", () => {
  const { costs } = measuredCosts();
  const found = databaseCosts();
  const written = (all: Readonly<Record<string, AddressCost>>) =>
    Object.entries(all).map(([address, each]) => [address, each.queries, each.written]);
  expect(written(found)).toEqual(written(costs));
  // What the guide and the directory hold changes from day to day.
  const most = (address: string) => 5 + 1.1 * (costs[address]?.read ?? 0);
  expect(Object.entries(found).filter(([address, { read }]) => read > most(address))).toEqual([]);
});

test("a page asks the database 5 times at most, what is sent 20 times [quality/figures/queries]", () => {
  const most = (address: string) => (address.startsWith("GET ") ? 5 : 20);
  expect(Object.entries(databaseCosts()).filter(([address, { queries }]) => queries > most(address))).toEqual(
    [],
  );
});

test("the database of the tests refuses what D1 refuses: more than 100 bound values, longer patterns than 50 bytes [quality/drafts/limits]", async () => {
  const db = await site.db;
  const withValues = (count: number) =>
    db
      .prepare(`select 1 where 1 in (${Array(count).fill("?").join()})`)
      .bind(...Array(count).fill(1))
      .all();
  const withPattern = (bytes: number) => db.prepare("select 'a' like ?").bind("a".repeat(bytes)).all();
  await Promise.all([withValues(100), withPattern(50)]);
  await expect(withValues(101)).rejects.toThrow("too many SQL variables");
  await expect(withPattern(51)).rejects.toThrow("pattern too complex");
});

test("The page says what was measured", () => {
  expect(readFileSync(pageFile, "utf8")).toBe(costsPage(measuredCosts()));
});
