import { describe, expect, test } from "vitest";
import { textsIn } from "../../tests/support/all-texts.ts";
import { defineWords, takeUnread } from "./words.ts";

const en = {
  title: "Hello",
  deep: { er: { leaf: "A leaf" } },
  greeting: "Hello {{name}}, you are {{age}}",
  children_one: "{{count}} child",
  children_other: "{{count}} children",
  "with.dot": "A dot",
  "with:colon": "A colon",
};
const mi = {
  title: "Kia ora",
  deep: { er: { leaf: "He rau" } },
  greeting: "Kia ora {{name}}, {{age}} ō tau",
  children_one: "Kotahi te tamaiti",
  children_other: "E {{count}} ngā tamariki",
  "with.dot": "He ira",
  "with:colon": "He irarua",
};
const words = defineWords("test-of-words", { en, mi });

describe("the words of a table", () => {
  test("are found by their key in each language", () => {
    expect(words("en")("title")).toBe("Hello");
    expect(words("mi")("title")).toBe("Kia ora");
  });

  test("keys of a table in a table are joined by a slash", () => {
    expect(words("mi")("deep/er/leaf")).toBe("He rau");
  });

  test("dots and colons belong to a key", () => {
    expect(words("en")("with.dot")).toBe("A dot");
    expect(words("mi")("with:colon")).toBe("He irarua");
  });

  test("take values", () => {
    expect(words("en")("greeting", { name: "Ana", age: 27 })).toBe("Hello Ana, you are 27");
    expect(words("mi")("greeting", { name: "Ana", age: 27 })).toBe("Kia ora Ana, 27 ō tau");
  });

  test("the same words with other values are other words", () => {
    const t = words("en");
    expect([t("greeting", { name: "A", age: 1 }), t("greeting", { name: "B", age: 2 })]).toEqual([
      "Hello A, you are 1",
      "Hello B, you are 2",
    ]);
  });

  test.each(["$t(title)", "<b>&amp;", "{{- age}}", "$&", "$1"])(
    "a value that looks like a mark stays as it was typed: %s",
    (name) => {
      expect(words("en")("greeting", { name, age: 1 })).toBe(`Hello ${name}, you are 1`);
    },
  );

  test.each([
    ["en", 0, "0 children"],
    ["en", 1, "1 child"],
    ["en", 2, "2 children"],
    ["mi", 0, "Kāore he tamariki"],
    ["mi", 1, "Kotahi te tamaiti"],
    ["mi", 16, "Tekau mā ono ngā tamariki"],
  ] as const)("%s: %i has its own plural", (language, count, expected) => {
    expect(words(language)("children", { count })).toBe(expected);
  });
});

describe("a key that is put together at run time", () => {
  const { find } = words("mi");
  test("is found when it is in the table", () => expect(find("deep/er/leaf")).toBe("He rau"));
  test("takes values", () => expect(find("greeting", { name: "A", age: 1 })).toBe("Kia ora A, 1 ō tau"));
  test.each([
    "nothing",
    "deep/er/nothing",
    "title/more",
    "",
    "constructor",
    "__proto__",
    "toString",
    "deep/constructor",
  ])("is nothing when there is no such leaf: '%s'", (key) => expect(find(key)).toBeUndefined());
  test("a table is no leaf", () => expect(find("deep")).toBeUndefined());
});

test("all words are known leaf by leaf, in both languages", () => {
  const texts = textsIn("test-of-words", "", en, mi);
  expect(texts).toHaveLength(7);
  expect(texts).toContainEqual({ table: "test-of-words", key: "deep/er/leaf", en: "A leaf", mi: "He rau" });
});

describe("Māori words that no fluent reader has checked", () => {
  const tables = {
    en: { a: "One", same: "Tīmata", n_other: "Many" },
    mi: { a: "Tahi", same: "Tīmata", n_other: "Maha" },
  };
  const unread = defineWords("test-of-unread", tables);
  const read = defineWords("test-of-read", tables, (_, mi) => ["Tahi", "Maha"].includes(mi));

  test.each([
    ["are told of once they are used", () => unread("mi")("a"), true],
    ["are told of once", () => unread("mi")("a") && takeUnread(), false],
    ["are none in English", () => unread("en")("a"), false],
    ["are none where both languages are the same", () => unread("mi")("same"), false],
    [
      "are none once they were read, with a number too",
      () => read("mi")("a") + read("mi")("n", { count: 2 }),
      false,
    ],
  ] as const)("%s", (_, use, expected) => {
    takeUnread();
    use();
    expect(takeUnread()).toBe(expected);
  });
});
