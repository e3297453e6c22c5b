import { load } from "./load.mjs";

/** @typedef {{ answered: number, perSecond: number, cpu: number }} Sample requests, requests a second, milliseconds of CPU */

/** In each round every contender runs for the same time, so that other load on the machine affects all of them. */
export async function race(contenders, { rounds, milliseconds }) {
  /** @type {Record<string, Sample[]>} */
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

/** Medians of the rounds: what else runs on the machine can make one cost twenty times as much. */
export const middle = (samples) => ({
  perSecond: median(samples.map(({ perSecond }) => perSecond)),
  cpu: median(samples.map(({ cpu, answered }) => cpu / answered)),
});

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
