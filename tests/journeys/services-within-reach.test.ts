import { describe, expect, test } from "vitest";
import { nationalLines } from "#app/features/services-near-me/national/national-lines.ts";
import type { FinderQuery } from "#app/features/services-near-me/query/finder-query.ts";
import { loadServices } from "#app/features/services-near-me/results/load-services.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { Visit } from "#app/server/visit.ts";
import { checkContent } from "#workers/content/load/load.mjs";
import type { NearbyService, ServiceCategory } from "#workers/service-locations/service-location.ts";
import { startCatalogue } from "../support/catalogue.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { siteForTests, startSite } from "../support/site.ts";

const words = wordsOf("services-near-me");

const site = siteForTests();
const visitor = () => new Visitor(site.url);
const finder = "/services-near-me";
const karori = "place=Karori,+Wellington&at=-41.28506,174.73666";

const fetchJson = async <T>(path: string): Promise<T> => (await fetch(site.url + path)).json() as Promise<T>;
const names = (page: Page) => page.texts(".service h3");

/** Cities and small towns from end to end. */
const towns: [name: string, at: string][] = [
  ["Kaitaia", "-35.11,173.26"],
  ["Kerikeri", "-35.23,173.95"],
  ["Whangārei", "-35.73,174.32"],
  ["Dargaville", "-35.94,173.87"],
  ["Auckland", "-36.85,174.76"],
  ["Whitianga", "-36.83,175.7"],
  ["Thames", "-37.14,175.54"],
  ["Hamilton", "-37.79,175.28"],
  ["Tauranga", "-37.69,176.17"],
  ["Whakatāne", "-37.95,176.99"],
  ["Ōpōtiki", "-38.01,177.29"],
  ["Te Araroa", "-37.63,178.37"],
  ["Gisborne", "-38.66,178.02"],
  ["Wairoa", "-39.03,177.42"],
  ["Napier", "-39.49,176.92"],
  ["Rotorua", "-38.14,176.25"],
  ["Tokoroa", "-38.22,175.87"],
  ["Taupō", "-38.69,176.07"],
  ["Taumarunui", "-38.88,175.26"],
  ["Ohakune", "-39.42,175.4"],
  ["New Plymouth", "-39.06,174.08"],
  ["Hāwera", "-39.59,174.28"],
  ["Whanganui", "-39.93,175.05"],
  ["Palmerston North", "-40.36,175.61"],
  ["Dannevirke", "-40.21,176.1"],
  ["Masterton", "-40.95,175.66"],
  ["Ōtaki", "-40.76,175.15"],
  ["Porirua", "-41.13,174.84"],
  ["Wellington", "-41.29,174.78"],
  ["Tākaka", "-40.86,172.81"],
  ["Nelson", "-41.27,173.28"],
  ["Westport", "-41.75,171.6"],
  ["Kaikōura", "-42.4,173.68"],
  ["Haast", "-43.88,169.04"],
  ["Christchurch", "-43.53,172.64"],
  ["Waitangi, Chatham Islands", "-43.95,-176.56"],
  ["Queenstown", "-45.03,168.66"],
  ["Dunedin", "-45.87,170.5"],
  ["Invercargill", "-46.41,168.35"],
  ["Oban, Rakiura", "-46.9,168.13"],
];

