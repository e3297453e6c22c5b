import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import answers from "../../.build/distress.json";
import { cpuOf } from "../../tests/support/cpu.ts";
import app from "../index.ts";
import { distressIn } from "./match.ts";

type Phrases = Readonly<Record<string, readonly string[]>>;

/**
 * `reported` and `writtenByOthers` are of people who did not write the rules and had not seen them. `writtenBefore` and
 * `writtenAfter` are of who wrote them.
 */
const { reported, writtenByOthers, writtenBefore, writtenAfter, innocent } = JSON.parse(
  readFileSync(new URL("../../tests/distress-phrases.json", import.meta.url), "utf8"),
) as Record<"reported" | "writtenByOthers" | "writtenBefore" | "writtenAfter", Phrases> & {
  innocent: readonly string[];
};

const rowsOf = (phrases: Phrases) =>
  Object.entries(phrases).flatMap(([kind, texts]) => texts.map((text) => [text, kind] as const));

describe("words of danger and loss are known for what they are", () => {
  const ofOthers = [...rowsOf(reported), ...rowsOf(writtenByOthers)];
  const all = [...ofOthers, ...rowsOf(writtenBefore), ...rowsOf(writtenAfter)];

  test.each(all)("%s: %s", (text, kind) => {
    const kinds = distressIn(text).map((heard) => (heard === "button-battery" ? "poison" : heard));
    expect(kinds).toContain(kind);
    expect(distressIn(text.toUpperCase())).toEqual(distressIn(text));
  });

  test("68 were reported, there are 300 and more, each another, half of them not of who wrote the rules", () => {
    expect(rowsOf(reported).length).toBe(68);
    expect(new Set(all.map(([text]) => text.toLowerCase())).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(ofOthers.length).toBeGreaterThanOrEqual(all.length / 2);
  });
});

test.each(innocent)("%s opens nothing", (text) => expect(distressIn(text)).toEqual([]));

test.each([
  "hearing voices telling me to hurt baby",
  "postpartum psychosis",
  "voices telling me my baby is evil",
  "e rongo ana au i nga reo e ki ana kia mahi kino ki taku pepi",
])("%s is no low mood: 111 comes first", (text) => {
  const [kind] = distressIn(text);
  expect([kind, answers.find((answer) => answer.kind === kind)?.lines[0]?.number]).toEqual([
    "psychosis",
    "111",
  ]);
});

test("any text is read in no time", async () => {
  const texts = [
    "a ".repeat(500),
    "baby ".repeat(50),
    "i will not want to ".repeat(30),
    "\u0000💩".repeat(100),
    "",
  ];
  distressIn("sleep");
  for (const text of texts) expect(await cpuOf(() => distressIn(text))).toBeLessThan(100);
});

const ask = (body: string, init: RequestInit = {}) =>
  app.request("/distress", { method: "POST", body, ...init }, {});

describe("the call", () => {
  test("answers without a database: a sentence in both languages, whom to call, where to read on", async () => {
    const response = await ask(JSON.stringify({ text: "my partner hits me" }));
    const { answers } = (await response.json()) as {
      answers: { en: string; mi: string; lines: object[]; links: object[] }[];
    };
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(answers[0]).toMatchObject({
      kind: "family-violence",
      links: [{ address: "/support#family-violence" }, {}],
    });
    expect(answers[0]?.lines).toContainEqual(expect.objectContaining({ number: "0800 733 843" }));
  });

  test("at most two answers, the most urgent first", async () => {
    const response = await ask(JSON.stringify({ text: "he hits me i want to die and i cant cope no food" }));
    const { answers } = (await response.json()) as { answers: { kind: string }[] };
    expect(answers.map(({ kind }) => kind)).toEqual(["suicide", "family-violence"]);
  });

  test.each(["", "{", "null", "[]", '{"text":1}'])("%j is 400", async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  test("a text in an address is refused: addresses end up in logs", async () => {
    expect((await app.request("/distress?text=suicide", {}, {})).status).toBe(405);
  });

  test("nothing of it is logged", async () => {
    const logs = (["log", "info", "warn", "error"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    await ask(JSON.stringify({ text: "suicidal" }));
    await ask("{");
    expect(logs.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe("the answers", () => {
  const { lines } = JSON.parse(readFileSync(new URL("answers.json", import.meta.url), "utf8")) as {
    lines: { number: string; name?: string; source?: string; read?: string }[];
  };

  test("a number that the guide holds is declared there alone; others have their page and the day it was read", () => {
    const own = lines.filter(({ name }) => name !== undefined);
    expect(own.map(({ number }) => number)).toEqual([
      "0508 828 865",
      "0800 543 354",
      "0800 376 633",
      "0800 654 655",
    ]);
    expect(own.filter(({ source, read }) => !source || !read)).toEqual([]);
  });

  test.each([
    ["family-violence", ["silent", "shield", "men"]],
    ["stalking-control", ["silent", "shield", "men"]],
    ["sexual", ["text4334"]],
  ])("%s: whoever may be overheard is told a way without a voice", (kind, steps) => {
    const told = answers.find((answer) => answer.kind === kind)?.steps.map(({ id }) => id);
    expect(told).toEqual(expect.arrayContaining(steps));
  });

  test.each(answers.map((answer) => [answer.kind, answer] as const))(
    "%s: one sentence in both languages, someone to call, somewhere to read on",
    (_kind, { en, mi, lines, links }) => {
      for (const text of [en, mi]) expect(text).toMatch(/^[A-ZĀ].{20,220}\.$/);
      expect(en.slice(0, -1)).not.toMatch(/[.!?] [A-Z]/);
      expect([lines.length > 1, links.length > 0]).toEqual([true, true]);
    },
  );
});
