import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { identityProvider } from "./identity.ts";
import { identitySettings } from "./identity-settings.ts";

const callback = "https://timata.govt.nz/login/callback";
const challenge = { state: "s".repeat(43), nonce: "n".repeat(43), verifier: "v".repeat(43) };
const own = generateKeyPairSync("ec", { namedCurve: "P-256" });
const foreign = generateKeyPairSync("ec", { namedCurve: "P-256" });
const kid = "own";

/** How the provider behaves: what its description, its token endpoint and its userinfo say. */
let described: Record<string, unknown> = {};
let answerTokens: (response: ServerResponse) => void = () => undefined;
let userinfo: unknown = {};
let issuer = "";
const asked: string[] = [];

const server = createServer((request, response) => {
  const path = request.url ?? "";
  asked.push(path);
  const json = (body: unknown) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  if (path.includes(".well-known")) return json({ ...usual(), ...described });
  if (path === "/keys")
    return json({ keys: [{ ...own.publicKey.export({ format: "jwk" }), kid, alg: "ES256" }] });
  if (path === "/userinfo") return json(userinfo);
  return answerTokens(response);
});

const usual = () => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  userinfo_endpoint: `${issuer}/userinfo`,
  end_session_endpoint: `${issuer}/end`,
  id_token_signing_alg_values_supported: ["ES256"],
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  described = {};
  userinfo = {};
  asked.length = 0;
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An id token as it should be, with changes. */
function idToken(
  changes: Record<string, unknown> = {},
  { header = {}, key = own.privateKey }: { header?: object; key?: KeyObject } = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: "timata",
    sub: "aroha",
    nonce: challenge.nonce,
    iat: now,
    exp: now + 300,
  };
  const signed = `${part({ alg: "ES256", kid, ...header })}.${part({ ...claims, ...changes })}`;
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
  return `${signed}.${signature.toString("base64url")}`;
}

const tokens =
  (id_token: string | undefined, more: object = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify({ access_token: "a", token_type: "Bearer", id_token, ...more }));

const provider = (more: Record<string, string> = {}) => {
  const settings = identitySettings({ IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_ID: "timata", ...more });
  if (!settings) throw new Error("The settings are not good");
  return identityProvider(settings, () => ({ deadline: 500, probe: true }));
};

const finish = (more: Record<string, string> = {}, settings: Record<string, string> = {}) =>
  provider(settings).handleCallback(
    new URLSearchParams({ code: "c", state: challenge.state, ...more }),
    challenge,
    callback,
  );

describe("Who the id token names is who has logged in", () => {
  test("where all is as it should be", async () => {
    answerTokens = tokens(idToken());
    expect(await finish()).toEqual({
      issuer,
      subject: "aroha",
      idToken: expect.stringMatching(/^eyJ/),
      email: undefined,
    });
  });

  const now = Math.floor(Date.now() / 1000);
  test.each<[string, () => string | undefined]>([
    ["for another client", () => idToken({ aud: "other" })],
    ["of another issuer", () => idToken({ iss: "https://evil.example" })],
    ["of another log-in", () => idToken({ nonce: "m".repeat(43) })],
    ["without a nonce", () => idToken({ nonce: undefined })],
    ["that has expired", () => idToken({ exp: now - 60 })],
    ["without an end", () => idToken({ exp: undefined })],
    ["without a subject", () => idToken({ sub: undefined })],
    ["whose subject is a number", () => idToken({ sub: 1 })],
    ["signed with another key", () => idToken({}, { key: foreign.privateKey })],
    ["signed with a key of another name", () => idToken({}, { header: { kid: "other" } })],
    ["that says it is not signed", () => `${part({ alg: "none" })}.${idToken().split(".")[1]}.`],
    [
      "whose claims were changed",
      () => idToken().replace(/\.[^.]+\./, `.${idToken({ sub: "ben" }).split(".")[1]}.`),
    ],
    [
      "signed with the client's secret, which others may know",
      () => {
        const [, claims] = idToken().split(".");
        const signed = `${part({ alg: "HS256" })}.${claims}`;
        return `${signed}.${createHmac("sha256", "secret").update(signed).digest("base64url")}`;
      },
    ],
    ["for several clients, without saying who asked", () => idToken({ aud: ["timata", "other"] })],
    ["that is none", () => "kei hea"],
    ["that is not there", () => undefined],
  ])("a token %s names nobody", async (_sentence, made) => {
    answerTokens = tokens(made());
    expect(await finish()).toEqual({ code: "RealMeError" });
  });
});

