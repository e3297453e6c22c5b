import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import type { NearbyService, ServiceCategory } from "#workers/service-locations/service-location.ts";
import typedPlaces from "../service-places.json" with { type: "json" };
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";

const words = wordsOf("services-near-me");
const site = sharedSite();
const visitor = () => new Visitor(site.url);
const finder = "/services-near-me";
const karori = "place=Karori,+Wellington&at=-41.285,174.737";

const fetchJson = async <T>(path: string): Promise<T> => (await fetch(site.url + path)).json() as Promise<T>;
const names = (page: Page) => page.texts(".service h3");
const panel = (page: Page) => page.texts(".empty-panel");

/** Fills in the form and sends it, as a visitor without a script does. */
async function look(category: string, place: string, prefix = "", from = visitor()) {
  const page = await from.visit(prefix + finder);
  return page.form("finder").fill({ category, place }).submit();
}

describe("Without a script, a typed place leads to the nearest services, ten on a page", () => {
  test.each(typedPlaces)("$typed is $text", async ({ typed, text }) => {
    // What the form sends.
    const sent = new URLSearchParams({ category: "early-education", place: typed, chosen: "", at: "" });
    const { headers } = await visitor().ask(`${finder}?${sent}`);
    const { searchParams, pathname, search } = new URL(headers.location ?? "", site.url);
    expect([pathname, searchParams.get("place")]).toEqual([`${finder}/early-education`, text]);
    const page = await visitor().ask(pathname + search);
    const [latitude, longitude] = (searchParams.get("at") ?? "").split(",");
    const nearest = await fetchJson<NearbyService[]>(
      `/api/service-locations/early-education/nearest/?lat=${latitude}&lng=${longitude}`,
    );
    const listed = [...page.text.matchAll(/id="service-(\d+)".*?class="away">([\d.]+) km/gs)];
    const near = nearest.filter(({ distance }) => (distance ?? 0) <= 50);
    expect(listed.map(([, id, distance]) => [Number(id), Number(distance)])).toEqual(
      near.slice(0, 10).map(({ id, distance }) => [id, distance]),
    );
    expect(page.text).toContain(`${near.length} service${near.length === 1 ? "" : "s"} near`);
    const distances = nearest.map(({ distance }) => distance ?? 0);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect(distances).toHaveLength(50);
  });

  test("there are 30 of them", () => expect(typedPlaces).toHaveLength(30));
});

