import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import examples from "../../tests/service-places.json";
import { ownDatabase } from "../../tests/support/prepared.mjs";
import { bruteForce, educationCategories } from "../service-locations/brute-force-for-tests.ts";
import { workerForTests } from "../service-locations/worker-for-tests.ts";
import type { NamedPlace } from "./place.ts";

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

async function ask(path: string): Promise<{ status: number; body: NamedPlace[] }> {
  const response = await worker.ask(`/places${path}`);
  return { status: response.status, body: (await response.json()) as NamedPlace[] };
}
const suggest = async (q: string) => (await ask(`/?${new URLSearchParams({ q })}`)).body;
const find = async (q: string) => (await ask(`/find/?${new URLSearchParams({ q })}`)).body;
const texts = (found: NamedPlace[]) => found.map(({ text }) => text);

describe("What is suggested while a place is typed", () => {
  test.each([
    ["kar", "Karori, Wellington"],
    ["KARORI", "Karori, Wellington"],
    ["karori wel", "Karori, Wellington"],
    ["queen st auck", "Queen Street, Auckland Central, Auckland"],
    ["mt eden", "Mount Eden, Auckland"],
    ["saint heliers", "Saint Heliers, Auckland"],
    ["St Heliers", "Saint Heliers, Auckland"],
    ["601", "6011, Te Aro, Wellington"],
    ["Te Whanganui-a-Tara", "Wellington"],
    ["tamaki maka", "Auckland"],
    ["sh1 taup", "State Highway 1, Wharewaka, Taupō"],
    ["auckland mangere east", "Mangere East, Auckland"],
    ["3/45 Cuba St, Te Aro", "Cuba Street, Te Aro, Wellington"],
    ["whaangaar", "Whangārei"],
    ["Ootak", "Ōtaki"],
    ["moore st mil", "Moore Street, Milton"],
    ["haast", "Haast"],
    ["haa", "Haast"],
  ])("%s: %s is among them", async (typed, expected) => {
    expect(texts(await suggest(typed))).toContain(expected);
  });

  test("at most 8, the largest first, and what is called just so before all others", async () => {
    expect(await suggest("a")).toHaveLength(8);
    expect(texts(await suggest("a"))[0]).toBe("Auckland");
    expect(texts(await suggest("Taupo")).slice(0, 2)).toEqual(["Taupō", "Taupo Bay, Mangonui"]);
  });

  test.each([
    "",
    "   ",
    "😀🏠",
    "'; drop table places; --",
    "%_%",
    "x".repeat(500),
    "中文",
    '"\\ {}[]',
    "a ".repeat(99),
  ])("%s: none", async (typed) => {
    expect(await suggest(typed)).toEqual([]);
    expect(await find(typed)).toEqual([]);
  });
});

describe("The postcode of a place", () => {
  test.each([
    ["Karori Road, Karori", "6012"],
    ["Queen Street, Auckland Central", "1010"],
    ["Abbey Caves", "0110"],
  ])("of %s is %s", async (typed, postcode) => {
    const [place] = (await suggest(typed)) as { postcode: string | null }[];
    expect(place?.postcode).toBe(postcode);
  });

  test("is not told where a place has several", async () => {
    const [place] = (await suggest("Auckland")) as { postcode: string | null }[];
    expect(place?.postcode).toBeNull();
  });
});

