import { readFileSync, writeFileSync } from "node:fs";
import { root } from "../../workers/local/paths.mjs";

/**
 * @typedef {{
 *   queries: number,
 *   read: number,
 *   written: number,
 *   bytes?: number, // Compressed with gzip.
 *   cpu?: number, // Milliseconds.
 * }} AddressCost
 */
/**
 * @typedef {{
 *   measured: string, // YYYY-MM-DD.
 *   costs: Readonly<Record<string, AddressCost>>,
 * }} MeasuredCosts
 */

/** What each address costs: `tests/address-costs.test.ts` measures it, and holds what D1 says of queries and rows. */
const file = `${root}/tests/bench/address-costs.json`;
export const pageFile = `${root}/.github/address-costs.md`;

/** @returns {MeasuredCosts} */
export const measuredCosts = () => JSON.parse(readFileSync(file, "utf8"));

/** @param {MeasuredCosts} found */
export function writeCosts(found) {
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  writeFileSync(pageFile, costsPage(found));
}

const number = (value, digits = 0) =>
  value === undefined
    ? ""
    : value.toLocaleString("en-NZ", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** @param {MeasuredCosts} found */
export function costsPage({ measured, costs }) {
  const rows = Object.entries(costs).map(([address, { queries, read, written, bytes, cpu }]) =>
    [
      address,
      number(queries),
      number(read),
      number(written),
      number(bytes && bytes / 1000, 1),
      number(cpu, 1),
    ].join(" | "),
  );
  return `# What each address costs

Made by \`WRITE_COSTS=1 npm test tests/address-costs.test.ts\`; without that setting the test measures queries and rows anew and compares them with
this page; rows that are read may be a tenth more. Queries and rows are what D1 says, of both workers, on a site that has answered before, for the dearest request of a walk through both
forms. What is published is asked for once a second for all pages (1 query, 1 row), and when a person was last seen is written once a minute: neither is counted.
KB are compressed with gzip. CPU is that of the whole local runtime in milliseconds, measured on ${measured} on a developer's machine: it
may differ by half, and is tested nowhere. What a day of visits costs is in [DEPLOYING.md](DEPLOYING.md).

| address | queries | rows read | rows written | KB | CPU |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join("\n")}
`;
}
