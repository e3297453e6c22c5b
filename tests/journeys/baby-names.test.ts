import { describe, expect, test } from "vitest";
import { diameter, spacing } from "#app/features/baby-names/balloons/balloons.ts";
import {
  type Category,
  categories,
  type NameList,
  periodsOf,
  topTen,
} from "#app/features/baby-names/lists.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { cacheControl } from "#app/server/http/headers.ts";
import { sizesOf } from "../bench/sizes.mjs";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";

const words = wordsOf("baby-names");

const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);
const paths = { english: "/news/baby-names", maori: "/news/baby-names-maori" };
/** HTML and CSS of a page, compressed bytes. */
const budget = 16_000;

const addressOf = (list: NameList, category: Category, period: string) =>
  `${paths[list]}?category=${category}&year=${period.replace("/", "-")}`;

/** All Māori lists, and of all names one in ten: that every list can be drawn is tested beside its drawing. */
const lists = (["english", "maori"] as const).flatMap((list) =>
  periodsOf(list)
    .filter((period) => list === "maori" || period.endsWith("4"))
    .flatMap((period) => categories.map((category) => ({ list, period, category }))),
);

/** The rows of the table: place, name with its variations, number of babies. */
const rowsOf = (page: Page) =>
  [...page.document.querySelectorAll(".names-table tbody tr")].map((row) =>
    [...row.children].slice(0, 3).map(({ textContent }) => textContent?.trim() ?? ""),
  );

const number = (element: Element, name: string) => Number(element.getAttribute(name));

describe.each(lists)("The $list names of $category in $period", ({ list, period, category }) => {
  test("the table has the data, the drawing a title, a description and a balloon for each name, none touching another [quality/accessibility/movement]", async () => {
    const page = await open(addressOf(list, category, period));
    const { shown } = topTen(list, category, period);
    expect(rowsOf(page)).toEqual(
      shown.map(({ rank, name, variations, amount }) => [
        String(rank),
        [name, ...variations].join(" / ") + (variations.length > 0 ? "*" : ""),
        amount === undefined ? "not known" : String(amount),
      ]),
    );
    const svg = page.document.querySelector("svg.balloons")!;
    expect(svg.getAttribute("role")).toBe("img");
    expect(svg.querySelector("title")?.textContent).toContain(period);
    const told = svg.querySelector("#balloons-names")?.textContent ?? "";
    expect(shown.filter(({ name }) => !told.includes(name))).toEqual([]);
    const circles = [...svg.querySelectorAll("circle.rubber")].map((each) => ({
      x: number(each, "cx"),
      y: number(each, "cy"),
      r: number(each, "r"),
    }));
    expect(circles).toHaveLength(shown.length);
    const tooNear = circles.flatMap((one, index) =>
      circles
        .slice(index + 1)
        .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r + spacing - 1e-6),
    );
    const centre = diameter / 2;
    const outside = circles.filter(({ x, y, r }) => Math.hypot(x - centre, y - centre) + r > centre + 1e-6);
    expect([tooNear, outside]).toEqual([[], []]);
    const written = [...svg.querySelectorAll("text.amount")].map(({ textContent }) => Number(textContent));
    expect(written).toEqual(shown.flatMap(({ amount }) => amount ?? []));
  });
});

