import { describe, expect, test } from "vitest";
import { files, isTest, read } from "#workers/local/imports.mjs";
import { amountIds, seriesOf } from "../workers/amounts/index.ts";

/** Where figures may stand besides the one table, and why. */
const exceptions: readonly [path: RegExp, reason: string][] = [
  [/^workers\/open-data\/records\//, "the records of the catalogue of 2018, as the specification has them"],
  [
    /^workers\/rules\/((parameters|variables)\/|oracle\.data\.json$)/,
    "the model of 2018, which is to stay as it is",
  ],
  [
    /^workers\/rules\/week\/households\.data\.json$/,
    "households reckoned by somebody who had not seen the code, the table of a test",
  ],
  [/^workers\/rules\/reform\/amounts\/README\.md$/, "households reckoned by hand, the table of a test"],
  [/^workers\/stand-ins\//, "what pretend neighbours are sent and answer"],
  [/^app\/forms\/text\.(en|mi)\.json$/, "the largest amount that can be typed in"],
  [
    /^app\/features\/register-my-baby\/steps\/certificates\/text\.(en|mi)\.json$/,
    "prices of certificates, which their test compares with the table",
  ],
  [
    /^app\/features\/(baby-names|childcare\/parent\/steps\/person\/records)\//,
    "numbers of babies, and of iwi",
  ],
  [/^workers\/(places|service-locations)\//, "numbers of places"],
  [/^workers\/distress\/answers\.json$/, "numbers of cards of the guide"],
  [/^workers\/distress\/training\/phrases\//, "what people type"],
];

const holders = files.filter(
  (file) =>
    /^(app|workers|migrations)\//.test(file) &&
    /\.(ts|tsx|mjs|md|json|csv|sql)$/.test(file) &&
    !isTest(file) &&
    !file.startsWith("workers/amounts/") &&
    !exceptions.some(([path]) => path.test(file)),
);

/** What a change of the law did on its day is history, which no review alters. */
const changes = /^(export )?const \w+: Change = \{$.*?^\};$/gms;
const held = (file: string): string =>
  file.startsWith("workers/rules/benefits/") ? read(file).replace(changes, "") : read(file);

/** A text of a replacement says "$1" for a group. */
const dollars = /\$ ?\d[\d,]*(?:\.\d\d)?/g;
const isGroup = (found: string) => /^\$\d$/.test(found);

/** As it may be written: 79000, 79_000, 79,000. Short and round ones may stand for anything. */
const telling = new Set(
  amountIds
    .flatMap((id) => seriesOf(id, "2026-11-22"))
    .filter(
      ({ unit, value }) =>
        unit.startsWith("dollars") && (value >= 2_100 || (value > 30 && !Number.isInteger(value))),
    )
    .map(({ value }) => value)
    .filter((value) => value % 1_000 !== 0),
);
const numbers = /(?<![\w.#-])\d{1,3}(?:[,_]?\d{3})*(?:\.\d+)?(?![\w-])/g;

describe("One table of amounts: nothing else holds a figure of a payment", () => {
  test("no text, page, card, mail or module has a figure in dollars", () => {
    const found = holders.flatMap((file) =>
      (held(file).match(dollars) ?? []).filter((each) => !isGroup(each)).map((each) => `${file}: ${each}`),
    );
    expect(found).toEqual([]);
  });

  test("no module repeats a figure of the table", () => {
    const found = holders.flatMap((file) =>
      (
        held(file)
          .replace(/^(id|more): .*$/gm, "")
          .match(numbers) ?? []
      )
        .filter((each) => telling.has(Number(each.replace(/[,_]/g, ""))))
        .map((each) => `${file}: ${each}`),
    );
    expect(found).toEqual([]);
  });

  test("what a text names is in the table", () => {
    const named = holders.flatMap((file) =>
      [...read(file).matchAll(/\[\[([a-z0-9_]+(?:\.[a-z0-9_]+)+)\]\]/g)].map(([, id = ""]) => ({ file, id })),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ id }) => !amountIds.includes(id as never))).toEqual([]);
  });

  test("every exception is still one", () => {
    const without = exceptions.filter(([path]) => !files.some((file) => path.test(file)));
    expect(without).toEqual([]);
  });
});