describe.each(bothLanguages)("The finder in $language", ({ language, prefix }) => {
  const t = words(language);

  test("offers the categories by name after 'Please select a category', and says what is missing [site/services/heading] [site/services/controls]", async () => {
    const page = await visitor().visit(prefix + finder);
    const [first, ...categories] = page.texts("#category option");
    expect(first).toBe(t("category/select"));
    const known = await fetchJson<ServiceCategory[]>("/api/service-locations/categories/");
    const expected = known.map((each) => (language === "mi" ? each.name_mi : each.name));
    const names = categories.map((each) => each.replace(` (${t("category/porirua")})`, ""));
    expect(names).toEqual(expected.sort((one, other) => one.localeCompare(other, "en")));
    expect(panel(page)).toEqual([t("results/missing/both")]);
    expect(page.texts("h1 [lang=mi]")).toEqual(language === "en" ? [words("mi")("title")] : []);
    expect(page.document.querySelector("#place")?.getAttribute("placeholder")).toBe(t("place/placeholder"));
    expect(page.document.querySelector(".locate[hidden]")).not.toBeNull();
  });

  test("the empty panel names only the missing part [site/services/missing]", async () => {
    expect(panel(await visitor().visit(`${prefix}${finder}/antenatal`))).toEqual([
      t("results/missing/place"),
    ]);
    expect(panel(await visitor().visit(`${prefix}${finder}?${karori}`))).toEqual([
      t("results/missing/category"),
    ]);
  });

  test("several places that fit are links with addresses of their own, which lead to results", async () => {
    const page = await look("primary-schools", "queen street", prefix);
    expect(page.text(".which-place h3")).toBe(t("place/several/title"));
    const links = page.texts(".which-place a b");
    expect(links.length).toBeGreaterThan(5);
    expect(panel(page)).toEqual([]);
    const chosen = await visitor().visit(page.link(links[1] ?? ""));
    expect(chosen.text(".count")).toContain(links[1]);
    expect(names(chosen)).toHaveLength(10);
  });

  test("a place that nobody knows is said so kindly, with hints; what was typed stays", async () => {
    const page = await look("antenatal", "Qwertyville <b>", prefix);
    expect(page.status).toBe(200);
    expect(page.text(".notice h3")).toBe(t("place/none/title", { typed: "Qwertyville <b>" }));
    expect(page.texts(".notice li")).toHaveLength(3);
    expect(page.form("finder").valuesOf("place")).toEqual(["Qwertyville <b>"]);
    expect(page.form("finder").valuesOf("category")).toEqual(["antenatal"]);
  });

  test("a category that is not there is not found, and the others are offered", async () => {
    const page = await visitor().visit(`${prefix}${finder}/dragons?${karori}`);
    expect(page.status).toBe(404);
    expect(page.texts("[role=alert]")).toContain(t("category/unknown"));
    expect(page.texts("#category option")).toHaveLength(9);
    expect(page.form("finder").valuesOf("place")).toEqual(["Karori, Wellington"]);
  });

  test("the other language is the same address under its prefix", async () => {
    const page = await visitor().visit(`${prefix}${finder}/early-education?${karori}&view=map&pin=5345`);
    const other = page.document.querySelector(".language a")?.getAttribute("href");
    const path = `${finder}/early-education?${karori}&view=map&pin=5345`;
    expect(other).toBe(language === "en" ? `/mi${path}` : path);
  });

  test("dated data and where it comes from stand on the page, and what is partial does", async () => {
    const schools = await visitor().visit(`${prefix}${finder}/primary-schools?${karori}`);
    expect(schools.text(".finder-results")).toContain(
      t("data/asAt", { date: language === "en" ? "25 September 2021" : "25 o Hepetema 2021" }),
    );
    expect(schools.text(".about-data")).toContain("Ministry of Education");
    const family = await visitor().visit(`${prefix}${finder}/mental-health?${karori}`);
    expect(family.text(".finder-results .notice")).toContain("Porirua");
    const partial = t("data/porirua").split("<")[0]!;
    for (const where of [karori, "place=Auckland&at=-36.85,174.76", ""]) {
      const page = await visitor().visit(`${prefix}${finder}/mental-health?${where}`);
      expect([where, page.text("main").split(partial).length - 1]).toEqual([where, 1]);
    }
  });

  test.each([
    ["parenting-support", true],
    ["breastfeeding", true],
    ["antenatal", true],
    ["mental-health", true],
    ["budgeting", true],
    ["well-child", true],
    ["early-education", false],
    ["primary-schools", false],
  ])("the way to sign up stands with %s: %s [site/services/disclaimer]", async (category, isThere) => {
    const page = await visitor().visit(`${prefix}${finder}/${category}`);
    const disclaimer = t("data/disclaimer").replace(/<[^>]*>/g, "");
    expect(page.text(".about-data").includes(disclaimer)).toBe(isThere);
  });
});

