import http from "node:http";

/**
 * @typedef {object} Contender
 * @property {string} url where the worker listens
 * @property {() => number} cpu milliseconds of CPU its process has used so far
 * @property {(index: number) => { path: string, method?: string, headers?: object, body?: string }} request
 * @property {number} [status] what each answer must be; 200 unless told
 */

const connections = 4;

/**
 * Measures contenders side by side: in each round every one of them answers the same number of requests, so that
 * whatever else runs on the machine meets them all. A first round warms up and does not count.
 * @param {Record<string, Contender>} contenders
 * @param {{ rounds: number, requests: number }} effort
 * @returns {Promise<Record<string, number>>} milliseconds of CPU a request, the median of the rounds
 */
export async function cpuPerRequest(contenders, { rounds, requests }) {
  const samples = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, contender] of Object.entries(contenders)) {
      const before = contender.cpu();
      await send(contender, requests);
      if (round > 0) samples[name].push((contender.cpu() - before) / requests);
    }
  }
  return Object.fromEntries(Object.entries(samples).map(([name, taken]) => [name, median(taken)]));
}

/** The one in the middle. */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

async function send(contender, requests) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  const one = async () => {
    while (next < requests) await ask(contender, next++, agent);
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
}

function ask({ url, request, status = 200 }, index, agent) {
  const { path, method = "GET", headers = {}, body } = request(index);
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = http.request(url + path, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      answer.resume();
      answer.on("error", reject);
      answer.on("end", () =>
        answer.statusCode === status ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