describe("What the token endpoint may do instead", () => {
  const text =
    (status: number, body: string, type = "application/json", more: Record<string, string> = {}) =>
    (response: ServerResponse) =>
      response.writeHead(status, { "Content-Type": type, ...more }).end(body);
  test.each<[string, string, typeof answerTokens]>([
    ["refuse the code", "RealMeError", text(400, '{"error":"invalid_grant"}')],
    ["refuse us", "RealMeError", text(401, '{"error":"invalid_client"}')],
    ["break", "InternalError", text(500, "{}")],
    ["be too busy", "InternalError", text(503, "{}", "application/json", { "Retry-After": "0" })],
    ["lead elsewhere", "InternalError", text(307, "", "text/html", { Location: "https://evil.example/" })],
    ["answer with a page", "RealMeError", text(200, "<p>", "text/html")],
    ["answer with half an answer", "RealMeError", text(200, '{"access_token":')],
    ["answer without end", "InternalError", text(200, "x".repeat(5_100_000))],
    ["not answer", "InternalError", () => undefined],
    ["hang up", "InternalError", (response) => void response.destroy()],
  ])("%s: %s", async (_sentence, code, behave) => {
    answerTokens = behave;
    expect(await finish()).toEqual({ code });
  });
});

describe("The address", () => {
  const email = "aroha@example.nz";
  const withScope = { IDENTITY_SCOPES: "openid email" };
  test.each<[string, object, unknown, Record<string, string>, string | undefined]>([
    ["is taken from the id token", { email }, {}, withScope, email],
    ["else from userinfo", {}, { sub: "aroha", email }, withScope, email],
    ["but not of another subject", {}, { sub: "ben", email }, withScope, undefined],
    ["and nobody is asked for it without the scope", {}, { sub: "aroha", email }, {}, undefined],
    ["is a text or nothing", { email: ["a"] }, {}, withScope, undefined],
  ])("%s", async (_sentence, claims, told, settings, expected) => {
    userinfo = told;
    answerTokens = tokens(idToken({ ...claims }));
    expect(await finish({}, settings)).toMatchObject({ subject: "aroha", email: expected });
    if (!settings.IDENTITY_SCOPES) expect(asked).not.toContain("/userinfo");
  });
});

describe("Errors that the provider sends to the callback", () => {
  test.each([
    [{ error: "access_denied" }, "AuthnFailed"],
    [{ error: "access_denied", error_description: "Timeout" }, "Timeout"],
    [{ error: "invalid_scope", error_description: "<script>" }, "RealMeError"],
    [{ error: "access_denied", state: "x" }, "RealMeError"],
  ])("%j → %s, and nothing is asked for", async (answer, code) => {
    answerTokens = () => expect.unreachable();
    expect(await finish({ code: "", ...answer })).toEqual({ code });
    expect(asked).not.toContain("/token");
  });
});

describe("Where the provider sends people", () => {
  test("log-out: with the id token, and back", async () => {
    const to = new URL((await provider().logoutUrl("token", "https://timata.govt.nz/")) ?? "");
    expect([to.pathname, Object.fromEntries(to.searchParams)]).toEqual([
      "/end",
      { id_token_hint: "token", client_id: "timata", post_logout_redirect_uri: "https://timata.govt.nz/" },
    ]);
  });

  test("parameters that its address has already stay", async () => {
    const at = await freshProvider({ authorization_endpoint: `${issuer}/auth?tenant=nz` });
    expect(
      new URL((await at.authorizationUrl(challenge, callback, "mi")) ?? "").searchParams.get("tenant"),
    ).toBe("nz");
  });

  test.each([
    ["has no end of sessions", { end_session_endpoint: undefined }],
    ["is another issuer than it should be", { issuer: "https://evil.example" }],
  ])("one that %s ends none", async (_sentence, changes) => {
    expect(
      await (await freshProvider(changes)).logoutUrl("token", "https://timata.govt.nz/"),
    ).toBeUndefined();
  });

  let minutes = 0;

  /** What a provider says of itself is remembered for some seconds: a change is seen later. */
  async function freshProvider(changes: Record<string, unknown>) {
    described = changes;
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + ++minutes * 60_000);
    return provider();
  }
});
