import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { question, rows, section, step } from "./builders.ts";
import { choices, yesNo } from "./fields/choice.tsx";
import { date } from "./fields/date.tsx";
import { name } from "./fields/text.tsx";
import { username } from "./fields/username.tsx";
import { readSubmission } from "./submission.ts";
import { validate } from "./validate.ts";

const formWords = wordsOf("forms");

const form = step("form", [
  section("one", {
    name: question(name({ max: 75 })),
    pets: question(choices(["cat", "dog"])),
    born: question(date()),
    siblings: rows({ sex: question(yesNo()) }, { max: 2 }),
    username: question(username()),
  }),
]);

function send(fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value]));
  return readSubmission(new Request("https://timata.govt.nz/", { method: "POST", body }), form);
}

interface Row {
  sentence: string;
  fields: [string, string][];
  expected: object;
}

const cases: Row[] = [
  {
    sentence: "takes fields by name from the declared step",
    fields: [["name", "Ana"]],
    expected: { name: "Ana" },
  },
  {
    sentence: "ignores everything else in the body [quality/access/declared-fields]",
    fields: [
      ["name", "Ana"],
      ["status", "APPROVED"],
      ["owner", "1"],
      ["_csrf", "x"],
      ["__proto__", "x"],
      ["constructor.prototype", "x"],
      ["name.__proto__", "x"],
      ["other.rows", "3"],
    ],
    expected: { name: "Ana" },
  },
  {
    sentence: "takes the space around a text off",
    fields: [["name", "  Ana \t"]],
    expected: { name: "Ana" },
  },
  {
    sentence: "brings text into NFC at the door [quality/text/normalised]",
    fields: [["name", "Ta\u0304ne"]],
    expected: { name: "Tāne" },
  },
  { sentence: "leaves empty fields out", fields: [["name", "   "]], expected: {} },
  {
    sentence: "keeps several answers in their order",
    fields: [
      ["pets", "dog"],
      ["pets", "cat"],
    ],
    expected: { pets: ["dog", "cat"] },
  },
  {
    sentence: "keeps repeated fields, for the check to refuse",
    fields: [
      ["name", "Ana"],
      ["name", "Eve"],
    ],
    expected: { name: ["Ana", "Eve"] },
  },
  {
    sentence: "reads every part of a question",
    fields: [
      ["born.day", "1"],
      ["born.month", "Māehe"],
      ["born.year", "1998"],
    ],
    expected: { "born.day": "1", "born.month": "Māehe", "born.year": "1998" },
  },
  {
    sentence: "reads rows and their count",
    fields: [
      ["siblings.rows", "2"],
      ["siblings[0].sex", "yes"],
    ],
    expected: { "siblings.rows": "2", "siblings[0].sex": "yes" },
  },
  {
    sentence: "carries out the button that adds a row",
    fields: [
      ["siblings[0].sex", "yes"],
      ["intent", "add:siblings"],
    ],
    expected: { "siblings[0].sex": "yes", "siblings.rows": "2" },
  },
  {
    sentence: "carries out the button that removes a row",
    fields: [
      ["siblings[0].sex", "yes"],
      ["siblings[1].sex", "no"],
      ["intent", "remove:siblings[0]"],
    ],
    expected: { "siblings[0].sex": "no", "siblings.rows": "1" },
  },
];

describe("reading a submission", () => {
  for (const { sentence, fields, expected } of cases) {
    test(sentence, async () => expect((await send(fields)).answers).toEqual(expected));
  }

  test("Enter, which presses no button in some browsers, goes on", async () => {
    expect((await send([["name", "Ana"]])).intent).toBe("next");
  });

  test("names the button that was pressed", async () => {
    expect((await send([["intent", "language"]])).intent).toBe("language");
  });

  test("ignores files", async () => {
    const body = new FormData();
    body.append("name", new File(["x"], "x.txt"));
    const request = new Request("https://timata.govt.nz/", { method: "POST", body });
    expect((await readSubmission(request, form)).answers).toEqual({});
  });

  test("a row number beyond the maximum is an error, never silently dropped [quality/access/body-limits]", async () => {
    const texts = Object.fromEntries(
      ["name", "pets", "born", "siblings[].sex", "username"].map((each) => [
        each,
        { label: each, short: each },
      ]),
    );
    const { answers } = await send([0, 1, 2].map((index) => [`siblings[${index}].sex`, "yes"] as const));
    const { errors } = validate(form, answers, texts, formWords("en"));
    expect(Object.values(errors).flat()).toContain("Please keep to 2 or fewer");
  });
});

describe("spaces at the ends of an answer", () => {
  test("stay where they are part of it", async () => {
    const { answers } = await send([
      ["name", " Ana "],
      ["username", " ana "],
    ]);
    expect(answers).toEqual({ name: "Ana", username: " ana " });
  });
});

describe("the version of what was kept when the page was drawn", () => {
  test.each([
    ["is read from its hidden control", "7", 7],
    ["is 0 where nothing was kept", "", 0],
    ["is 0 where it is no number", "seven", 0],
    ["is 0 where it is out of all bounds", "1".repeat(40), 0],
  ])("%s", async (_sentence, sent, version) => {
    expect((await send([["_version", sent]])).version).toBe(version);
  });
});
