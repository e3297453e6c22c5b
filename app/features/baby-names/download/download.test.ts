import { describe, expect, test } from "vitest";
import { cell, fileAddress, namesFile } from "./download.ts";

const file = (format: "csv" | "json", query: string) =>
  namesFile(format, new Request(`https://timata.govt.nz/baby-names.${format}${query}`));

describe("A file of names", () => {
  test("as CSV: a line of columns, a line for each name, readable by spreadsheets with its macrons", async () => {
    const answer = file("csv", "?list=maori&category=boys&year=2023-24");
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/csv; charset=utf-8; header=present",
      "content-disposition": 'attachment; filename="baby-names-maori-boys-2023-24.csv"',
      "cache-control": "public, max-age=3600",
    });
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text.split("\r\n").slice(0, 4)).toEqual([
      "\uFEFFperiod,category,rank,name,variations,amount",
      "2023/24,boys,1,Ariki,Ariki/Te Ariki,111",
      "2023/24,boys,2,Wiremu,,86",
      "2023/24,boys,3,Rāwiri,,80",
    ]);
  });

  test("as JSON: where it comes from, and the names; a number that is not known is null", async () => {
    const answer = file("json", "?list=maori&category=girls&year=2022-23");
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    const { source, names } = (await answer.json()) as { source: string; names: unknown[] };
    expect(source).toMatch(/^Department of Internal Affairs/);
    expect(names).toHaveLength(10);
    expect(names[0]).toEqual({
      period: "2022/23",
      category: "girls",
      rank: 1,
      name: "Aroha",
      variations: "Aroha/Te Aroha",
      amount: null,
    });
  });

  test("of all years has every line of the records", async () => {
    const { names } = (await file("json", "").json()) as { names: unknown[] };
    expect(names.length).toBeGreaterThan(14_200);
  });

  test.each(["?list=klingon", "?list=english&year=1900", "?list=english&category=dogs", "?year="])(
    "%s is not found",
    (query) => {
      expect(() => file("csv", query)).toThrow(expect.objectContaining({ status: 404 }));
    },
  );

  test("has an address that asks for it", () => {
    expect(fileAddress("csv", { list: "maori", category: "girls", period: "2022/23" })).toBe(
      "/baby-names.csv?list=maori&category=girls&year=2022-23",
    );
    expect(fileAddress("json", { list: "english" })).toBe("/baby-names.json?list=english");
  });
});

describe("A cell", () => {
  test.each([
    ["Isla", "Isla"],
    [191, "191"],
    [-3, "-3"],
    [null, ""],
    ['say "hi", twice', '"say ""hi"", twice"'],
    ["=1+1", "'=1+1"],
    ["+64", "'+64"],
    ["-name", "'-name"],
    ["@sum", "'@sum"],
    ["\tx", "'\tx"],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ])("%j is written %j", (value, written) => {
    expect(cell(value)).toBe(written);
  });
});
