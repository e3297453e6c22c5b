import { load } from "./load.mjs";

/**
 * What a contender did in one round.
 * @typedef {{ answered: number, perSecond: number, cpu: number }} Sample requests, requests a second, milliseconds of CPU
 */

/**
 * Measures contenders side by side: in each round every one of them is asked for the same time, so that whatever else runs on the
 * machine meets them all. A first round warms up and does not count.
 * @template {string} Name
 * @param {Record<Name, import("./load.mjs").Contender>} contenders
 * @param {{ rounds: number, milliseconds: number }} effort
 * @returns {Promise<Record<Name, Sample[]>>} of each contender one sample a round
 */
export async function race(contenders, { rounds, milliseconds }) {
  const samples = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (const [name, contender] of Object.entries(contenders))
    await attempt(name, contender, 2 * milliseconds);
  for (let round = 0; round < rounds; round++) {
    for (const [name, contender] of Object.entries(contenders))
      samples[name].push(await attempt(name, contender, milliseconds));
  }
  return samples;
}

async function attempt(name, contender, milliseconds) {
  const [cpu, started] = [contender.cpu(), performance.now()];
  const answered = await load(contender, milliseconds).catch((error) => {
    throw new Error(`${name}: ${error.message}`);
  });
  const seconds = (performance.now() - started) / 1000;
  return { answered, perSecond: answered / seconds, cpu: contender.cpu() - cpu };
}

/** The requests a second of the round in the middle; CPU of all rounds together, because it is told in steps of 10 ms. */
export function middle(samples) {
  const cpu = samples.reduce((sum, sample) => sum + sample.cpu, 0);
  const answered = samples.reduce((sum, sample) => sum + sample.answered, 0);
  return { perSecond: median(samples.map(({ perSecond }) => perSecond)), cpu: cpu / answered };
}

/** How many times the requests a second of another: the median of the rounds, each compared with the same round. */
export const timesAsFast = (samples, others) =>
  median(samples.map(({ perSecond }, round) => perSecond / others[round].perSecond));

/** The one in the middle. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