describe.each(bothLanguages)("Top baby names in $language", ({ language, prefix }) => {
  const t = words(language);
  const chosen = (page: Page) => page.texts('#choices [aria-current="true"]');
  const hrefs = (page: Page) =>
    [...page.document.querySelectorAll("#choices a")].map((link) => link.getAttribute("href"));

  test("begin with the girls' names of the latest year, of all names [site/names/defaults]", async () => {
    const page = await open(prefix + paths.english);
    expect(chosen(page)).toEqual([t("lists/english"), t("category/girls")]);
    expect(page.text("#names h2")).toBe(t("chart/english/girls", { period: 2024 }));
    expect(page.document.querySelector("#year option")?.getAttribute("value")).toBe("2024");
    expect(page.document.querySelectorAll("#year option")).toHaveLength(71);
    expect(page.text("#most-given")).toBe(t("chart/first", { names: "Isla", amount: 191 }));
    expect(page.document.querySelector(".footnote")).toBeNull();
  });

  test("of Māori names begin with the latest list, with Kōtiro and Tama and the footnote [site/names/tabs] [site/names/footnote]", async () => {
    const page = await open(prefix + paths.maori);
    expect(chosen(page)).toEqual([t("lists/maori"), "Kōtiro"]);
    expect(page.texts(".categories a")).toEqual(["Kōtiro", "Tama"]);
    expect(page.text(".footnote")).toBe(t("footnote"));
    expect(page.texts("#year option")).toEqual(["2023/24", "2022/23", "2019", "2018", "2017", "2016"]);
    expect(page.text("#names")).toContain("Aroha / Te Aroha*");
  });

  test("a year is chosen in a form; the tabs keep what the other list has", async () => {
    const page = await open(`${prefix}${paths.english}?category=boys`);
    const next = await page.form("years").fill({ year: "2017" }).submit(t("year/button"));
    expect(next.address).toBe(`${prefix}${paths.english}?category=boys&year=2017`);
    expect(hrefs(next)).toEqual([
      `${prefix}${paths.maori}?category=boys&year=2017`,
      `${prefix}${paths.english}?category=boys&year=2017`,
      `${prefix}${paths.english}?year=2017`,
      `${prefix}${paths.english}?category=boys&year=2017`,
    ]);
    expect(hrefs(await open(`${prefix}${paths.english}?year=1954`))[0]).toBe(prefix + paths.maori);
  });

  test.each([
    ["the number of babies is not known", "girls", "2022/23", ["uncounted", "2022-23", "gap"]],
    ["the list is known in part", "boys", "2023/24", ["partial", "2023-24", "gap"]],
    ["numbers come from the data of all names", "boys", "2019", ["joined", "gap"]],
    ["all was published", "boys", "2016", ["published", "gap"]],
  ] as const)("say so when %s", async (_case, category, period, notes) => {
    const page = await open(prefix + addressOf("maori", category, period));
    const plain = (text: string) => text.replace(/<[^>]*>/g, "");
    expect(page.text(".told > .note")).toBe(
      notes.map((note) => plain(t(`notes/${note}`, { count: 8 }))).join(" "),
    );
  });

  test("the tabs tell analytics the names of the specification, in any language [site/names/in-place]", async () => {
    const page = await open(prefix + paths.maori);
    expect(
      [...page.document.querySelectorAll(".lists a")].map((link) => link.getAttribute("data-event")),
    ).toEqual(["Top baby names|Click tab|Top Māori Names", "Top baby names|Click tab|Top Names"]);
  });

  test.each(["?category=dogs&year=1900", "?year=2024&year=%00", "?year=constructor", "?year=2022-23"])(
    "%s, which nobody knows, is the latest list",
    async (query) => {
      const page = await open(prefix + paths.english + query);
      expect([page.status, page.text("#names h2")]).toEqual([
        200,
        t("chart/english/girls", { period: 2024 }),
      ]);
    },
  );

  test("are the same for everybody, and may be kept; the other language shows the same list", async () => {
    const page = await open(`${prefix}${paths.english}?category=boys&year=1987&more=1`);
    expect(page.received.headers["cache-control"]).toBe(cacheControl.publicPage);
    const other = page.document.querySelector("header a[hreflang]")?.getAttribute("href");
    expect(other).toBe(`${prefix ? "" : "/mi"}${paths.english}?category=boys&year=1987`);
  });

  test.each([
    addressOf("english", "girls", "1954"),
    addressOf("maori", "boys", "2019"),
    "/baby-name?name=Taylor&with=Jamie",
  ])("%s, HTML and CSS, is 16 KB or less", async (path) => {
    expect(sizesOf((await open(prefix + path)).html).gzip).toBeLessThanOrEqual(budget);
  });

  test("tell of 2024, and of how the Māori list is made, and lead to lists and data [site/names/story]", async () => {
    const page = await open(prefix + paths.english);
    for (const figure of ["59,199", "19,404", "57,889", "18,666"])
      expect(page.text("main")).toContain(figure);
    expect(page.text(".maori-story")).toContain("Te Taura Whiri i te Reo Māori");
    const links = [...page.document.querySelectorAll(".stories a")].map((link) => link.getAttribute("href"));
    expect(links).toContain("https://catalogue.data.govt.nz/dataset/baby-name-popularity-over-time");
    expect(links).toContain("https://smartstart.services.govt.nz/news/baby-names");
  });

  test("can be taken along as files", async () => {
    const page = await open(prefix + addressOf("english", "boys", "1999"));
    const files = [...page.document.querySelectorAll(".downloads a")].map(
      (link) => link.getAttribute("href") ?? "",
    );
    expect(files).toHaveLength(4);
    for (const file of files) {
      const { received } = await open(file);
      expect([file, received.status, received.headers["content-disposition"]]).toEqual([
        file,
        200,
        expect.stringMatching(/^attachment; filename="baby-names[\w-]*\.(csv|json)"$/),
      ]);
    }
    expect((await open(`${prefix}/baby-names.csv?year=1900`)).status).toBe(404);
  });

  describe("The years of a name", () => {
    const look = async (name: string, other = "") =>
      (await open(prefix + paths.english))
        .form("lookup")
        .fill({ name, with: other })
        .submit(t("lookup/button"));

    test("are found from the page of names, with or without macrons, as lines and as a table", async () => {
      const page = await look("māia");
      expect(page.address).toBe(`${prefix}/baby-name?name=m%C4%81ia&with=`);
      expect(page.text("h1")).toBe(t("history/title", { name: "Maia" }));
      expect(page.text(".told-lines")).toContain(t("history/most", { amount: 188, year: 2005 }));
      expect(page.document.querySelectorAll(".history-chart g.line")).toHaveLength(1);
      expect(page.text("main")).toContain(
        t("history/maoriPlace", { period: "2023/24", rank: 3, category: t("history/girls") }),
      );
      expect(page.document.querySelectorAll("main details tbody tr")).toHaveLength(26);
    });

    test("are compared side by side, and stay in the other language", async () => {
      const page = await look("Taylor", "jamie");
      expect(page.text("h1")).toBe(t("history/titleTwo", { name: "Taylor", other: "Jamie" }));
      expect(page.document.querySelectorAll(".history-chart g.line")).toHaveLength(4);
      const other = page.document.querySelector("header a[hreflang]")?.getAttribute("href");
      expect(other).toBe(`${prefix ? "" : "/mi"}/baby-name?name=Taylor&with=jamie`);
    });

    test.each([
      ["a name with itself is one name", "Isla", "isla", "Isla"],
      ["the second alone is the first", "", "Noah", "Noah"],
    ])("%s", async (_case, name, other, found) => {
      const page = await open(`${prefix}/baby-name?name=${name}&with=${other}`);
      expect(page.text("h1")).toBe(t("history/title", { name: found }));
    });

    test("that is in no list: said kindly, as it was typed, with names that begin alike", async () => {
      const page = await look("Isladora");
      expect(page.status).toBe(200);
      expect(page.text(".notice")).toContain(t("history/unknown", { name: "Isladora" }));
      expect(page.texts(".notice .tags a")).toContain("Isla");
      expect(page.document.querySelector(".history-chart")).toBeNull();
    });

    test.each(["<script>alert(1)</script>", "R2D2", "🎈", "%00"])(
      "%s is no name: said kindly",
      async (typed) => {
        const page = await open(`${prefix}/baby-name?name=${encodeURIComponent(typed)}`);
        expect([page.status, page.text(".notice")]).toEqual([200, t("history/notAName")]);
        expect(page.document.querySelector("main script")).toBeNull();
      },
    );

    test("without a name the page asks for one", async () => {
      const page = await open(`${prefix}/baby-name`);
      expect([page.status, page.text("main .lead")]).toEqual([200, t("history/ask")]);
    });

    test("belong to who asked for them: no cache keeps the page", async () => {
      const page = await open(`${prefix}/baby-name?name=Isla`);
      expect(page.received.headers["cache-control"]).toBe(cacheControl.personal);
    });
  });
});
