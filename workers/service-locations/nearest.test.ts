import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownDatabase } from "../../tests/support/prepared.mjs";
import { bruteForce, educationCategories } from "./brute-force-for-tests.ts";
import { serviceLocations } from "./index.ts";
import type { GeoPoint } from "./service-location.ts";
import { type PointResult, workerForTests } from "./worker-for-tests.ts";

let worker: Awaited<ReturnType<typeof workerForTests>>;
let store = "";
beforeAll(async () => {
  store = await ownDatabase();
  worker = await workerForTests(store);
}, 120_000);
afterAll(async () => {
  await worker?.end();
  rmSync(store, { recursive: true, force: true });
});

/** Points all over the country and the sea around it, always the same ones; every tenth is on the Chatham Islands. */
function somePoints(): GeoPoint[] {
  let seed = 20260801;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: 200 }, (_, index) =>
    index % 10 === 0
      ? { latitude: -44.4 + random(), longitude: -177 + random() }
      : { latitude: -47.5 + 13.2 * random(), longitude: 166 + 13 * random() },
  );
}

const far: [string, GeoPoint][] = [
  ["west of the line where the date changes", { latitude: -40, longitude: 179.999 }],
  ["east of it", { latitude: -40, longitude: -179.999 }],
  ["on it", { latitude: -38, longitude: 180 }],
  ["at the pole", { latitude: -90, longitude: 0 }],
  ["on the other side of the Earth", { latitude: 51.5, longitude: -0.1 }],
];

const read = async (category: string, point: GeoPoint): Promise<PointResult["found"]> =>
  (await worker.nearestOfMany(category, [point]))[0]?.found ?? [];

