import { CookieJar } from "../support/cookie-jar.mjs";
import { ask } from "./wire.mjs";

/** As browsers do. */
const mostRedirects = 20;

/**
 * A browser that runs no script: it keeps cookies, follows redirects and sends forms. What a wire loses, it does not get: then the answer
 * is undefined.
 */
export class Browser {
  #cookies = new Map();
  #site;
  #roads;

  /**
   * @param origin of the site, as it knows itself
   * @param roads by origin, where it is really reached; to any other origin nobody is led
   */
  constructor(origin, roads) {
    this.#site = origin;
    this.#roads = roads;
  }

  cookie(name) {
    return this.#jarOf(this.#site)
      .all()
      .find((cookie) => cookie.name === name)?.value;
  }

  get(address) {
    return this.#send("GET", address);
  }

  /** @param fields of a form; a list has several values */
  post(address, fields) {
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
    );
    return this.#send("POST", address, { "Content-Type": "application/x-www-form-urlencoded" }, `${body}`);
  }

  json(method, address, value, headers = {}) {
    const token = { "X-CSRFToken": this.cookie("csrftoken") ?? "" };
    const all = { "Content-Type": "application/json", ...token, ...headers };
    return this.#send(method, address, all, JSON.stringify(value));
  }

  /** Goes where an answer leads, and on. */
  async follow(answer) {
    let at = answer;
    for (let left = mostRedirects; left > 0 && at?.to; left--) at = await this.get(at.to);
    return at;
  }

  async open(address) {
    return this.follow(await this.get(address));
  }

  /** @param {string} method @param {string} address @param {object} [headers] @param {string} [body] */
  async #send(method, address, headers = {}, body = undefined) {
    const { origin, host, href, pathname, search } = new URL(address, this.#site);
    const road = this.#roads[origin];
    if (!road) throw new Error(`Led away to ${origin}`);
    const jar = this.#jarOf(origin);
    const cookies = jar.header(pathname);
    const sent = {
      Host: host,
      Origin: origin,
      "Sec-Fetch-Site": "same-origin",
      ...(cookies && { Cookie: cookies }),
      ...(body && { "Content-Length": Buffer.byteLength(body) }),
      ...headers,
    };
    const began = performance.now();
    try {
      const answer = await ask(new URL(road), { method, path: pathname + search, headers: sent }, body);
      jar.take(answer.headers["set-cookie"] ?? []);
      const { location } = answer.headers;
      const isLed = answer.status >= 300 && answer.status < 400 && location;
      return {
        status: answer.status,
        headers: answer.headers,
        text: answer.body.toString(),
        address: href,
        to: isLed ? new URL(location, href).href : undefined,
        took: performance.now() - began,
      };
    } catch {
      return undefined;
    }
  }

  #jarOf(origin) {
    const jar = this.#cookies.get(origin) ?? new CookieJar();
    this.#cookies.set(origin, jar);
    return jar;
  }
}

/** What a form holds that nobody sees: which draft the page showed, and which version of it. */
export const hiddenIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/name="(_version|_draft)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