describe("near is what is near", () => {
  test("40 towns × 8 categories: nothing farther than 50 km is listed, and where there is nobody there is a line to call", async () => {
    const known = await fetchJson<ServiceCategory[]>("/api/service-locations/categories/");
    const answered = <T>(value: T) => ({ ok: true as const, value, stale: false });
    const serviceLocations = {
      categories: async () => answered(known),
      nearest: async (id: string, { latitude, longitude }: { latitude: number; longitude: number }) =>
        answered(
          await fetchJson<NearbyService[]>(
            `/api/service-locations/${id}/nearest/?lat=${latitude}&lng=${longitude}`,
          ),
        ),
    };
    const visit = { neighbours: { serviceLocations } } as unknown as Visit;
    const far: string[] = [];
    let empty = 0;
    for (const { id } of known)
      for (const [text, at] of towns) {
        const [latitude = 0, longitude = 0] = at.split(",").map(Number);
        const asked = { category: id, place: { text, latitude, longitude } } as FinderQuery;
        const { services = [] } = await loadServices(asked, visit);
        if (services.some(({ distance }) => (distance ?? 0) > 50)) far.push(`${id} ${text}`);
        if (services.every(({ distance }) => distance === null)) empty++;
        expect(nationalLines(id).length).toBeGreaterThan(0);
      }
    expect([towns.length, known.length, far]).toEqual([40, 8, []]);
    // The family services of Porirua are near to eight of the towns at most.
    expect(empty).toBeGreaterThan(150);
  });

  test.each(bothLanguages)(
    "such a page says so, with numbers and who keeps a list, in $language",
    async ({ language, prefix }) => {
      const known = await fetchJson<ServiceCategory[]>("/api/service-locations/categories/");
      for (const { id, type } of known.filter(({ type }) => type === "FAMILY_SERVICES")) {
        const page = await visitor().visit(`${prefix}${finder}/${id}?place=Auckland&at=-36.85,174.76`);
        expect([id, type, names(page)]).toEqual([id, "FAMILY_SERVICES", []]);
        expect(page.text(".count")).toBe(words(language)("national/nobody", { km: 50, place: "Auckland" }));
        expect(page.document.querySelectorAll(".national-lines a[href^='tel:']").length).toBeGreaterThan(1);
        expect(page.document.querySelector(".nobody-near a[href*='familyservices.govt.nz']")).not.toBe(null);
      }
    },
  );

  test("a number to call stands in the guide, or its page was read", () => {
    const known = new Set(checkContent().helplines.map(({ number }) => String(number)));
    const lines = ["early-education", "budgeting", "mental-health", "parenting-support", "antenatal"].flatMap(
      nationalLines,
    );
    expect(lines.filter(({ number, read }) => !read && !known.has(number)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

describe.each(bothLanguages)("the list can be narrowed, in $language", ({ language, prefix }) => {
  const t = words(language);
  const path = `${prefix}${finder}/early-education`;

  test("to a kind, by a link; the map follows, and the other kinds stay on offer", async () => {
    const all = await visitor().visit(`${path}?${karori}`);
    expect(all.text(".kinds [aria-current]")).toBe(t("results/everyKind"));
    const narrowed = await visitor().visit(`${path}?${karori}&kind=te-kohanga-reo`);
    const kinds = narrowed.texts(".where span:first-child");
    expect(kinds.length).toBeGreaterThan(5);
    expect(new Set(kinds)).toEqual(new Set(["Te Kōhanga Reo"]));
    expect(narrowed.texts(".kinds a")).toEqual(all.texts(".kinds a"));
    const map = await visitor().visit(narrowed.link(t("results/map")));
    expect(map.address).toContain("kind=te-kohanga-reo");
    expect(map.text(".count")).toBe(narrowed.text(".count"));
  });

  test("an unknown kind is ignored", async () => {
    const [all, asked] = [
      await visitor().visit(`${path}?${karori}`),
      await visitor().visit(`${path}?${karori}&kind=dragons`),
    ];
    expect([asked.status, names(asked)]).toEqual([200, names(all)]);
  });

  test("ten on a page, numbered through, and a service on the map leads to its page", async () => {
    const first = await visitor().visit(`${path}?${karori}`);
    const second = await visitor().visit(first.link(t("results/next")));
    expect([names(first).length, names(second).length]).toEqual([10, 10]);
    expect(second.document.querySelector(".service")?.getAttribute("data-number")).toBe("11");
    expect(second.text(".pages span")).toBe(t("results/page", { page: 2, pages: 5 }));
    const id = second.document.querySelector(".service")?.id.replace("service-", "");
    const map = await visitor().visit(`${path}?${karori}&view=map&pin=${id}`);
    const more = map.document.querySelector(".map-info li a")?.getAttribute("href") ?? "";
    expect((await visitor().visit(more)).document.getElementById(`service-${id}`)).not.toBe(null);
    const beyond = await visitor().visit(`${path}?${karori}&page=9`);
    expect(beyond.text(".pages span")).toBe(t("results/page", { page: 5, pages: 5 }));
  });
});

test("one setting and the job of the night put the directory of the whole country in the place of the sample", async () => {
  const catalogue = await startCatalogue(1_200);
  const national = await startSite({ environment: { DIRECTORY_URL: catalogue.url } });
  try {
    const budgeting = `${national.url}/api/service-locations/budgeting/nearest/?lat=-37.787&lng=175.279`;
    const nearest = async () => ((await (await fetch(budgeting)).json()) as NearbyService[])[0]?.distance;
    expect(await nearest()).toBeGreaterThan(50);
    const services = await national.miniflare.getWorker("timata-services");
    expect((await services.scheduled({ cron: "0 * * * *" })).outcome).toBe("ok");
    // Opened for the first time: the site remembers for a while what a category holds.
    const page = await new Visitor(national.url).visit(
      `${finder}/budgeting?place=Hamilton&at=-37.787,175.279`,
    );
    expect(names(page)[0]).toBe("Waikato provider 0");
    expect(page.text("main")).not.toContain("Porirua");
  } finally {
    await national.stop();
    catalogue.stop();
  }
});
