import { installWhatIsMissing } from "./install.mjs";

installWhatIsMissing();
const { build } = await import("./build.mjs");
const { budgets, pythonEngineCpu } = await import("./bench/budgets.mjs");
const { figures } = await import("./bench/figures.mjs");
const { sizesOf, sizesOfBuild } = await import("./bench/sizes.mjs");

await build();
console.log("Measuring milliseconds of CPU, straight into the workers, median of 5 rounds…\n");
const { cpu, pages } = await figures({ rounds: 5, requests: 1000 });

const ms = (value) => `${value.toFixed(3)} ms`;
const times = (value, other) => `${(value / other).toFixed(2)} times`;
const row = (...cells) => console.log(`  ${cells[0].padEnd(52)}${cells.slice(1).join("   ")}`);

console.log("The rules engine: all 17 benefits of a household, a request");
row("this engine, HTTP and JSON included", ms(cpu.engine), `limit ${budgets.engineCpu} ms`);
row("the Python engine", ms(pythonEngineCpu), `${times(pythonEngineCpu, cpu.engine)} as much`);

console.log("\nThe landing page");
row(
  "as served (drawn once, then kept)",
  ms(cpu.served),
  `${times(cpu.served, cpu.hono)} Hono JSX, limit ${budgets.landingPageRatio}`,
);
row("drawn anew for each request", ms(cpu.drawn), `${times(cpu.drawn, cpu.hono)} Hono JSX`);
row("the same page in Hono JSX, drawn for each request", ms(cpu.hono));

console.log("\nOther pages, neighbours and database in the same process included");
row("questionnaire", ms(cpu.questionnaire));
row("results", ms(cpu.results));

console.log("\nSizes in bytes: as it is, gzip, brotli");
const sizes = Object.entries(pages).map(([path, html]) => [path, sizesOf(html)]);
for (const [name, { raw, gzip, brotli }] of [...sizes, ...Object.entries(sizesOfBuild())]) {
  row(name, ...[raw, gzip, brotli].map((bytes) => String(bytes).padStart(9)));
}
