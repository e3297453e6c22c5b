import { CookieJar } from "./cookie-jar.mjs";
import { type Received, send, urlencoded } from "./http.ts";
import { Page } from "./page.ts";
import { multipartBody, multipartType, type SentPart } from "./uploads.ts";

const formType = "application/x-www-form-urlencoded";

/**
 * A visitor with a browser that runs no script: keeps cookies, follows redirects, fills in the forms that are on
 * the page. Like an old phone it sends neither `Origin` nor `Sec-Fetch-Site`, unless told to.
 */
export class Visitor {
  /** Of the site. */
  readonly cookies = new CookieJar();
  /** Every address that was asked for, in order; of other places the whole address. */
  readonly asked: string[] = [];
  /** A redirect to an address that begins so is not followed: it is itself what the visitor gets. */
  stopBefore: string | undefined;
  readonly #elsewhere: ReadonlyMap<string, CookieJar>;

  /** @param elsewhere origins that the visitor may be sent to, for instance of the identity provider */
  constructor(
    readonly site: string,
    readonly headers: Readonly<Record<string, string>> = {},
    elsewhere: readonly string[] = [],
  ) {
    this.#elsewhere = new Map(elsewhere.map((origin) => [new URL(origin).origin, new CookieJar()]));
  }

  /** Opens an address and follows where it leads. */
  visit(path: string): Promise<Page> {
    return this.#go("GET", path);
  }

  /** Sends fields to an address without having opened its page, and follows where that leads. */
  post(path: string, fields: Iterable<readonly [string, string]>): Promise<Page> {
    return this.#go("POST", path, urlencoded(fields));
  }

  /** Sends a form with files, and follows where that leads. */
  postFiles(path: string, parts: readonly SentPart[]): Promise<Page> {
    return this.#go("POST", path, Buffer.from(multipartBody(parts)));
  }

  /** Asks once, and goes nowhere. */
  async ask(path: string): Promise<Received> {
    return this.#ask("GET", path);
  }

  async #go(method: string, address: string, body?: string | Buffer, slowestBefore = 0): Promise<Page> {
    const received = await this.#ask(method, address, body);
    const slowest = Math.max(slowestBefore, received.took);
    const location = received.headers.location;
    const isPage = location === undefined || received.status < 300 || received.status > 399;
    if (isPage || this.#stopsBefore(location, address)) {
      return new Page(address, received, (form) => this.#submit(form, address), slowest);
    }
    if (this.asked.length > 500) throw new Error("Redirected without end");
    const next = this.#shown(new URL(location, this.#whole(address)));
    return received.status === 307 || received.status === 308
      ? this.#go(method, next, body, slowest)
      : this.#go("GET", next, undefined, slowest);
  }

  #stopsBefore(location: string, from: string): boolean {
    if (this.stopBefore === undefined) return false;
    return this.#shown(new URL(location, this.#whole(from))).startsWith(this.stopBefore);
  }

  /** An address of the site as path and query, of elsewhere as a whole. */
  #shown({ origin, pathname, search }: URL): string {
    if (origin !== this.site && !this.#elsewhere.has(origin)) throw new Error(`Sent away to ${origin}`);
    return (origin === this.site ? "" : origin) + pathname + search;
  }

  /** What a path of the site is goes over the wire as it was said. */
  #whole(address: string): string {
    return address.startsWith("/") ? this.site + address : address;
  }

  async #ask(method: string, address: string, body?: string | Buffer): Promise<Received> {
    const { origin, pathname } = new URL(this.#whole(address));
    const jar = origin === this.site ? this.cookies : this.#elsewhere.get(origin);
    if (!jar) throw new Error(`Sent away to ${origin}`);
    this.asked.push(address);
    const path = this.#whole(address).slice(origin.length);
    const cookie = jar.header(address.startsWith("/") ? (address.split("?")[0] ?? address) : pathname);
    const received = await send(origin, {
      method,
      path,
      headers: {
        ...this.headers,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(body === undefined
          ? {}
          : { "Content-Type": typeof body === "string" ? formType : multipartType }),
      },
      ...(body === undefined ? {} : { body }),
    });
    jar.take(received.setCookies);
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
    const target = new URL(action, this.#whole(from));
    if (method.toLowerCase() === "post") return this.#go("POST", this.#shown(target), urlencoded(fields));
    target.search = urlencoded(fields);
    return this.#go("GET", this.#shown(target));
  }
}
