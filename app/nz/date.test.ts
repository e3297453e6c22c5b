import { describe, expect, test } from "vitest";
import { traditionalMonths } from "#app/forms/typed-day.ts";
import { calendarDate, dayInNewZealand, foldDiacritics, readMonth, toIso } from "./date.ts";

describe("a day of the calendar", () => {
  test.each([
    [2018, 1, 31],
    [2016, 2, 29],
    [2000, 2, 29],
    [1000, 1, 1],
    [9999, 12, 31],
  ])("%i-%i-%i exists", (year, month, day) => {
    expect(calendarDate(year, month, day)).toEqual({ year, month, day });
  });

  test.each([
    [2018, 2, 29],
    [1900, 2, 29],
    [2018, 4, 31],
    [2018, 0, 1],
    [2018, 13, 1],
    [2018, 1, 0],
    [2018, 1, 32],
    [999, 1, 1],
    [10_000, 1, 1],
    [Number.NaN, 1, 1],
    [2018, 1.5, 1],
  ])("%d-%d-%d does not", (year, month, day) => {
    expect(calendarDate(year, month, day)).toBeUndefined();
  });

  test("is stored YYYY-MM-DD", () => {
    expect(toIso({ year: 2018, month: 7, day: 1 })).toBe("2018-07-01");
  });
});

describe("'today' is that of Pacific/Auckland [quality/text/new-zealand-time]", () => {
  test.each([
    ["noon in New Zealand, the evening before in Greenwich", "2018-08-14T23:59:59Z", "2018-08-15"],
    ["11:59 in Greenwich in winter: a second before midnight", "2018-08-15T11:59:59Z", "2018-08-15"],
    ["12:00 in Greenwich in winter: midnight", "2018-08-15T12:00:00Z", "2018-08-16"],
    ["10:59 in Greenwich in summer: a second before midnight", "2018-01-15T10:59:59Z", "2018-01-15"],
    ["11:00 in Greenwich in summer: midnight", "2018-01-15T11:00:00Z", "2018-01-16"],
    ["the night clocks go forward, before", "2018-09-29T11:59:59Z", "2018-09-29"],
    ["the night clocks go forward, midnight", "2018-09-29T12:00:00Z", "2018-09-30"],
    ["the day after clocks went forward, midnight", "2018-09-30T11:00:00Z", "2018-10-01"],
    ["the night clocks go back, midnight", "2018-03-31T11:00:00Z", "2018-04-01"],
    ["the day after clocks went back, midnight", "2018-04-01T12:00:00Z", "2018-04-02"],
    ["29 February", "2016-02-28T11:00:00Z", "2016-02-29"],
    ["new year", "2018-12-31T11:00:00Z", "2019-01-01"],
  ])("%s", (_sentence, moment, expected) => {
    expect(dayInNewZealand(new Date(moment))).toBe(expected);
  });
});

const english = "January February March April May June July August September October November December".split(
  " ",
);
const maori = "Hānuere Pēpuere Māehe Āperira Mei Hune Hūrae Ākuhata Hepetema Oketopa Noema Tīhema".split(" ");

describe("the traditional names of the months are read too", () => {
  const names = [
    ["Kohitātea", "kohi"],
    ["Hui-tanguru", "huitanguru"],
    ["Poutū-te-rangi", "poututerangi"],
    ["Paenga-whāwhā", "paenga whawha"],
    ["Haratua", "har"],
    ["Pipiri", "PIPIRI"],
    ["Hōngongoi", "hongongoi"],
    ["Here-turi-kōkā", "Hereturikoka"],
    ["Mahuru", "mah"],
    ["Whiringa-ā-nuku", "whiringa a nuku"],
    ["Whiringa-ā-rangi", "Whiringaarangi"],
    ["Hakihea", "hak"],
  ];
  test.each(names.map(([name = "", other = ""], index) => [name, other, index + 1] as const))(
    "%s, or %s",
    (name, other, month) => {
      const read = (typed: string) => readMonth(typed, [english, maori, traditionalMonths]);
      expect([read(name), read(other)]).toEqual([month, month]);
    },
  );

  test("the beginning that two of them share is neither", () => {
    expect(readMonth("Whiringa", [english, maori, traditionalMonths])).toBeUndefined();
  });
});

describe("a month that was typed", () => {
  const read = (typed: string) => readMonth(typed, [english, maori]);

  test.each([...english, ...maori].map((name, index) => [name, (index % 12) + 1] as const))(
    "%s, in capitals, without marks, or its first three letters",
    (name, month) => {
      for (const typed of [
        name,
        name.toUpperCase(),
        foldDiacritics(name),
        name.normalize("NFD"),
        name.slice(0, 3),
      ]) {
        expect(read(typed)).toBe(month);
      }
    },
  );

  test.each([
    ["a number", "7", 7],
    ["a number with a leading zero", "07", 7],
    ["two letters", "Ju", undefined],
    ["letters after a name", "Mayo", undefined],
    ["nothing", "", undefined],
    ["three digits", "007", undefined],
    ["a hostile length", "j".repeat(50_000), undefined],
  ])("%s", (_sentence, typed, expected) => {
    expect(read(typed)).toBe(expected);
  });
});
