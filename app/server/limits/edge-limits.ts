import type { Seal } from "../crypto/seal.ts";
import type { Env } from "../env.ts";
import { addressOfVisitor, householdNetwork } from "./rate-limit.ts";

/** As in wrangler.toml: `login` per browser, the others per address. */
const bindings = {
  login: "LIMIT_LOGIN",
  loginAddress: "LIMIT_LOGIN_ADDRESS",
  calculate: "LIMIT_CALCULATE",
  search: "LIMIT_SEARCH",
  drafts: "LIMIT_DRAFTS",
  sent: "LIMIT_POSTS",
} as const satisfies Record<string, keyof Env>;

type EdgeLimit = keyof typeof bindings;

export const edgePeriod = 60 * 1000;

export interface EdgeLimits {
  /** @param who a browser's secret; the request's address by default */
  isPassed(limit: EdgeLimit, who?: string): Promise<boolean>;
}

/** The platform counts where the request arrives and writes nothing. Without it or an address nothing is limited. */
export const edgeLimits = (request: Request, env: Env, seal: Seal): EdgeLimits => ({
  async isPassed(limit, who) {
    const ip = addressOfVisitor(request.headers);
    const limiter = env[bindings[limit]];
    if (!limiter || !(who ?? ip)) return false;
    const key =
      who === undefined ? seal.sign("address", householdNetwork(ip as string)) : seal.sign("browser", who);
    return limiter.limit({ key: await key }).then(
      ({ success }) => !success,
      () => false,
    );
  },
});

const searches =
  /^(\/search|\/services-near-me|\/financial-help\/results|\/api\/(content\/search|places|service-locations|open-data))(\/|$)/;

/** Whatever changes something: counted before it costs anything. */
export const isSending = ({ method }: Request): boolean => !["GET", "HEAD", "OPTIONS"].includes(method);

/** Requests that cost work without a form of ours, checked first. @param path without language */
export function edgeLimitOf({ method }: Request, path: string): EdgeLimit | undefined {
  if (method === "POST" && path.startsWith("/api/rules/")) return "calculate";
  return searches.test(path) ? "search" : undefined;
}
