import * as z from "zod";
import { readCookie, setCookie } from "#app/server/cookies/cookies.ts";
import { isToken } from "#app/server/drafts/index.ts";
import { attemptsFrom, checkRateLimits, type RateLimit } from "#app/server/limits/rate-limit.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { Visit } from "#app/server/visit.ts";
import type { MailedLinks, MailedTarget } from "./mailed-links.ts";

/** Milliseconds: a working day, as for form tokens. */
const cookieAge = 12 * 60 * 60 * 1000;

/** The newest links of a browser; more do not fit into a cookie. */
const mostLinks = 12;

const wrongTokens = { times: 10, within: 60 * 60 * 1000 };

/** A mailed link proves an address, a code only that it was shown. */
export type HeldBy = "link" | "code";

interface HeldCookie {
  readonly name: string;
  readonly purpose: string;
}

/** A sealed cookie, so that no token stays in an address. */
export class HeldLinks {
  readonly #shape: z.ZodType<MailedTarget[]>;

  constructor(
    readonly links: MailedLinks,
    readonly cookie: HeldCookie,
  ) {
    const names = [...links.parts, "token"];
    const parts = Object.fromEntries(names.map((name) => [name, z.string()]));
    this.#shape = z.array(z.object(parts).catchall(z.string()));
  }

  async #read({ request: { cookies }, site: { seal }, account }: Visit): Promise<MailedTarget[]> {
    const sealed = readCookie(cookies, this.cookie.name);
    const opened = sealed && (await seal.open(this.cookie.purpose, sealed, account.now));
    return this.#shape.safeParse(opened).data ?? [];
  }

  /** With their tokens; without those that a code opened. */
  async mailed(visit: Visit): Promise<MailedTarget[]> {
    return (await this.#read(visit)).filter(({ by }) => by !== "code");
  }

  #isSame(one: MailedTarget, other: MailedTarget): boolean {
    return this.links.parts.every((part) => one[part] === other[part]);
  }

  /** @param by how it came, where that matters @returns the same `Set-Cookie` headers for a right token and a wrong one */
  async hold(visit: Visit, target: MailedTarget, token: string, by: HeldBy = "link"): Promise<string[]> {
    const isId = (part: string) => /^[\w-]{1,36}$/.test(target[part] ?? "");
    if (!isToken(token) || !this.links.parts.every(isId)) return [];
    const others = (await this.#read(visit)).filter((held) => !this.#isSame(held, target));
    const held = [{ ...target, token, by }, ...others].slice(0, mostLinks);
    const { name, purpose } = this.cookie;
    return [setCookie(name, await visit.site.seal.close(purpose, held, visit.account.now + cookieAge), "/")];
  }

  /** A right link is not counted, so that strangers can lock nobody out. @property wait milliseconds */
  async open<Found extends { readonly is: string }>(
    visit: Visit,
    request: Request,
    target: MailedTarget,
    open: (token: string, by: HeldBy) => Promise<Found | { readonly is: "none" }>,
  ): Promise<Found | { readonly is: "none" } | { readonly is: "too-often"; readonly wait: number }> {
    const held = (await this.#read(visit)).find((each) => this.#isSame(each, target));
    if (!held?.token) return { is: "none" };
    const found = await open(held.token, held.by === "code" ? "code" : "link");
    if (found.is !== "none") return found;
    const wait = await this.countWrongToken(visit, request, target);
    return wait === undefined ? found : { is: "too-often", wait };
  }

  /** @returns milliseconds to wait */
  async countWrongToken(visit: Visit, request: Request, target: MailedTarget): Promise<number | undefined> {
    const { account } = visit;
    const { seal } = visit.site;
    const { name, parts } = this.links;
    logEvent(`${name}-token-refused`, visit.request);
    const limit: RateLimit = { ...wrongTokens, name: `${name}-token` };
    const own = { limit, who: await seal.sign(name, target[parts[0] ?? ""] ?? "") };
    const shared = await attemptsFrom(request, limit, (purpose, text) => seal.sign(purpose, text));
    return checkRateLimits(account.db, [own, ...shared], account.now);
  }
}
