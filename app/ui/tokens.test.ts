import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { tokensInPlace, tokensOf } from "#workers/local/styles/tokens.mjs";

const app = fileURLToPath(new URL("..", import.meta.url));
const sheet = readFileSync(`${app}/ui/_tokens.css`, "utf8");
const { same, byWindow } = tokensOf(sheet);
const named = new Set([...same.keys(), ...byWindow]);

/** Every declaration for a screen: what is printed has sizes of its own. */
const declarations = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css") && !file.endsWith("_tokens.css"))
  .flatMap((file) => {
    const text = readFileSync(`${app}/${file}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    const screen = text.replace(/@(?:media print|page)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
    return [...screen.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) =>
      [...body.matchAll(/([\w-]+): ([^;]+);/g)].map(([, property = "", value = ""]) => ({
        where: `${file} ${selector.trim().split("\n").at(-1)?.trim()}`,
        property,
        value: value.trim(),
      })),
    );
  });

const of = (...properties: string[]) => declarations.filter(({ property }) => properties.includes(property));
const sides = (property: string) => ["", "-top", "-right", "-bottom", "-left"].map((side) => property + side);
/** What is left of a value when tokens, colours and words are taken away. */
const lengthsIn = (value: string) =>
  value
    .replaceAll(/var\(--([\w-]+)\)/g, (all, name) => (named.has(name) || !/\d/.test(name) ? "" : all))
    .match(/[\d.]+(?:rem|px|em|vw|%)/g) ?? [];
const odd = (all: typeof declarations) =>
  all.filter(({ value }) => lengthsIn(value).length > 0).map(({ where, value }) => `${where}: ${value}`);

describe("Sizes are told in one file, app/ui/_tokens.css", () => {
  test("six of letters, three of lines, eight of room with none, four of corners with none, five borders with none", () => {
    const starting = (...names: string[]) => names.filter((name) => named.has(name)).length;
    expect(starting("tiny", "small", "text", "large", "title", "display")).toBe(6);
    expect(starting("tight", "close", "open")).toBe(3);
    expect([...named].filter((name) => /^s\d/.test(name))).toHaveLength(7);
    expect(starting("field", "box", "pill")).toBe(3);
    expect(starting("hair", "line", "band", "empty")).toBe(4);
    expect(named.size).toBe(6 + 3 + 7 + 4 + 3 + 4);
  });

  test("letters and lines", () => {
    // Words of a chart grow with its drawing; hidden words have no size; a share of a narrow window is a limit.
    const drawn = /chart text|year-bars text|balloon|font-size: 1px/;
    const letters = of("font", "font-size").filter(
      ({ where, value }) => !drawn.test(where) && value !== "1px",
    );
    expect(
      odd(letters).filter((each) => !/min\((?:, |[\d.]+vw|\))+/.test(each.replace(/var\([^)]*\)/g, ""))),
    ).toEqual([]);
    const lines = of("line-height").map(({ value }) => value);
    expect(lines.filter((value) => !/^var\(--(?:tight|close|open)\)$/.test(value))).toEqual([]);
    const inFonts = of("font").flatMap(({ value }) => / \/ (\S+)/.exec(value)?.[1] ?? []);
    expect(inFonts.filter((value) => !/^var\(--(?:tight|close|open)\)$/.test(value))).toEqual([]);
  });

  test("room within boxes", () => {
    // What a picture or the safe area of a phone takes is no room for words.
    const pictures = /home-hero|tile-picture|\.map\b|map-small|map-frame|safe-area|_map-mapbox|_asked\.css/;
    const found = odd(of(...sides("padding"))).filter((each) => !pictures.test(each));
    expect(found).toEqual([
      "forms/view/_options.css .option label: var(--s8) var(--room) var(--s8) calc(1.5rem + var(--room))",
    ]);
  });

  test("corners", () => {
    expect(odd(of("border-radius"))).toEqual([]);
  });

  test("borders", () => {
    expect(odd(of(...sides("border")))).toEqual([]);
  });

  test("what is the same in every window stands in its place, and a page has no list of it", () => {
    const placed = tokensInPlace(
      ":root {\n  --a: 0.5rem;\n  --b: min(1rem, 5vw);\n  --c: calc(1.5 * var(--b));\n  --d: 1rem;\n}\n@media x {\n  :root {\n    --d: 2rem;\n  }\n}\n",
    );
    expect(placed(":root{--a: .5rem;--d: 1rem}p{padding:var(--a) var(--c);font-size:var(--d)}")).toBe(
      ":root{--d: 1rem}p{padding:.5rem calc(1.5*min(1rem,5vw));font-size:var(--d)}",
    );
  });
});
