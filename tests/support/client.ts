import { CookieJar } from "./cookies.ts";
import { type Received, send, urlencoded } from "./http.ts";
import { Page } from "./page.ts";

/**
 * A visitor with a browser that runs no script: keeps cookies, follows redirects, fills in the forms that are on
 * the page. Like an old phone it sends neither `Origin` nor `Sec-Fetch-Site`, unless told to.
 */
export class Visitor {
  readonly cookies = new CookieJar();
  /** Every address that was asked for, in order. */
  readonly asked: string[] = [];

  constructor(
    readonly site: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Opens an address and follows where it leads. */
  visit(path: string): Promise<Page> {
    return this.#go("GET", path);
  }

  /** Sends fields to an address without having opened its page, and follows where that leads. */
  post(path: string, fields: Iterable<readonly [string, string]>): Promise<Page> {
    return this.#go("POST", path, urlencoded(fields));
  }

  async #go(method: string, path: string, body?: string, slowestBefore = 0): Promise<Page> {
    const received = await this.#ask(method, path, body);
    const slowest = Math.max(slowestBefore, received.took);
    const location = received.headers.location;
    if (location === undefined || received.status < 300 || received.status > 399) {
      return new Page(path, received, (form) => this.#submit(form, path), slowest);
    }
    if (this.asked.length > 500) throw new Error("Redirected without end");
    const next = new URL(location, this.site + path);
    if (next.origin !== this.site) throw new Error(`Sent away to ${next.origin}`);
    return received.status === 307 || received.status === 308
      ? this.#go(method, next.pathname + next.search, body, slowest)
      : this.#go("GET", next.pathname + next.search, undefined, slowest);
  }

  async #ask(method: string, path: string, body?: string): Promise<Received> {
    this.asked.push(path);
    const cookie = this.cookies.header(path.split("?")[0] ?? path);
    const received = await send(this.site, {
      method,
      path,
      headers: {
        ...this.headers,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(body === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded" }),
      },
      ...(body === undefined ? {} : { body }),
    });
    this.cookies.take(received.setCookies);
    return received;
  }

  #submit(
    {
      method,
      action,
      fields,
    }: { method: string; action: string; fields: readonly (readonly [string, string])[] },
    from: string,
  ): Promise<Page> {
    const target = new URL(action, this.site + from);
    if (method.toLowerCase() === "post")
      return this.#go("POST", target.pathname + target.search, urlencoded(fields));
    return this.#go("GET", `${target.pathname}?${urlencoded(fields)}`);
  }
}
