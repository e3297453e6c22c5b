import { describe, expect, test } from "vitest";
import type { IdentityProviderOptions } from "#workers/local/identity/provider.mjs";
import { aroha, failToLogIn, goToProvider, logIn, me, siteWithIdentity } from "../support/identity.ts";

const both = ["client_secret_basic", "client_secret_post"];

/** Providers of other kinds, and scopes that the site is told to ask for. */
const kinds: [string, Partial<IdentityProviderOptions>, Record<string, string>][] = [
  [
    "another issuer path, RS256, a secret by basic authentication",
    { path: "/oidc/tenant", alg: "RS256", clientAuth: "client_secret_basic" },
    {},
  ],
  [
    "another issuer path, EdDSA, a secret in the body",
    { path: "/oidc/tenant", alg: "EdDSA", clientAuth: "client_secret_post" },
    {},
  ],
  [
    "offers both ways and wants the secret in the body",
    { alg: "ES256", clientAuth: "client_secret_post", clientAuthOffered: both },
    {},
  ],
  [
    "offers both ways and wants basic authentication",
    { alg: "RS256", clientAuth: "client_secret_basic", clientAuthOffered: both },
    {},
  ],
  [
    "remembers whom it knows, and is asked for the address",
    { path: "/a/b/c", remembers: true },
    { IDENTITY_SCOPES: "openid email" },
  ],
];

describe.each(kinds)("A provider that is configured differently: %s", (_kind, provider, environment) => {
  const site = siteWithIdentity(provider, { environment });

  test("logs in and out by settings alone", async () => {
    const visitor = site.visitor();
    const page = await logIn(visitor, aroha, "/support");
    expect([page.status, page.address]).toEqual([200, "/support"]);
    expect(await me(visitor)).toBeDefined();
    expect((await visitor.visit("/logout/")).address).toBe("/");
    expect(await me(visitor)).toBeUndefined();
    expect((await goToProvider(visitor)).address).toContain(`${provider.path ?? ""}/interaction/`);
  });

  test("the same person is the same person again", async () => {
    for (let time = 0; time < 2; time++) {
      const visitor = site.visitor();
      await logIn(visitor, aroha);
      await visitor.visit("/logout/");
    }
    const people = await (await site.db).prepare("select subject_hash from people").all();
    expect(people.results).toHaveLength(1);
    expect(JSON.stringify(people.results)).not.toContain(aroha);
  });

  test("its failures are told", async () => {
    const page = await failToLogIn(site.visitor(), "Timeout", "/support");
    expect(page.text("[role=alert]")).toMatch(/nothing happened for a while/);
  });
});

describe("With a secret that is wrong", () => {
  const site = siteWithIdentity(
    { clientAuth: "client_secret_basic", clientAuthOffered: both },
    { environment: { IDENTITY_CLIENT_SECRET: "wrong" } },
  );

  test("nobody is logged in, and the page says so", async () => {
    const visitor = site.visitor();
    const page = await logIn(visitor, aroha, "/support");
    expect(page.text("[role=alert]")).toMatch(/was unable to log you in/);
    expect(await me(visitor)).toBeUndefined();
  });
});
