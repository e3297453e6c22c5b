/**
 * What the site may cost, in one place: held by `tests/budgets.test.ts` and `npm run bench`.
 * Compressed means gzip at level 6: browsers get the somewhat smaller brotli from the platform, so this is the
 * stricter reading. A kilobyte is 1,000 bytes.
 */
export const budgets = {
  /** HTML and the style sheets in it, compressed bytes. */
  home: 14_000,
  stagePage: 45_000,
  landingPage: 14_000,
  questionnaire: 30_000,
  leaveChecker: 14_000,
  /** Each step of a registration, the review among them; its scripts, those of somebody who is logged in; D1 queries of its POST. */
  registrationStep: 40_000,
  registrationScripts: 6_000,
  registrationQueries: 4,
  /** The list of services, 50 of them. */
  servicesList: 30_000,
  /** A map of 50 services, and the islands that move it: one its own, the other where a maps service draws it, compressed bytes. */
  map: 12_000,
  mapIsland: 2_500,
  mapboxIsland: 4_500,
  /** All scripts that a page loads, and the island runtime among them, compressed bytes. */
  scripts: 4_000,
  runtime: 1_000,
  /** The island that every page has, and the same with the runtime, compressed bytes. */
  shell: 1_600,
  shellWithRuntime: 2_400,
  /** The site's worker as it is uploaded, compressed bytes. */
  siteWorker: 700_000,
  /** D1 queries for one page on a cold site: one of them, for what is published, is asked once a second for all pages. */
  queries: 3,
  /** D1 queries that a page costs more for somebody who is logged in. */
  personalQueries: 2,
  /** Requests a second of a page that is kept, as a share of those of a Hono route that says "ok". */
  cachedRatio: 0.6,
  /** Requests a second of a stage page that is kept nowhere: as a share of the same page in Hono JSX, as a multiple of Remix's template. */
  honoRatio: 0.5,
  templateRatio: 6,
  /** CPU of the landing page, as a multiple of the same page drawn by Hono JSX. */
  landingPageRatio: 2,
  /** Requests that are answered before a page is painted first, and how far anything on it moves after that. */
  requestsToPaint: 1,
  layoutShift: 0,
  /** Milliseconds of CPU to work out all 17 benefits of a household: a tenth of the Python engine's 4.4. */
  engineCpu: 0.44,
  /** The 50 nearest services: milliseconds of CPU, database included, and rows that it reads for a town. */
  nearestCpu: 5,
  nearestRows: 2_000,
  /** What is suggested while a place is typed: milliseconds of CPU, database included. */
  suggestionCpu: 3,
};

/** What the Python engine takes for a household, milliseconds of CPU a request. */
export const pythonEngineCpu = 4.4;
