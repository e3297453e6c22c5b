import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { directionsAddress, finderAddress, withoutNumber } from "./finder-address.ts";
import { type FinderQuery, readFinderQuery } from "./finder-query.ts";

const read = (query: string, category?: string) => readFinderQuery(new URLSearchParams(query), category);

const karori = { text: "Karori, Wellington", latitude: -41.285, longitude: 174.737 };
const nothing: FinderQuery = {
  category: undefined,
  place: undefined,
  typed: "",
  kind: undefined,
  page: undefined,
  view: "list",
  pin: undefined,
  map: undefined,
  isPlaceExplicit: false,
  isRemembered: false,
};

describe("An address of the finder", () => {
  const rows: [string, Partial<FinderQuery>, string][] = [
    ["of nothing is bare", {}, "/services-near-me"],
    ["has the category in its path", { category: "antenatal" }, "/services-near-me/antenatal"],
    [
      "has a place by its name and point, readably",
      { category: "antenatal", place: karori, isPlaceExplicit: true },
      "/services-near-me/antenatal?place=Karori,+Wellington&at=-41.285,174.737",
    ],
    [
      "names no house, and a point within 100 metres",
      {
        place: { text: "12 Warspite Avenue, Porirua", latitude: -41.134561, longitude: 174.841239 },
        isPlaceExplicit: true,
      },
      "/services-near-me?place=Warspite+Avenue,+Porirua&at=-41.135,174.841",
    ],
    [
      "nor a flat",
      { place: { ...karori, text: "2/14a Karori Road, Karori" }, isPlaceExplicit: true },
      "/services-near-me?place=Karori+Road,+Karori&at=-41.285,174.737",
    ],
    [
      "nor while it is asked which street is meant",
      { typed: "12 Warspite Avenue, Porirua", isPlaceExplicit: true },
      "/services-near-me?place=Warspite+Avenue,+Porirua",
    ],
    [
      "keeps what was typed as long as that is no place",
      { typed: "Queen Street", isPlaceExplicit: true },
      "/services-near-me?place=Queen+Street",
    ],
    ["says that the place was cleared", { isPlaceExplicit: true }, "/services-near-me?place="],
    [
      "does not tell what is remembered",
      { category: "antenatal", place: karori, typed: karori.text, isRemembered: true },
      "/services-near-me/antenatal",
    ],
    [
      "has what is pinned and where the map is, in the view of the map",
      { view: "map", pin: "12.13", map: "-41.28,174.7,14" },
      "/services-near-me?view=map&pin=12.13&map=-41.28,174.7,14",
    ],
    [
      "has the kind, and the page of the list",
      { category: "well-child", kind: "plunket", page: 2 },
      "/services-near-me/well-child?kind=plunket&page=2",
    ],
    ["leaves both out in the view of the list", { pin: "12", map: "-41.28,174.7,14" }, "/services-near-me"],
  ];

  test.each(rows)("%s", (_rule, query, address) => {
    expect(finderAddress({ ...nothing, ...query })).toBe(address);
  });

  test("asks for what it was made from", () => {
    const point = fc.record({
      latitude: fc.integer({ min: -54_000, max: -28_000 }).map((value) => value / 1000),
      longitude: fc
        .oneof(fc.integer({ min: 160_000, max: 180_000 }), fc.integer({ min: -180_000, max: -170_000 }))
        .map((value) => value / 1000),
    });
    const text = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
      .map((value) =>
        value
          .normalize("NFC")
          .replace(/\p{Cc}+/gu, " ")
          .trim(),
      )
      .filter((value) => value !== "" && withoutNumber(value) === value);
    fc.assert(
      fc.property(point, text, fc.constantFrom("list", "map"), (point, text, view) => {
        const query: FinderQuery = {
          ...nothing,
          category: "well-child",
          place: { text, ...point },
          typed: text,
          view: view as FinderQuery["view"],
          isPlaceExplicit: true,
        };
        const address = new URL(finderAddress(query), "https://timata.govt.nz");
        expect(readFinderQuery(address.searchParams, "well-child").query).toEqual(query);
      }),
    );
  });

  test("leads to directions outside of the site by a point alone", () => {
    expect(directionsAddress(karori)).toBe(
      "https://www.google.com/maps/dir/?api=1&destination=-41.285%2C174.737",
    );
  });
});

describe("Reading an address", () => {
  test("the form's point is that of the text it stood beside: of another text it says nothing", () => {
    const same = read(
      "category=antenatal&place=Karori,+Wellington&chosen=Karori,+Wellington&at=-41.285,174.737",
    );
    expect(same).toMatchObject({ isForm: true, query: { category: "antenatal", place: karori } });
    const other = read("place=Taupo&chosen=Karori,+Wellington&at=-41.285,174.737");
    expect(other).toMatchObject({ isForm: true, query: { typed: "Taupo", place: undefined }, at: undefined });
  });

  test("a point without a name is where the device is", () => {
    expect(read("place=&chosen=&at=-41.285,174.737")).toMatchObject({
      at: { latitude: -41.285, longitude: 174.737 },
      query: { place: undefined, isPlaceExplicit: true },
    });
  });

  test("a point outside of New Zealand is none, and that can be said", () => {
    expect(read("at=51.5,-0.12")).toMatchObject({ at: undefined, isElsewhere: true });
    expect(read("place=London&at=51.5,-0.12").query).toMatchObject({ typed: "London", place: undefined });
  });

  test("the Chatham Islands are in New Zealand", () => {
    expect(read("place=Waitangi&at=-43.95,-176.55").query.place).toMatchObject({ longitude: -176.55 });
  });

  test.each([
    ["at=nowhere&place=x"],
    ["at=-41.285&place=x"],
    ["at=-41.285,174.737,3&place=x"],
    ["at=1e5,2&place=x"],
    ["view=globe&pin=../x&map=<b>&place=x"],
    [`pin=${"1".repeat(500)}&place=x`],
  ])("what makes no sense is not there: %s", (query) => {
    expect(read(query).query).toEqual({ ...nothing, typed: "x", isPlaceExplicit: true });
  });

  test("a category that no address may hold is none", () => {
    for (const id of ["../x", "a b", "<b>", "x".repeat(61)])
      expect(read("", id).query.category).toBeUndefined();
  });

  test("a long text is cut between its characters, controls in it are spaces", () => {
    const { typed } = read(new URLSearchParams({ place: ` a\n\tb${"🥝".repeat(300)}` }).toString()).query;
    expect([...typed]).toHaveLength(200);
    expect(typed).toMatch(/^a b(🥝)+$/u);
  });
});
