import { afterAll, beforeAll } from "vitest";
import {
  type IdentityProviderOptions,
  type RunningProvider,
  startIdentityProvider,
} from "#workers/local/identity/provider.mjs";
import { freePort } from "#workers/local/port.mjs";
import type { RunningSite } from "#workers/local/serve.mjs";
import { Visitor } from "./client.ts";
import type { Page } from "./page.ts";
import { type SiteOptions, startSite } from "./site.ts";

/** Invented people of the pretend provider. */
export const aroha = "stand-in-aroha";
export const ben = "stand-in-ben";

export interface SiteWithIdentity {
  readonly url: string;
  readonly running: RunningSite;
  readonly provider: RunningProvider;
  readonly db: Promise<D1Database>;
  /** A visitor who may be sent to the identity provider. */
  visitor(headers?: Readonly<Record<string, string>>): Visitor;
}

/** A site whose people log in with a provider of their own, for the tests of one file. */
export function siteWithIdentity(
  options: Partial<IdentityProviderOptions> = {},
  site: SiteOptions = {},
): SiteWithIdentity {
  let running: RunningSite | undefined;
  let provider: RunningProvider | undefined;
  beforeAll(async () => {
    const port = await freePort();
    provider = await startIdentityProvider({ site: `http://127.0.0.1:${port}`, ...options });
    const environment = { ...provider.settings, ...site.environment };
    running = await startSite({ ...site, port, environment });
  });
  afterAll(() => Promise.all([running?.stop(), provider?.stop()]));
  const now = () => {
    if (!running || !provider) throw new Error("The site runs only while tests run.");
    return { running, provider };
  };
  return {
    get url() {
      return now().running.url;
    },
    get running() {
      return now().running;
    },
    get provider() {
      return now().provider;
    },
    get db() {
      return now().running.miniflare.getD1Database("DB", "timata") as unknown as Promise<D1Database>;
    },
    visitor: (headers = {}) => new Visitor(now().running.url, headers, [now().provider.issuer]),
  };
}

/** Goes to the provider's page, where a visitor says who they are. */
export const goToProvider = (visitor: Visitor, next = "/", language = ""): Promise<Page> =>
  visitor.visit(`${language}/login/?next=${encodeURIComponent(next)}`);

/** Logs in, and is where the log-in leads to. */
export const logIn = async (visitor: Visitor, person = aroha, next = "/"): Promise<Page> =>
  (await goToProvider(visitor, next)).form().submit({ name: "person", value: person });

/** Fails to log in, with a code. */
export const failToLogIn = async (visitor: Visitor, code: string, next = "/"): Promise<Page> =>
  (await goToProvider(visitor, next)).form().submit({ name: "failure", value: code });

export interface Me {
  email: string;
  preferences: Record<string, Record<string, string>>;
}

/** Whom the site takes a visitor for; nothing when nobody is logged in. */
export async function me(visitor: Visitor): Promise<Me | undefined> {
  const { status, text } = await visitor.ask("/api/users/me/");
  return status === 200 ? JSON.parse(text) : undefined;
}

/** What a browser holds under a name. */
export const cookie = (visitor: Visitor, name: string): string | undefined =>
  visitor.cookies.all().find((each) => each.name === name)?.value;
