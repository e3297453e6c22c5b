import { drawnSite } from "./drawn-site.mjs";
import { engine } from "./engine.mjs";
import { cpuPerRequest } from "./measure.mjs";
import { honoWorker } from "./peer.mjs";
import { startWorker } from "./runtime.mjs";
import { answersOf, landing, questionnaire, results, startSite } from "./site.mjs";

/**
 * Everything the bench measures.
 * @typedef {object} Figures
 * @property {Record<"served" | "drawn" | "hono" | "questionnaire" | "results" | "engine", number>} cpu milliseconds a request
 * @property {Record<string, string>} pages the HTML of each page that was measured
 */

/**
 * Starts what is to be compared, each in a process of its own, and measures it.
 * @param {{ rounds: number, requests: number }} effort requests of the cheapest contender in a round
 * @returns {Promise<Figures>}
 */
export async function figures({ rounds, requests }) {
  const running = [];
  const keep = (each) => {
    running.push(each);
    return each;
  };
  try {
    const site = keep(await startSite());
    const drawn = keep(await startSite(await drawnSite()));
    const Cookie = await answersOf(site);
    const html = async (path, headers) => (await fetch(site.url + path, { headers })).text();
    const page = await html(landing);
    const hono = keep(await startWorker(await honoWorker(page)));
    const get = (path, headers) => () => ({ path, headers });

    const landingCpu = await cpuPerRequest(
      {
        served: { ...site, request: get(landing) },
        drawn: { ...drawn, request: get(landing) },
        hono: { ...hono, request: get(landing) },
      },
      { rounds, requests },
    );
    const restCpu = await cpuPerRequest(
      {
        questionnaire: { ...site, request: get(questionnaire) },
        results: { ...site, request: get(results, { Cookie }) },
        engine: keep(await engine()),
      },
      { rounds, requests: Math.ceil(requests / 3) },
    );
    const pages = {
      [landing]: page,
      [questionnaire]: await html(questionnaire),
      [results]: await html(results, { Cookie }),
      [`Hono JSX ${landing}`]: await (await fetch(hono.url + landing)).text(),
    };
    return { cpu: { ...landingCpu, ...restCpu }, pages };
  } finally {
    await Promise.all(running.map((each) => each.stop()));
  }
}
