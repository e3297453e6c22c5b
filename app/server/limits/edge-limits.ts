import type { Seal } from "../crypto/seal.ts";
import type { Env } from "../env.ts";
import { addressOfVisitor, householdNetwork } from "./rate-limit.ts";

/** As wrangler.toml has them: `login` for each browser, the others for each address. */
const bindings = {
  login: "LIMIT_LOGIN",
  loginAddress: "LIMIT_LOGIN_ADDRESS",
  calculate: "LIMIT_CALCULATE",
  search: "LIMIT_SEARCH",
  drafts: "LIMIT_DRAFTS",
} as const satisfies Record<string, keyof Env>;

type EdgeLimit = keyof typeof bindings;

/** Milliseconds. */
export const edgePeriod = 60 * 1000;

export interface EdgeLimits {
  /** @param who a browser's secret; else the address of the request counts */
  isPassed(limit: EdgeLimit, who?: string): Promise<boolean>;
}

/** The platform's own limiter counts where the request arrives and writes nothing; without it or an address nothing is limited. */
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

/** What costs work without a form of ours, before any of it is done. @param path without language */
export function edgeLimitOf({ method }: Request, path: string): EdgeLimit | undefined {
  if (method === "POST" && path.startsWith("/api/rules/")) return "calculate";
  return searches.test(path) ? "search" : undefined;
}
