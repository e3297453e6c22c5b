import { budgets } from "./budgets.mjs";

/** @import { BenchFigures } from "./figures.mjs" */
/**
 * @typedef {{
 *   name: string,
 *   of(figures: BenchFigures): number,
 *   least?: number,
 *   most?: number,
 * }} PerformanceLimit
 */

/** @type {readonly PerformanceLimit[]} */
export const limits = [
  {
    name: "the home page, kept: a Hono route with the same bytes ÷ ours, CPU of a request",
    of: ({ ratios }) => ratios.home,
    least: budgets.cachedRatio,
  },
  {
    name: "a stage page, kept: a Hono route with the same bytes ÷ ours, CPU of a request",
    of: ({ ratios }) => ratios.stage,
    least: budgets.cachedRatio,
  },
  {
    name: "a stage page, kept nowhere: the same page in Hono JSX ÷ ours, CPU of a request",
    of: ({ ratios }) => ratios.hono,
    least: budgets.honoRatio,
  },
  {
    name: "a stage page, kept nowhere: Remix's default template ÷ ours, CPU of a request",
    of: ({ ratios }) => ratios.template,
    least: budgets.templateRatio,
  },
  {
    name: "the landing page, kept: CPU ÷ the same page in Hono JSX",
    of: ({ ratios }) => ratios.landing,
    most: budgets.landingPageRatio,
  },
  {
    name: "the rules engine, 17 benefits of a household: milliseconds of CPU",
    of: ({ cpu }) => cpu.engine,
    most: budgets.engineCpu,
  },
  {
    name: "today's rules, 17 benefits of a household: milliseconds of CPU",
    of: ({ cpu }) => cpu.engineToday,
    most: budgets.engineTodayCpu,
  },
  {
    name: "what would change it, how much and when: milliseconds of CPU",
    of: ({ cpu }) => cpu.outlook,
    most: budgets.outlookCpu,
  },
  {
    name: "a search of the whole guide: milliseconds of CPU",
    of: ({ cpu }) => cpu.search,
    most: budgets.searchCpu,
  },
  {
    name: "the 50 nearest of all early learning services: milliseconds of CPU",
    of: ({ cpu }) => cpu.nearest,
    most: budgets.nearestCpu,
  },
  {
    name: "the 50 nearest of all early learning services: rows read",
    of: ({ rows }) => rows.nearest,
    most: budgets.nearestRows,
  },
  {
    name: "what a place of 97,000 may be: milliseconds of CPU",
    of: ({ cpu }) => cpu.suggestion,
    most: budgets.suggestionCpu,
  },
];

/**
 * Of several measurements the best counts: other load only ever makes a machine slower.
 * @param {PerformanceLimit} limit
 * @param {readonly BenchFigures[]} taken
 */
export function best({ of, least }, taken) {
  const values = taken.map(of);
  return least === undefined ? Math.min(...values) : Math.max(...values);
}

/**
 * @param {PerformanceLimit} limit
 * @param {readonly BenchFigures[]} taken
 */
export function isWithin(limit, taken) {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limit;
  const value = best(limit, taken);
  return value >= least && value <= most;
}