describe("What a typed place means", () => {
  test.each([
    ["Karori", "Karori, Wellington"],
    ["  karori   wellington ", "Karori, Wellington"],
    ["6012", "6012, Karori, Wellington"],
    ["0110", "0110, Onerahi, Whangarei"],
    ["110", "0110, Onerahi, Whangarei"],
    ["whangarei", "Whangārei"],
    ["Whangārei", "Whangārei"],
    ["Taupo", "Taupō"],
    ["TAUPŌ", "Taupō"],
    ["Porirua, New Zealand", "Porirua"],
    ["Kirikiriroa", "Hamilton"],
    ["chch", "Christchurch"],
    ["wgtn", "Wellington"],
    ["the mount", "Mount Maunganui"],
    ["The Hutt", "Lower Hutt"],
    ["palmy north", "Palmerston North"],
    ["Pōneke", "Wellington"],
    ["wanganui", "Whanganui"],
    ["Aukland", "Auckland"],
    ["palmy", "Palmerston North"],
    ["Karori, wgtn", "Karori, Wellington"],
    ...["Whaangaarei", "Whangaarei", "WHAANGAAREI, New Zealand"].map((typed) => [typed, "Whangārei"]),
    ...["Ōtaki", "Otaki", "Ootaki"].map((typed) => [typed, "Ōtaki"]),
    ["Taupoo", "Taupō"],
    ...["Waananga Road", "Wānanga Road", "wananga rd hamilton"].map((typed) => [
      typed,
      "Waananga Road, Temple View, Hamilton",
    ]),
    ["12 Maanuka Place, Whaangaarei", "Manuka Place, Raumanga, Whangārei"],
  ])("%s: taken as %s", async (typed, expected) => {
    expect(texts(await find(typed))).toEqual([expected]);
  });

  test("several are offered: Queen Streets of Auckland, the one of its centre first", async () => {
    const found = texts(await find("Queen Street, Auckland"));
    expect(found.length).toBeGreaterThan(1);
    expect(found[0]).toBe("Queen Street, Auckland Central, Auckland");
  });

  test("several are offered: four places called Richmond, told by their region or town", async () => {
    expect(texts(await find("richmond"))).toEqual([
      "Richmond, Tasman",
      "Richmond, Christchurch",
      "Richmond, Invercargill",
      "Richmond, Waitaki Bridge",
    ]);
  });

  test("what is not there gives none", async () => expect(await find("Atlantis Road")).toEqual([]));

  test("every place is found by its own text and its own id", async () => {
    const { results } = await (await worker.database())
      .prepare(
        `select rank, iif(street is null, '', street || ', ') || text as text from places join place_areas using (area)
         where rank % 1999 = 0 or rank < 9 or name in ('Richmond', 'Red Beach') and street is null`,
      )
      .all<{ text: string }>();
    const lost: string[] = [];
    for (const { text } of results) {
      const found = await find(text);
      const [place] = found;
      const same = place && (await ask(`/find/?id=${place.id}`)).body[0];
      if (found.length !== 1 || place?.text !== text || same?.text !== text) lost.push(text);
    }
    expect(lost).toEqual([]);
  });

  test("no two places have the same text", async () => {
    const { results } = await (await worker.database())
      .prepare(
        `select iif(street is null, '', street || ', ') || text as told from places join place_areas using (area)
         group by told having count(*) > 1`,
      )
      .all();
    expect(results).toEqual([]);
  });
});

describe("What is near to a point", () => {
  test.each([
    ["-41.2858", "174.7364", "Karori, Wellington"],
    ["-43.95", "-176.56", "Chatham Island, Chatham Islands"],
  ])("%s, %s: %s", async (lat, lng, expected) => {
    expect(texts((await ask(`/near/?lat=${lat}&lng=${lng}`)).body)).toEqual([expected]);
  });

  test("a point that is not in New Zealand: none", async () => {
    expect((await ask("/near/?lat=-33.87&lng=151.2")).body).toEqual([]);
  });

  test("the largest places in a box, also across the 180th meridian", async () => {
    const wellington = texts((await ask("/within/?south=-42&west=174&north=-40.5&east=176")).body);
    expect(wellington).toHaveLength(24);
    expect(wellington[0]).toBe("Wellington");
    const across = texts((await ask("/within/?south=-45&west=179&north=-43&east=-176")).body);
    expect(across).toContain("Chatham Islands");
  });

  test.each(["/near/?lat=-41", "/near/?lat=x&lng=1", "/within/?south=1&west=2&north=3"])(
    "%s: refused",
    async (path) => expect((await ask(path)).status).toBe(400),
  );
});

describe("The first five services near a typed place are those of a calculation over all of them", () => {
  test.each(examples)("$typed", async ({ typed, text }) => {
    const [place, ...others] = await find(typed);
    expect([place?.text, others]).toEqual([text, []]);
    if (!place) return;
    for (const category of educationCategories) {
      const [answered] = await worker.nearestOfMany(category, [place]);
      const found = answered?.found ?? [];
      const expected = bruteForce(category, place);
      expect(found.slice(0, 5).map(({ id }) => id)).toEqual(expected.slice(0, 5).map(({ id }) => id));
    }
  });
});
