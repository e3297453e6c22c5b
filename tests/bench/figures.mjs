import { parseHTML } from "linkedom";
import { directory } from "./directory.mjs";
import { engine } from "./engine.mjs";
import { middle, race } from "./measure.mjs";
import { honoWorker, isRichText, sameBytesWorker, trivialWorker } from "./peer.mjs";
import { startWorker } from "./runtime.mjs";
import { answersOf, home, landing, questionnaire, results, stage, startSite } from "./site.mjs";
import { templateWorker } from "./template.mjs";
import { uncachedSite } from "./uncached-site.mjs";

/**
 * @typedef {| "trivial"
 *   | "sameHome"
 *   | "home"
 *   | "sameStage"
 *   | "stage"
 *   | "landing"
 *   | "honoLanding"
 *   | "drawnStage"
 *   | "drawnHome"
 *   | "hono"
 *   | "honoRaw"
 *   | "template"
 *   | "engine"
 *   | "engineToday"
 *   | "outlook"
 *   | "questionnaire"
 *   | "results"
 *   | "search"
 *   | Directory} BenchSubject
 */
/** @typedef {"nearest" | "nearestOfAll" | "suggestion" | "suggestionOfAll"} Directory */
/** @typedef {"homeToOk" | "stageToOk" | "home" | "stage" | "hono" | "honoRaw" | "template" | "landing"} Ratio */
/**
 * @typedef {{
 *   perSecond: Record<BenchSubject, number>,
 *   cpu: Record<BenchSubject, number>, // Milliseconds of CPU a request.
 *   ratios: Record<Ratio, number>,
 *   rows: Record<Directory, number>, // The most rows that the database read for one lookup.
 *   texts: Record<"site" | "hono" | "honoRaw" | "template", string>,
 * }} BenchFigures
 */
/**
 * @typedef {{
 *   rounds: number,
 *   milliseconds: number, // Time for which each of the faster contenders runs in a round.
 * }} BenchEffort
 */

/**
 * Starts each contender in its own process and measures it.
 * @param {BenchEffort} effort
 * @returns {Promise<BenchFigures>}
 */
export async function figures({ rounds, milliseconds }) {
  const running = [];
  const keep = (each) => {
    running.push(each);
    return each;
  };
  const alone = async (script) => keep(await startWorker(await script));
  const [briefly, longer] = [
    { rounds, milliseconds },
    // The slower ones answer only few requests in the same time.
    { rounds, milliseconds: 2.5 * milliseconds },
  ];
  try {
    const site = keep(await startSite());
    const drawn = keep(await startSite(await uncachedSite()));
    const Cookie = await answersOf(site);
    const [stagePage, landingPage] = await Promise.all([stage, landing].map((path) => html(site, path)));
    const template = await alone(templateWorker(site, stage));
    const hono = await alone(honoWorker(stagePage));
    const honoRaw = await alone(honoWorker(stagePage, { isRaw: isRichText }));
    const honoLanding = await alone(honoWorker(landingPage));
    const trivial = await alone(trivialWorker());
    const sameHome = await alone(sameBytesWorker(site.url + home));
    const sameStage = await alone(sameBytesWorker(site.url + stage));

    const { contenders, rowsRead } = keep(await directory());
    const rules = await engine();
    keep(rules.running);

    const samples = {
      ...(await race(
        {
          trivial: get(trivial, "/"),
          sameHome: get(sameHome, home),
          home: get(site, home),
          sameStage: get(sameStage, stage),
          stage: get(site, stage),
          landing: get(site, landing),
          honoLanding: get(honoLanding, landing),
        },
        briefly,
      )),
      ...(await race(
        {
          drawnStage: get(drawn, stage),
          hono: get(hono, stage),
          honoRaw: get(honoRaw, stage),
          template: get(template, stage),
        },
        longer,
      )),
      ...(await race(
        {
          ...rules.contenders,
          questionnaire: get(site, questionnaire),
          results: get(site, results, { Cookie }),
          drawnHome: get(drawn, home),
        },
        briefly,
      )),
      ...(await race(contenders, briefly)),
    };
    const middles = Object.fromEntries(Object.entries(samples).map(([name, taken]) => [name, middle(taken)]));
    return {
      perSecond: numbers(middles, "perSecond"),
      cpu: numbers(middles, "cpu"),
      ratios: {
        homeToOk: middles.trivial.cpu / middles.home.cpu,
        stageToOk: middles.trivial.cpu / middles.stage.cpu,
        home: middles.sameHome.cpu / middles.home.cpu,
        stage: middles.sameStage.cpu / middles.stage.cpu,
        hono: middles.hono.cpu / middles.drawnStage.cpu,
        honoRaw: middles.honoRaw.cpu / middles.drawnStage.cpu,
        template: middles.template.cpu / middles.drawnStage.cpu,
        landing: middles.landing.cpu / middles.honoLanding.cpu,
      },
      rows: await rowsRead(),
      texts: {
        site: textOf(await html(drawn, stage)),
        hono: textOf(await html(hono, stage)),
        honoRaw: textOf(await html(honoRaw, stage)),
        template: textOf(await html(template, stage)),
      },
    };
  } finally {
    await Promise.all(running.map((each) => each.stop()));
  }
}

/** @returns {any} */
const numbers = (middles, what) =>
  Object.fromEntries(Object.entries(middles).map(([name, middle]) => [name, middle[what]]));

function get(worker, path, headers = {}) {
  const asked = { path, headers };
  return { ...worker, request: () => asked };
}

const html = async ({ url }, path) => (await fetch(url + path)).text();

/** The text of the main part, which must be the same for all contenders. */
const textOf = (page) =>
  (parseHTML(page).document.querySelector("main")?.textContent ?? "").replace(/\s+/g, " ").trim();
