import { describe, expect, test } from "vitest";
import { resources } from "#app/server/neighbours/open-data.ts";
import { load } from "#workers/local/serve.mjs";
import { benefitRecords, postcodes } from "./support/households.ts";
import { send } from "./support/http.ts";
import { migrate, siteForTests } from "./support/site.ts";

const site = siteForTests();
const path = "/api/open-data/datastore_search";

async function search(query: Record<string, string>) {
  const answer = await send(site.url, { path: `${path}?${new URLSearchParams(query)}` });
  return { ...answer, ...JSON.parse(answer.text) };
}

describe("The open data at /api/open-data, in CKAN's shape", () => {
  test("all facts about benefits [financial-help/calls/open-data]", async () => {
    const { status, success, result, headers } = await search({ resource_id: resources.benefits });
    expect([status, success, result.total]).toEqual([200, true, benefitRecords.length]);
    expect(result.records.map(({ id }: { id: string }) => id).sort()).toEqual(
      benefitRecords.map(({ id }) => id).sort(),
    );
    expect(headers["access-control-allow-origin"]).toBe("*");
  });

  test.each(Object.entries(postcodes).filter(([area]) => area !== "unknown"))(
    "the area %s of the postcode %s [financial-help/calls/open-data]",
    async (area, postcode) => {
      const { result } = await search({ resource_id: resources.postcodeAreas, q: String(Number(postcode)) });
      const found = result.records.find(
        (record: Record<string, unknown>) => String(record.postcode) === String(Number(postcode)),
      );
      expect(found.Area).toBe(area);
    },
  );

  test("no area for a postcode that is not there", async () => {
    const { result } = await search({ resource_id: resources.postcodeAreas, q: postcodes.unknown });
    expect(result.records).toEqual([]);
  });

  test("limit and offset cut the list", async () => {
    const { result } = await search({ resource_id: resources.thresholds, limit: "2", offset: "1" });
    expect(result.records.map(({ _id }: { _id: number }) => _id)).toEqual([2, 3]);
  });

  test.each([
    ["an unknown resource", { resource_id: "00000000-0000-0000-0000-000000000000" }, 404],
    ["no resource", {}, 409],
    ["a resource that is no id", { resource_id: "' or 1=1 --" }, 404],
  ])("%s is refused in CKAN's shape", async (_case, query, status) => {
    const answer = await search(query as Record<string, string>);
    expect([answer.status, answer.success]).toEqual([status, false]);
  });

  test.each(["'", '"', "%", "*", "NEAR(", "a OR b", "\u0000", "ā".repeat(200), "-1 --"])(
    "a search for %j is only a search",
    async (q) => {
      const answer = await search({ resource_id: resources.postcodeAreas, q });
      expect(answer.status).toBeLessThan(500);
    },
  );

  test("links of a list lead on under the site's own address", async () => {
    const { result } = await search({ resource_id: resources.postcodeAreas, limit: "5" });
    expect(new URL(result._links.next, site.url).pathname).toBe(path);
  });
});

describe("The database", () => {
  test("migrations applied twice are harmless [quality/faults/deploys]", async () => {
    const before = await search({ resource_id: resources.thresholds });
    await migrate(site.running);
    await load(site.running.miniflare, { places: false });
    expect((await search({ resource_id: resources.thresholds })).result).toEqual(before.result);
  });
});