describe("The 50 nearest by great-circle distance [site/services/nearest]", () => {
  test.each(educationCategories)(
    "%s: as a calculation over all of them, for 200 points",
    async (category) => {
      const points = somePoints();
      const answers = await worker.nearestOfMany(category, points);
      const differing = points.filter((point, index) => {
        const found = answers[index]?.found.filter(({ distance }) => distance !== null) ?? [];
        const same = bruteForce(category, point).every(
          ({ id, distance }, place) =>
            found[place]?.id === id && found[place]?.distance === Math.round(distance * 10) / 10,
        );
        return found.length !== 50 || !same;
      });
      expect(differing).toEqual([]);
    },
  );

  test.each(far)("also %s", async (_, point) => {
    const found = await read("early-education", point);
    expect(found.map(({ id }) => id)).toEqual(bruteForce("early-education", point).map(({ id }) => id));
  });

  test("a category with fewer than 50 gives all it has, nearest first", async () => {
    const found = await read("mental-health", { latitude: -41.13, longitude: 174.84 });
    const distances = found.map(({ distance }) => distance ?? 0);
    expect(found.length).toBe(10);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test("of primary schools the Correspondence School is left out of the 50 and appended at the end [site/services/correspondence]", async () => {
    const found = await read("primary-schools", { latitude: -41.2744, longitude: 174.7766 });
    expect(found).toHaveLength(51);
    expect(found.at(-1)).toMatchObject({ name: "Te Aho o Te Kura Pounamu", distance: null });
    expect(found.filter(({ type }) => type?.startsWith("Correspondence School"))).toHaveLength(1);
  });
});

describe("The table is not read as a whole", () => {
  const towns: [string, GeoPoint][] = [
    ["Auckland", { latitude: -36.8485, longitude: 174.7633 }],
    ["Wellington", { latitude: -41.2865, longitude: 174.7762 }],
    ["Christchurch", { latitude: -43.532, longitude: 172.6306 }],
    ["Hamilton", { latitude: -37.787, longitude: 175.2793 }],
    ["Gore", { latitude: -46.1028, longitude: 168.9436 }],
    ["Westport", { latitude: -41.754, longitude: 171.6022 }],
    ["Chatham Island", { latitude: -43.9535, longitude: -176.5597 }],
  ];

  test.each(educationCategories)("%s: at most 2,000 rows for a town", async (category) => {
    const answers = await worker.nearestOfMany(
      category,
      towns.map(([, point]) => point),
    );
    const costly = towns.filter((_, index) => (answers[index]?.rowsRead ?? 2_001) > 2_000);
    expect(costly).toEqual([]);
  });
});

describe("What the calls answer [site/calls/services]", () => {
  const ask = async (path: string) => {
    const response = await worker.ask(`/service-locations${path}`);
    return { response, status: response.status, body: await response.json() };
  };

  test("categories in their order, each with its dates, its source and what is missing", async () => {
    const { body, response } = await ask("/categories/");
    const told = body as { id: string }[];
    expect(told.map(({ id }) => id)).toEqual([
      "parenting-support",
      "early-education",
      "breastfeeding",
      "antenatal",
      "mental-health",
      "budgeting",
      "well-child",
      "primary-schools",
    ]);
    expect(told[1]).toMatchObject({ as_at: "2020-06-22", total: 4543, without_location: 139, stale: false });
    expect(told[0]).toMatchObject({ coverage: "porirua", rolls_as_at: null });
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("a category: the id, name, latitude, longitude and type of each", async () => {
    const { body } = await ask("/primary-schools/");
    const list = body as object[];
    expect(list).toHaveLength(500);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(["id", "latitude", "longitude", "name", "type"]);
  });

  test("one provider with all that is known of it, and nothing that is not", async () => {
    const { body } = await ask("/early-education/5001/");
    expect(body).toMatchObject({
      address: "92 Pukepoto Road, Kaitaia",
      subsidy_20_hrs: true,
      total_enrolled: 29,
      website: null,
      services: [],
    });
  });

  test.each([
    ["/dentists/", 404],
    ["/dentists/nearest/?lat=-41&lng=174", 404],
    ["/early-education/1/", 404],
    ["/early-education/5001x/", 404],
    ["/early-education/-1", 404],
    ["/early-education/nearest/?lat=-91&lng=174", 400],
    ["/early-education/nearest/?lat=-41&lng=180.1", 400],
    ["/early-education/nearest/?lat=-41", 400],
    ["/early-education/nearest/?lat=NaN&lng=1e2", 400],
    ["/early-education/nearest?lat=-41&lng=174", 200],
    ["/dentists/search/?q=a", 404],
    ["/early-education/search/", 200],
    ["/early-education/search?q=a", 200],
    ["/categories", 200],
  ])("%s: %i", async (path, status) => {
    expect((await ask(path)).status).toBe(status);
  });

  test("a database that fails: 503, to be asked again", async () => {
    const prepare = () => {
      throw new Error("gone");
    };
    const response = await serviceLocations.request("/categories/", {}, { DB: { prepare } });
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});

test("Several providers are found at once, without those that there are not", async () => {
  const found = await worker.ask("/service-locations/early-education/several/?id=5002&id=5001&id=1&id=x");
  const services = (await found.json()) as { id: number; name: string }[];
  expect(services.map(({ id }) => id).sort()).toEqual([5001, 5002]);
  expect(services).toContainEqual(
    await (await worker.ask("/service-locations/early-education/5001/")).json(),
  );
});

describe("A search by name", () => {
  interface Found {
    total: number;
    matches: { id: number; name: string; address: string }[];
  }
  const search = async (text: string): Promise<Found> =>
    (await (
      await worker.ask(`/service-locations/early-education/search/?q=${encodeURIComponent(text)}`)
    ).json()) as Found;

  test("and town finds a service with its address", async () => {
    expect(await search("anne west")).toEqual({
      total: 1,
      matches: [{ id: 5001, name: "Anne West Kindergarten", address: "92 Pukepoto Road, Kaitaia" }],
    });
    const inKaitaia = await search("kindergarten kaitaia");
    expect(inKaitaia.total).toBeGreaterThan(1);
    expect(inKaitaia.matches.every(({ address }) => address.includes("Kaitaia"))).toBe(true);
  });

  test("is the same with or without macrons, in capitals or not, and by the beginnings of words", async () => {
    const same = await Promise.all(["kōhanga", "kohanga", "KŌHAN", "koohanga"].map(search));
    expect(same[0]?.total).toBeGreaterThan(100);
    expect(same[1]).toEqual(same[0]);
    expect(same[2]?.total).toBe(same[0]?.total);
    expect(same[3]).toEqual(same[0]);
  });

  test("shows at most 100 matches, those whose name begins so first [childcare/children/search]", async () => {
    const { total, matches } = await search("a");
    expect(total).toBeGreaterThan(1_000);
    expect(matches).toHaveLength(100);
    const begins = (await search("little")).matches.map(({ name }) => name.startsWith("Little"));
    expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
  });

  test.each(["", " ", "-", "%", "zzzzz qqqqq", "x".repeat(5_000)])("'%.10s' finds nothing", async (text) => {
    expect(await search(text)).toEqual({ total: 0, matches: [] });
  });
});

describe("the list of a category", () => {
  const page = async (path: string) => {
    const answer = await worker.ask(path);
    const link = /^<(.*)>; rel="next"$/.exec(answer.headers.get("link") ?? "");
    return { status: answer.status, text: await answer.text(), next: link?.[1] };
  };

  test("comes in pages of 500 or fewer, 100 KB or less each, and has everybody once", async () => {
    const ids: number[] = [];
    const list = "/service-locations/early-education/";
    for (let next: string | undefined = list; next; ) {
      const { status, text, next: following } = await page(next);
      const found = JSON.parse(text) as { id: number }[];
      expect([status, found.length <= 500, text.length <= 100_000]).toEqual([200, true, true]);
      ids.push(...found.map(({ id }) => id));
      next = following && list + following;
    }
    const { results } = await (await worker.database())
      .prepare("select id from service_locations where category = 'early-education' order by id")
      .all<{ id: number }>();
    expect(ids).toEqual(results.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(4_000);
  });

  test("a short one says that nothing follows, an odd place to begin is refused", async () => {
    expect(await page("/service-locations/mental-health/")).toMatchObject({ status: 200, next: undefined });
    for (const after of ["x", "-1", "1e3", ""])
      expect((await page(`/service-locations/mental-health/?after=${after}`)).status).toBe(400);
  });
});
