import { afterAll, beforeAll, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { groupsOn, households, submitQuestionnaire } from "../support/households.ts";
import { startSite } from "../support/site.ts";

// One site plays the real OpenFisca server and the real catalogue; the other is pointed at it by its settings.
const household = households().find(({ filling }) => filling["applicant.postCode"] === "1010")!;
const TODAY = `${household.period}-15`;

let server: Awaited<ReturnType<typeof startSite>>;
let site: Awaited<ReturnType<typeof startSite>>;

beforeAll(async () => {
  server = await startSite();
  const environment = {
    TODAY,
    RULES_URL: `${server.url}/api/rules`,
    OPEN_DATA_URL: `${server.url}/api/open-data`,
  };
  site = await startSite({ environment });
});
afterAll(() => site.stop());

test("a setting points /rules/* at a real OpenFisca server; the same pages then run on its answers [financial-help/calls/real]", async () => {
  const page = await submitQuestionnaire(new Visitor(site.url), household.filling, "");
  expect(groupsOn(page)).toEqual(household.groups);
});

test("open data comes from the real catalogue when one is configured [financial-help/calls/real]", async () => {
  const { miniflare } = site;
  const database = await miniflare.getD1Database("DB", "timata");
  const stored = await database
    .prepare("select count(*) as copies from open_data_copies")
    .first<{ copies: number }>();
  expect(stored?.copies).toBeGreaterThan(0);
});

test("when the real neighbours are gone, last good data is shown and the rules are said to be unavailable", async () => {
  await server.stop();
  const page = await submitQuestionnaire(new Visitor(site.url), household.filling, "");
  expect(page.status).toBe(200);
  expect(page.text("main")).toContain("Sorry! The financial help tool is currently unavailable.");
});
