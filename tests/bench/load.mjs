import net from "node:net";

/**
 * @typedef {object} Contender
 * @property {string} url where the worker listens
 * @property {() => number} cpu milliseconds of CPU its process has used so far
 * @property {(index: number) => BenchRequest} request
 * @property {number} [status] expected of each answer; default 200
 *
 * @typedef {{ path: string, method?: string, headers?: Record<string, string>, body?: string }} BenchRequest
 */

const connections = 16;

const likeABrowser = { "Accept-Encoding": "gzip, deflate, br, zstd" };

/** Uses bare sockets: Node's HTTP client takes longer for a request than the cheaper workers take to answer it. */
export async function load({ url, request, status = 200 }, milliseconds) {
  const { hostname, port, host } = new URL(url);
  const until = performance.now() + milliseconds;
  let sent = 0;
  const next = () => (performance.now() < until ? bytesOf(request(sent++), host) : undefined);
  const talk = () => converse({ host: hostname, port: Number(port) }, next, status);
  await Promise.all(Array.from({ length: connections }, talk));
  return sent;
}

/**
 * @param address
 * @param {() => Buffer | undefined} next undefined ends the connection
 * @param {number} status
 * @returns {Promise<void>}
 */
function converse(address, next, status) {
  return new Promise((resolve, reject) => {
    const reader = new Answer();
    const go = () => {
      const bytes = next();
      if (bytes) return socket.write(bytes);
      socket.end();
      resolve();
    };
    const heard = (length, bytes) => {
      if (!reader.read(bytes, length)) return true;
      if (reader.status === status) go();
      else reject(new Error(`${address.port} answered ${reader.status}`));
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafe(256 * 1024), callback: heard };
    const socket = net.connect({ ...address, onread });
    socket.on("connect", go).on("error", reject);
  });
}

class Answer {
  status = 0;
  #head = "";
  /** Bytes of the body still to come; undefined while reading the head, or with chunked encoding. */
  #left;
  #tail = "";

  /** @returns whether the answer ends with these bytes */
  read(bytes, length) {
    if (this.#isInBody) return this.#readBody(bytes, 0, length);
    const before = this.#head.length;
    this.#head += bytes.latin1Slice(0, length);
    const end = this.#head.indexOf("\r\n\r\n");
    if (end < 0) return false;
    this.status = Number(this.#head.slice(9, 12));
    const size = /\r\ncontent-length: *(\d+)/i.exec(this.#head.slice(0, end + 2))?.[1];
    this.#left = size === undefined ? undefined : Number(size);
    this.#isInBody = true;
    return this.#readBody(bytes, end + 4 - before, length);
  }

  #isInBody = false;

  #readBody(bytes, start, end) {
    if (this.#left === undefined) {
      this.#tail = (this.#tail + bytes.latin1Slice(Math.max(start, end - 5), end)).slice(-5);
      if (this.#tail !== "0\r\n\r\n") return false;
    } else {
      this.#left -= end - start;
      if (this.#left > 0) return false;
    }
    this.#head = "";
    this.#tail = "";
    this.#isInBody = false;
    return true;
  }
}

const written = new WeakMap();

function bytesOf(asked, host) {
  const known = written.get(asked);
  if (known) return known;
  const { path, method = "GET", headers = {}, body } = asked;
  const length = body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) };
  const lines = Object.entries({ Host: host, ...likeABrowser, ...headers, ...length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const bytes = Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ""}`);
  written.set(asked, bytes);
  return bytes;
}
