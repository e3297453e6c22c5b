import { describe, expect, test } from "vitest";
import { grammar } from "#workers/translations/glossary/grammar.ts";
import { allTexts } from "../../../tests/support/all-texts.ts";
import { formFor, isOfPeople, sayCounts } from "./counts.ts";

const numbers = [0, 1, 2, 9, 10, 99] as const;

test.each<[string, number, string]>([
  ["E {{count}} ngā kāri", 0, "Kāore he kāri"],
  ["E {{count}} ngā kāri", 1, "Kotahi te kāri"],
  ["E {{count}} ngā kāri", 2, "E 2 ngā kāri"],
  ["E {{count}} ngā kāri", 12, "E 12 ngā kāri"],
  ["E {{count}} te ratonga e tata ana", 1, "Kotahi te ratonga e tata ana"],
  ["E {{count}} anō ngā tamariki", 1, "Kotahi anō te tamaiti"],
  ["E {{count}} anō ngā tamariki", 2, "Tokorua anō ngā tamariki"],
  ["E {{count}} ngā mātua", 9, "Tokoiwa ngā mātua"],
  ["E {{count}} ngā tāngata", 10, "Tekau ngā tāngata"],
  ["E {{count}} ngā tāngata", 99, "Iwa tekau mā iwa ngā tāngata"],
  ["E {{count}} ngā tāngata", 120, "E 120 ngā tāngata"],
  ["E {{count}} āu tamariki", 1, "Kotahi tāu tamaiti"],
  ["E {{count}} āu tamariki", 0, "Kāore āu tamariki"],
  ["({{day}}, e {{count}} ngā rā i mua)", 1, "({{day}}, kotahi te rā i mua)"],
  ["E {{count}} o ngā ratonga kei konei", 1, "Kotahi o ngā ratonga kei konei"],
  ["I roto i ngā tau e {{count}}", 1, "I roto i te tau kotahi"],
  ["mō ngā tamariki e {{count}}", 3, "mō ngā tamariki tokotoru"],
  ["Ngā wāhi e {{count}}", 1, "Te wāhi kotahi"],
  ["i te tau 2024, e {{count}}", 1, "i te tau 2024, kotahi"],
  ["e {{count}} ōrau ōna i mārama", 1, "kotahi ōrau ōna i mārama"],
  ["Kei te whakaritea e {{name}}", 1, "Kei te whakaritea e {{name}}"],
])("%s of %i is %s", (template, count, said) => {
  expect(sayCounts(template, { count })).toBe(said);
});

test("only whole numbers are counted, and other values stay for whoever fills them in", () => {
  expect(sayCounts("E {{count}} ngā kāri o {{name}}", { count: 1, name: "Ana" })).toBe(
    "Kotahi te kāri o {{name}}",
  );
  for (const count of ["", "maha", "1.5", "-1"])
    expect(sayCounts("E {{count}} ngā kāri", { count })).toBe("E {{count}} ngā kāri");
});

describe("every Māori text that counts", () => {
  const counting = allTexts().flatMap(({ table, key, en, mi }) => {
    const names = [...mi.matchAll(/(?<!\p{L})e \{\{(\w+)\}\}/giu)].flatMap(([, name = ""]) =>
      // Who did something stands after e too: "i tuhia e {{mother}}".
      /mother|other|parent|person|name/i.test(name) ? [] : [name],
    );
    return names.length > 0 ? [{ at: `${table}/${key}`, en, mi, names }] : [];
  });
  const said = counting.flatMap(({ at, en, mi, names }) =>
    numbers.map((count) => {
      const values = Object.fromEntries(names.map((name) => [name, count]));
      const filled = sayCounts(mi, values).replace(/\{\{(\w+)\}\}/g, (_, name) =>
        String(values[name] ?? "Ana"),
      );
      return { at: `${at} of ${count}`, en, count, filled };
    }),
  );

  test("says one as kotahi with a noun of one, and none with kāore", () => {
    expect(counting.length).toBeGreaterThan(15);
    const wrong = said.filter(({ count, filled }) =>
      count === 1
        ? /(?<!\p{L})e 1(?!\d)|kotahi (?:anō )?(?:ngā|āu|ētahi)(?!\p{L})/iu.test(filled)
        : count === 0 && /(?<!\p{L})e 0 (?:anō )?(?:te|ngā)(?!\p{L})/iu.test(filled),
    );
    expect(wrong).toEqual([]);
  });

  test("has no slip of grammar once it is filled in", () => {
    const slips = said.flatMap(({ at, en, filled }) => grammar({ at, en, mi: filled }));
    expect(slips).toEqual([]);
  });

  test("counts people with toko- to nine", () => {
    const wrong = said.filter(({ count, filled }) =>
      [
        ...filled.matchAll(/(?<!\p{L})e \d+ (?:anō )?(?:ngā|te|āu) (\p{L}+)|(?:ngā|te|āu) (\p{L}+) e \d/giu),
      ].some(([, one, other]) => count > 1 && isOfPeople(one ?? other ?? "")),
    );
    expect(wrong).toEqual([]);
  });

  test("counts a noun that stands there, so that nothing is glued: figures are not put beside an article", () => {
    const wrong = allTexts().filter(({ mi }) =>
      /(?<!(?:e|te|i|ki|kia|wiki|ahakoa) )\{\{(?:count|total)\}\} (?:te|ngā|ō|āu|o ngā)(?!\p{L})/iu.test(mi),
    );
    expect(wrong.map(({ table, key }) => `${table}/${key}`)).toEqual([]);
  });
});

test("every noun has one form of one and one of many", () => {
  for (const noun of ["tamariki", "tāngata", "mātua", "pēpi", "ratonga"])
    expect(formFor(2, formFor(1, noun))).toBe(noun);
});
