import http from "node:http";
import { listening } from "../../workers/local/port.mjs";

/** @import { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http" */

/** A generator of numbers from 0 to 1 that says the same for the same seed (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What may happen to a request: it waits, never arrives, arrives and its answer is lost or cut short, arrives twice, is changed. */
export const disturbances = ["delay", "lost", "answer-lost", "answer-cut", "twice", "garbled"];

/** Milliseconds. */
const longestDelay = 300;

/**
 * A server that stands between two pieces and passes on what one says to the other, over real connections.
 * @param {object} of
 * @param {() => string} of.target base address; read at each request, because a piece may start after its wire
 * @param {() => number} of.random
 * @param {number} of.rate
 * @param {string[]} [of.kinds]
 * @param {(method: string, path: string) => boolean} [of.mayTake] tells of a request that it may be slow
 */
export async function wire({ target, random, rate, kinds = disturbances, mayTake = () => false }) {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0]));
  const state = { rate, slowest: { took: 0, what: "" } };
  const server = http.createServer((asked, answer) => {
    const fault = random() < state.rate ? kinds[Math.floor(random() * kinds.length)] : undefined;
    if (fault) counts[fault]++;
    const pieces = [];
    asked.on("data", (piece) => pieces.push(piece));
    asked.on("error", () => answer.destroy());
    asked.on("end", async () => {
      try {
        await pass(asked, Buffer.concat(pieces), answer, fault);
      } catch {
        answer.destroy();
      }
    });
  });

  /** @param {http.IncomingMessage} asked @param {Buffer} body @param {http.ServerResponse} answer @param {string} [fault] */
  async function pass({ method = "GET", url = "/", headers }, body, answer, fault) {
    if (fault === "lost") return void answer.destroy();
    if (fault === "delay") await pause(random() * longestDelay);
    const once = async () => {
      const began = performance.now();
      const told = await ask(new URL(target()), { method, path: url, headers }, body, () => {});
      const took = performance.now() - began;
      const [path] = url.split("?");
      if (took > state.slowest.took && !mayTake(method, path))
        state.slowest = { took, what: `${method} ${path}` };
      return told;
    };
    if (fault === "twice") await once().catch(() => undefined);
    const told = await once();
    if (fault === "answer-lost") return void answer.destroy();
    const sent = fault === "garbled" ? garbled(told.body) : told.body;
    answer.writeHead(told.status, told.headers);
    if (fault !== "answer-cut") return void answer.end(sent);
    answer.write(sent.subarray(0, Math.floor(sent.length / 2)), () => answer.destroy());
  }

  /** One bit in one of a hundred bytes, and one at least. */
  function garbled(body) {
    const changed = Buffer.from(body);
    for (let left = Math.ceil(changed.length / 100); left > 0 && changed.length > 0; left--)
      changed[Math.floor(random() * changed.length)] ^= 1 << Math.floor(random() * 8);
    return changed;
  }

  const port = await listening(server);
  return {
    address: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}`,
    counts,
    /** What took longest behind the wire, and how many milliseconds. */
    slowest: () => state.slowest,
    /** From now on nothing happens. */
    calm: () => {
      state.rate = 0;
    },
    stop: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}

export const pause = (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds));

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/**
 * The whole answer, or a failure: also of one that ends before its end.
 * @param {Pick<URL, "hostname" | "port">} url
 * @param {{ method: string; path: string; headers: OutgoingHttpHeaders }} request
 * @param {string | Buffer} [body]
 * @param {() => void} [onEnded] called where the runtime had just ended the kept connection, as it does after 5 idle seconds: then the
 * request is sent again over another one, as browsers do
 * @returns {Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>}
 */
export function ask({ hostname, port }, { method, path, headers }, body, onEnded) {
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const request = http.request({ hostname, port, method, path, headers, agent }, (answer) => {
      isAnswered = true;
      const pieces = [];
      answer.on("data", (piece) => pieces.push(piece));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    request.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      // Not by `reusedSocket`: it is false where a connection goes from one request to the next that waits for it.
      const isKept = (request.socket?.bytesRead ?? 0) > 0 && !isAnswered;
      const hadEnded = isKept && ["ECONNRESET", "EPIPE"].includes(error.code ?? "");
      if (!onEnded || !hadEnded) return reject(error);
      onEnded();
      resolve(ask({ hostname, port }, { method, path, headers }, body, onEnded));
    });
    request.end(body);
  });
}