describe("A service in the list", () => {
  test("says everything that is known: kind, address, distance, 20 hours ECE, children, how to reach it [site/services/item]", async () => {
    const page = await visitor().visit(`${finder}/early-education?${karori}`);
    const [first] = await fetchJson<NearbyService[]>(
      "/api/service-locations/early-education/nearest/?lat=-41.28506&lng=174.73666",
    );
    const item = page.document.getElementById(`service-${first?.id}`);
    const said = item?.textContent ?? "";
    for (const word of [first?.name, first?.address, `${first?.distance?.toFixed(1)} km`, "20 hours ECE"])
      expect(said).toContain(word);
    const links = [...(item?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href") ?? "");
    expect(links).toEqual([
      `tel:${first?.phone?.replace(/\D/g, "")}`,
      `https://www.google.com/maps/dir/?api=1&destination=${first?.latitude.toFixed(5).replace(/0+$/, "")}%2C${first?.longitude.toFixed(5).replace(/0+$/, "")}`,
      `${finder}/early-education?${karori}&view=map&pin=${first?.id}#map`,
      `${finder}/early-education/${first?.id}.vcf`,
      `mailto:${first?.email}`,
    ]);
  });

  test("long texts show their beginning and fold the rest away, once", async () => {
    const page = await visitor().visit(`${finder}/mental-health?place=Porirua&at=-41.13,174.84`);
    const folded = page.document.querySelector(".rest");
    const [seen, rest] = [
      folded?.previousElementSibling?.textContent ?? "",
      folded?.querySelector("p")?.textContent ?? "",
    ];
    expect(seen).toMatch(/^[\s\S]{150,180} …$/);
    expect(page.html.split(rest.slice(0, 40).replaceAll("'", "&#x27;"))).toHaveLength(2);
  });

  test("the Correspondence School stands after the closest primary schools, without a distance [site/services/correspondence]", async () => {
    const page = await visitor().visit(`${finder}/primary-schools?${karori}`);
    expect(page.text(".count")).toContain("50 services");
    const last = await visitor().visit(`${finder}/primary-schools?${karori}&page=6`);
    expect(last.texts(".away")).toHaveLength(1);
    expect(last.texts(".away").at(-1)).toBe(words("en")("service/everywhere"));
    expect(last.texts(".where").filter((text) => text.startsWith("Correspondence School"))).toHaveLength(1);
  });

  test("can be saved as a contact", async () => {
    const page = await visitor().visit(`${finder}/early-education?${karori}`);
    const file = await visitor().ask(page.link(words("en")("service/contact")));
    expect([file.status, file.headers["content-type"]]).toEqual([200, "text/vcard; charset=utf-8"]);
    expect(file.headers["content-disposition"]).toMatch(/^attachment; filename="[\w-]+\.vcf"$/);
    expect(file.text).toContain(`FN:${names(page)[0]}`);
  });

  test.each([
    "early-education/999999999.vcf",
    "dragons/1.vcf",
    "early-education/x.vcf",
    "early-education/1.css",
  ])("what is no service is not found: %s", async (path) => {
    const page = await visitor().visit(`${finder}/${path}`);
    expect([page.status, page.texts("h1")]).toEqual([404, ["We cannot find that page"]]);
  });
});

describe("Addresses of the finder", () => {
  test("list is the first view, map the other; what is chosen stays [site/services/views]", async () => {
    const list = await look("early-education", "Karori");
    expect(list.text(".views [aria-current=page]")).toBe("List view");
    const map = await visitor().visit(list.link("Map view"));
    expect(map.text(".views [aria-current=page]")).toBe("Map view");
    expect(map.text(".count")).toBe(list.text(".count"));
    expect(map.document.querySelector("#map")).not.toBeNull();
    const next = await map.form("finder").fill({ category: "primary-schools" }).submit();
    expect(next.address).toMatch(
      /^\/services-near-me\/primary-schools\?place=Karori,\+Wellington&at=.*&view=map$/,
    );
  });

  test("clearing the category leads to the bare address, clearing the location empties text, point and results [site/services/controls] [site/services/clearing]", async () => {
    const page = await look("early-education", "Karori");
    const bare = await page.form("finder").fill({ category: "" }).submit();
    expect(bare.address).toMatch(/^\/services-near-me\?place=Karori/);
    const cleared = await visitor().visit(page.link("Clear location"));
    expect(cleared.form("finder").valuesOf("place")).toEqual([""]);
    expect(cleared.form("finder").valuesOf("at")).toEqual([""]);
    expect(panel(cleared)).toEqual(["Please enter an address"]);
    expect(names(cleared)).toEqual([]);
  });

  test("another text than the chosen one is looked up anew", async () => {
    const page = await look("early-education", "Karori");
    const other = await page.form("finder").fill({ place: "taupo" }).submit();
    expect(other.form("finder").valuesOf("chosen")).toEqual(["Taupō"]);
  });

  test("a point that a device told is named by its suburb; one outside of New Zealand is said to be that", async () => {
    const page = await visitor().visit(
      `${finder}?category=early-education&place=&chosen=&at=-41.285,174.737`,
    );
    expect(page.address).toMatch(/place=Karori,\+Wellington&at=-41\.285,174\.737$/);
    const abroad = await visitor().visit(
      `${finder}?category=early-education&place=&chosen=&at=51.507,-0.128`,
    );
    expect(abroad.texts(".notice")).toContain(words("en")("place/elsewhere"));
  });

  test("only here may a page ask the device where it is", async () => {
    const policy = async (path: string) => (await visitor().ask(path)).headers["permissions-policy"];
    expect(await policy(finder)).toContain("geolocation=(self)");
    expect(await policy(`${finder}/dragons`)).toContain("geolocation=(self)");
    expect(await policy("/support")).toContain("geolocation=()");
  });

  test("the links on other pages lead here", async () => {
    const support = await visitor().visit("/support");
    const page = await visitor().visit(support.link("Find support services near me"));
    expect(page.form("finder").valuesOf("category")).toEqual(["mental-health"]);
  });
});

describe("A remembered place", () => {
  test("is applied where the address names none, stays out of it, and can be cleared and forgotten [site/services/remembered]", async () => {
    const t = words("en");
    const somebody = visitor();
    const found = await look("early-education", "Karori", "", somebody);
    const remembered = await found.form().submit();
    expect(remembered.address).toBe(`${finder}/early-education`);
    expect(remembered.text(".remember")).toContain(t("remember/applied"));
    expect(names(remembered)).toEqual(names(found));
    const map = await somebody.visit(remembered.link("Map view"));
    expect(map.address).toBe(`${finder}/early-education?view=map#map`);
    const elsewhere = await somebody.visit("/mi/services-near-me/primary-schools");
    expect(elsewhere.text(".count")).toContain("Karori, Wellington");
    const other = await remembered.form("finder").fill({ category: "primary-schools" }).submit();
    expect(other.address).toBe(`${finder}/primary-schools`);
    const cleared = await somebody.visit(other.link("Clear location"));
    expect([cleared.address, names(cleared)]).toEqual([`${finder}/primary-schools?place=`, []]);
    expect(cleared.text(".remember")).toContain("Karori, Wellington");
    const forgotten = await cleared.form().submit();
    expect(forgotten.document.querySelector(".remember")).toBeNull();
    expect(panel(await somebody.visit(`${finder}/primary-schools`))).toEqual(["Please enter an address"]);
  });

  test("gives way to a place that the address names", async () => {
    const somebody = visitor();
    await (await look("early-education", "Karori", "", somebody)).form().submit();
    const page = await somebody.visit(`${finder}/early-education?place=Porirua&at=-41.13,174.84`);
    expect(page.text(".count")).toContain("Porirua");
    expect(page.texts(".remember button")).toEqual([words("en")("remember/button")]);
  });

  test("is not remembered by a form from elsewhere, nor without a place", async () => {
    const fields: [string, string][] = [
      ["intent", "remember"],
      ["place", "x"],
      ["at", "-41.1,174.7"],
    ];
    expect((await visitor().post(finder, fields)).status).toBe(403);
    const own = new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
    expect((await own.post(finder, [["intent", "remember"]])).status).toBe(400);
  });
});
