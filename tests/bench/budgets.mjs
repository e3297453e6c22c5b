/**
 * Limits for the site's cost, checked by `tests/budgets.test.ts` and `npm run bench`. Compressed means gzip at level 6: browsers
 * get brotli from the platform, which is somewhat smaller, so this is stricter. A kilobyte is 1,000 bytes.
 */
export const budgets = {
  /** HTML with its style sheets, compressed bytes. */
  home: 14_000,
  stagePage: 33_000,
  landingPage: 14_000,
  questionnaire: 30_000,
  results: 25_000,
  leaveChecker: 14_000,
  /** Each step of a registration, review included; its scripts for a logged-in visitor; D1 queries of its POST. */
  registrationStep: 40_000,
  registrationScripts: 6_700,
  registrationQueries: 4,
  servicesList: 30_000,
  promises: 30_000,
  /** A map of 50 services, and the islands that move our own map or Mapbox's, compressed bytes. */
  map: 12_000,
  mapIsland: 2_900,
  mapboxIsland: 4_600,
  /** All scripts that a page loads, and the island runtime in them, compressed bytes. */
  scripts: 4_300,
  runtime: 1_000,
  /** The island that every page has, alone and with the runtime, compressed bytes. */
  shell: 1_600,
  shellWithRuntime: 2_400,
  /** The site's worker as uploaded, compressed bytes. */
  siteWorker: 800_000,
  /** D1 queries for one page on a cold site; the one for what is published runs once a second for all pages. */
  queries: 3,
  /** Additional D1 queries for a logged-in visitor. */
  personalQueries: 2,
  /**
   * CPU of others ÷ ours, which a busy machine disturbs less than requests a second. A cached page: of a Hono route that sends the same
   * bytes from memory. An uncached stage page: of the same page in Hono JSX, and of Remix's template.
   */
  cachedRatio: 0.8,
  honoRatio: 0.8,
  templateRatio: 6,
  /** CPU of the landing page, as a multiple of the same page rendered by Hono JSX. */
  landingPageRatio: 2,
  /** Requests before the first paint, and the layout shift after it. */
  requestsToPaint: 1,
  layoutShift: 0,
  /** Milliseconds of CPU for all 17 benefits of a household: a tenth of the Python engine's 4.4. */
  engineCpu: 0.44,
  /** The same by today's rules, and what follows from a household beyond its verdicts; milliseconds of CPU. */
  engineTodayCpu: 0.6,
  outlookCpu: 15,
  /** A search of the whole guide: milliseconds of CPU with the database. */
  searchCpu: 4,
  /** The 50 nearest services: milliseconds of CPU with the database, and rows read for a town. */
  nearestCpu: 5,
  nearestRows: 2_000,
  /** Suggestions while a place is typed: milliseconds of CPU with the database. */
  suggestionCpu: 3,
};

/**
 * Says so when less than a twentieth of a budget is left: the next feature should not be the one that fails.
 * @param {keyof typeof budgets} name
 * @param {number} amount
 * @returns {number} the same amount
 */
export function spent(name, amount) {
  const share = Math.floor((100 * amount) / budgets[name]);
  if (share >= 95) console.log(`Budget ${name}: ${amount} of ${budgets[name]}, ${share} %`);
  return amount;
}

export const pythonEngineCpu = 4.4;
