import { describe, expect, test } from "vitest";
import { Seal } from "../crypto/seal.ts";
import {
  groupPreferences,
  mergePreferences,
  openPreferences,
  type Preference,
  preferencesToMerge,
  readPreferences,
  readStored,
  sealPreferences,
} from "./preference.ts";

const settings = (key: string, val: string): Preference => ({ group: "settings", key, val });
const mark = (key: string, val: string): Preference => ({ group: "checkboxes", key, val });

describe("what was accepted", () => {
  const seal = new Seal("only-for-tests-only-for-tests-only-for-tests");

  test.each(["a".repeat(200), "ā".repeat(200), "😀".repeat(200)])(
    "can be read back after it was sealed: %s",
    async (place) => {
      const { list = [] } = readPreferences([settings("loc", place)]) as { list?: Preference[] };
      const row = JSON.parse(JSON.stringify(await sealPreferences(list, seal)));
      expect(await openPreferences(readStored(row), seal)).toEqual([settings("loc", place)]);
    },
  );

  test("is not hidden by a row that cannot be read", () =>
    expect(readStored([{ group: "settings", key: "dd" }, null, settings("to", "x")])).toEqual([
      settings("to", "x"),
    ]));
});

describe("What POST /api/preferences/ takes", () => {
  const good: [string, unknown, Preference[]][] = [
    ["a list of {group, key, val}", [settings("dd", "2027-03-01")], [settings("dd", "2027-03-01")]],
    ["an empty list", [], []],
    ["a val that is empty", [settings("dd", "")], [settings("dd", "")]],
    ["a val of 200 characters", [settings("loc", "ā".repeat(200))], [settings("loc", "ā".repeat(200))]],
    [
      "200 emoji are 200 characters",
      [settings("loc", "😀".repeat(200))],
      [settings("loc", "😀".repeat(200))],
    ],
    [
      "a key of 50",
      [{ group: "settings", key: "k".repeat(50), val: "" }],
      [{ group: "settings", key: "k".repeat(50), val: "" }],
    ],
    ["a number, as it reads", [{ group: "settings", key: "lat", val: -41.3 }], [settings("lat", "-41.3")]],
    ["letters in pieces are composed", [settings("loc", "O\u0304taki")], [settings("loc", "Ōtaki")]],
    ["other fields are left out", [{ ...settings("dd", ""), person_id: "1" }], [settings("dd", "")]],
  ];
  test.each(good)("%s", (_sentence, body, list) => expect(readPreferences(body)).toEqual({ list }));

  const bad: [string, unknown, unknown][] = [
    [
      "an entry without val names val",
      [{ group: "settings", key: "dd" }],
      [{ val: ["This field is required."] }],
    ],
    [
      "an entry without anything names all",
      [{}],
      [{ group: expect.anything(), key: expect.anything(), val: expect.anything() }],
    ],
    [
      "good entries beside it are told apart",
      [settings("dd", ""), { group: "settings", key: "loc" }],
      [{}, { val: ["This field is required."] }],
    ],
    ["a val of 201 characters", [settings("loc", "a".repeat(201))], [{ val: ["This value is not valid."] }]],
    [
      "a group that is none of ours",
      [{ group: "evilgroup", key: "x", val: "y" }],
      [{ group: ["This value is not valid."] }],
    ],
    ["a key of 51", [settings("k".repeat(51), "")], [{ key: ["This value is not valid."] }]],
    ["an empty key", [settings("", "")], [{ key: ["This value is not valid."] }]],
    [
      "a val that is a list",
      [{ ...settings("dd", ""), val: ["2027"] }],
      [{ val: ["This value is not valid."] }],
    ],
    ["control characters", [settings("loc", "a\u0000b")], [{ val: ["This value is not valid."] }]],
    ["an object", { group: "settings" }, { non_field_errors: [expect.any(String)] }],
    ["nothing", undefined, { non_field_errors: [expect.any(String)] }],
    [
      "more entries than anybody has",
      Array(201).fill(settings("dd", "")),
      { non_field_errors: [expect.any(String)] },
    ],
    ["an entry that is no object", ["dd"], [{ non_field_errors: expect.anything() }]],
  ];
  test.each(bad)("%s is refused", (_sentence, body, wrong) =>
    expect(readPreferences(body)).toEqual({ wrong }),
  );
});

describe("Same group and key is replaced", () => {
  test("the newest counts and stands last", () => {
    const known = [settings("dd", "1"), mark("11", "true")];
    expect(mergePreferences(known, [settings("dd", "2"), settings("dd", "3")])).toEqual([
      mark("11", "true"),
      settings("dd", "3"),
    ]);
  });

  test("the same key of another group stays", () =>
    expect(mergePreferences([settings("a", "1")], [mark("a", "2")])).toHaveLength(2));

  test("told as {group: {key: val}}, names of objects' own included", () => {
    const saved = groupPreferences([
      settings("__proto__", "x"),
      settings("dd", "1"),
      { group: "__proto__", key: "y", val: "z" },
    ]);
    expect(JSON.parse(JSON.stringify(saved))).toEqual(
      JSON.parse('{"settings":{"__proto__":"x","dd":"1"},"__proto__":{"y":"z"}}'),
    );
    expect(({} as Record<string, unknown>).y).toBeUndefined();
  });
});

describe("On login, preferences held in the cookie are merged into the server-held ones [site/preferences/merged]", () => {
  /** Browser, server, result; a check mark that is not said is nowhere. */
  const rows: [string, Preference[], Preference[], Preference[]][] = [
    ["nothing into nothing", [], [], []],
    ["what is none of our groups stays outside", [{ group: "evilgroup", key: "x", val: "y" }], [], []],
    ["what the server has stays", [], [settings("dd", "1")], [settings("dd", "1")]],
    ["what the browser has comes", [settings("dd", "2")], [], [settings("dd", "2")]],
    ["in a conflict the browser wins", [settings("dd", "2")], [settings("dd", "1")], [settings("dd", "2")]],
    [
      "an empty value of the browser wins too",
      [settings("dd", "")],
      [settings("dd", "1")],
      [settings("dd", "")],
    ],
    [
      "a ticked box wins over one that is not",
      [mark("11", "true")],
      [mark("11", "false")],
      [mark("11", "true")],
    ],
    ["a box that is 'false' is skipped", [mark("11", "false")], [mark("11", "true")], [mark("11", "true")]],
    ["a box that is 'false' is skipped where there is none", [mark("11", "false")], [], []],
    [
      "'false' of a setting is no check mark",
      [settings("subscribed", "false")],
      [settings("subscribed", "true")],
      [settings("subscribed", "false")],
    ],
  ];
  test.each(rows)("%s", (_sentence, browser, server, result) =>
    expect(groupPreferences(mergePreferences(server, preferencesToMerge(browser)))).toEqual(
      groupPreferences(result),
    ),
  );
});
