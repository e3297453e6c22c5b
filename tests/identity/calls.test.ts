import { afterEach, describe, expect, test } from "vitest";
import type { Visitor } from "../support/client.ts";
import { readSetCookie } from "../support/cookie-jar.mjs";
import { type Received, type Sent, send } from "../support/http.ts";
import { aroha, ben, cookie, logIn, me, siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity();
const due = { group: "settings", key: "dd", val: "2027-03-01" };

afterEach(async () => void (await (await site.db).prepare("delete from people").run()));

/** A call as a script of our page makes it in an older browser: with the value of the readable cookie. */
async function call(
  visitor: Visitor,
  method: string,
  path: string,
  body?: unknown,
  more: Sent["headers"] = {},
) {
  const received = await send(site.url, {
    method,
    path,
    headers: {
      Cookie: visitor.cookies.header("/") ?? "",
      "Content-Type": "application/json",
      "X-CSRFToken": cookie(visitor, "csrftoken") ?? "",
      ...more,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  visitor.cookies.take(received.setCookies);
  return received;
}

const told = ({ status, text }: Received): [number, unknown] => [status, JSON.parse(text)];

/** A browser that has asked who it is, and so has the token. */
async function fresh(): Promise<Visitor> {
  const visitor = site.visitor();
  await visitor.ask("/api/users/me/");
  return visitor;
}

describe("GET /api/users/me/ [site/calls/me]", () => {
  test("403 without a login, and brings the anti-forgery cookie for scripts", async () => {
    const { status, setCookies, headers } = await site.visitor().ask("/api/users/me/");
    expect(status).toBe(403);
    const token = setCookies.map(readSetCookie).find(({ name }) => name === "csrftoken");
    expect(token?.attributes).toEqual({ path: "/", secure: "", samesite: "Lax" });
    expect([headers["content-type"], headers["cache-control"]]).toEqual([
      "application/json",
      "private, no-store",
    ]);
  });

  test("email and preferences {group: {key: val}}", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await visitor.ask("/api/users/me/");
    await call(visitor, "POST", "/api/preferences/", [due, { group: "checkboxes", key: "11", val: "true" }]);
    expect(await me(visitor)).toEqual({
      email: "",
      preferences: { settings: { dd: due.val }, checkboxes: { 11: "true" } },
    });
  });

  test.each(["/api/users/me", "/api/users/me/?format=json"])("%s is the same", async (path) => {
    expect((await site.visitor().ask(path)).status).toBe(403);
  });

  test("other methods: 405 with Allow", async () => {
    const { status, headers } = await call(await fresh(), "POST", "/api/users/me/", []);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("nobody sees what is another's", async () => {
    const [one, two] = [site.visitor(), site.visitor()];
    await logIn(one, aroha);
    await one.ask("/api/users/me/");
    await call(one, "POST", "/api/preferences/", [due]);
    await logIn(two, ben);
    expect(await me(two)).toEqual({ email: "", preferences: {} });
  });
});

describe("POST /api/preferences/ [site/calls/preferences]", () => {
  test("a list → 201 with the list; same group and key is replaced", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await visitor.ask("/api/users/me/");
    expect(told(await call(visitor, "POST", "/api/preferences/", [due]))).toEqual([201, [due]]);
    const later = { ...due, val: "2027-04-01" };
    expect(told(await call(visitor, "POST", "/api/preferences", [later]))).toEqual([201, [later]]);
    expect((await me(visitor))?.preferences).toEqual({ settings: { dd: "2027-04-01" } });
  });

  test.each([
    ["an entry without val", [{ group: "settings", key: "dd" }], [{ val: ["This field is required."] }]],
    [
      "an entry of hostile length",
      [{ ...due, val: "x".repeat(50_000) }],
      [{ val: ["This value is not valid."] }],
    ],
    ["an object", due, { non_field_errors: ["Expected a list of entries."] }],
    ["no JSON", "{", { non_field_errors: ["Expected a list of entries."] }],
    ["nothing", "", { non_field_errors: ["Expected a list of entries."] }],
  ])("%s → 400", async (_sentence, body, wrong) => {
    expect(told(await call(await fresh(), "POST", "/api/preferences/", body))).toEqual([400, wrong]);
  });

  test("anonymous: kept in the browser for an hour, and merged at log-in", async () => {
    const visitor = await fresh();
    const marks = [
      { group: "checkboxes", key: "11", val: "true" },
      { group: "checkboxes", key: "21", val: "false" },
    ];
    expect((await call(visitor, "POST", "/api/preferences/", [due, ...marks])).status).toBe(201);
    expect(cookie(visitor, "__Host-preferences")).toBeDefined();
    await logIn(visitor, aroha);
    expect(cookie(visitor, "__Host-preferences")).toBeUndefined();
    expect((await me(visitor))?.preferences).toEqual({
      settings: { dd: due.val },
      checkboxes: { 11: "true" },
    });
  });

  test("at the next log-in what the browser has wins, what is 'false' there is skipped [site/preferences/merged]", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await visitor.ask("/api/users/me/");
    const ticked = { group: "checkboxes", key: "21", val: "true" };
    await call(visitor, "POST", "/api/preferences/", [due, ticked]);
    await visitor.visit("/logout/");
    await call(visitor, "POST", "/api/preferences/", [
      { ...due, val: "2027-05-05" },
      { ...ticked, val: "false" },
    ]);
    await logIn(visitor, aroha);
    expect((await me(visitor))?.preferences).toEqual({
      settings: { dd: "2027-05-05" },
      checkboxes: { 21: "true" },
    });
  });

  test("a log-in that fails leaves them in the browser", async () => {
    const visitor = await fresh();
    await logIn(site.visitor(), aroha);
    await call(visitor, "POST", "/api/preferences/", [due]);
    await logIn(visitor, aroha);
    expect(cookie(visitor, "__Host-preferences")).toBeDefined();
  });

  test("a save after the session's end: 403, logged out, and the local-timeout message on the next page [site/login/local-timeout]", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await visitor.ask("/api/users/me/");
    await (await site.db).prepare("update sessions set expires_at = 0").run();
    const [status, body] = told(await call(visitor, "POST", "/api/preferences/", [due]));
    expect([status, body]).toEqual([403, expect.objectContaining({ code: "local-timeout" })]);
    expect(cookie(visitor, "__Host-session")).toBeUndefined();
    const page = await visitor.visit("/support");
    expect(page.text("[role=alert]")).toMatch(
      /unable to save your change because your login session has expired/,
    );
    const saved = await (await site.db).prepare("select * from preferences").all();
    expect(saved.results).toEqual([]);
  });

  test("GET is not served", async () => {
    const { status, headers } = await site.visitor().ask("/api/preferences/");
    expect([status, headers.allow]).toEqual([405, "POST"]);
  });
});

describe("GET and POST /api/emailaddresses/ [site/calls/email-addresses]", () => {
  test("403 without a login", async () => {
    const visitor = await fresh();
    expect((await visitor.ask("/api/emailaddresses/")).status).toBe(403);
    expect((await call(visitor, "POST", "/api/emailaddresses/", { email: "a@example.nz" })).status).toBe(403);
  });

  test("a new one is pending, the newest stands first", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await visitor.ask("/api/users/me/");
    for (const email of ["one@example.nz", "two@example.nz"])
      expect(told(await call(visitor, "POST", "/api/emailaddresses/", { email }))).toEqual([201, { email }]);
    expect(told(await visitor.ask("/api/emailaddresses/"))).toEqual([
      200,
      [{ email: "two@example.nz" }, { email: "one@example.nz" }],
    ]);
    expect((await me(visitor))?.email).toBe("");
  });

  test.each([
    [{}, ["This field is required."]],
    [{ email: " " }, ["This field is required."]],
    [{ email: ["a@example.nz"] }, ["This field is required."]],
    [[], ["This field is required."]],
    [{ email: "no address" }, ["Enter a valid email address."]],
  ])("%j → 400", async (body, email) => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await visitor.ask("/api/users/me/");
    expect(told(await call(visitor, "POST", "/api/emailaddresses/", body))).toEqual([400, { email }]);
  });

  test("the sixth in an hour: 429 with Retry-After", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await visitor.ask("/api/users/me/");
    for (let time = 0; time < 5; time++)
      await call(visitor, "POST", "/api/emailaddresses/", { email: `${time}@example.nz` });
    const sixth = await call(visitor, "POST", "/api/emailaddresses/", { email: "6@example.nz" });
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(3_000);
  });
});

describe("A forged call is refused and changes nothing [quality/forgery/every-change] [quality/forgery/token]", () => {
  const foreign = "https://evil.example";
  test.each([
    ["from another site", { "Sec-Fetch-Site": "cross-site", Origin: foreign }],
    ["from a neighbour on the same domain", { "Sec-Fetch-Site": "same-site", Origin: foreign }],
    ["from another origin in an older browser", { Origin: foreign }],
    ["from another origin with the token", { Origin: foreign, "Sec-Fetch-Site": "cross-site" }],
    ["without a token", { "X-CSRFToken": "" }],
    ["with a token that is wrong", { "X-CSRFToken": "1893456000000.AAAA" }],
  ])("%s", async (_sentence, headers) => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await visitor.ask("/api/users/me/");
    const { status, headers: answered } = await call(visitor, "POST", "/api/preferences/", [due], headers);
    expect([status, answered["content-type"]]).toEqual([403, "application/json"]);
    expect((await me(visitor))?.preferences).toEqual({});
  });

  test("another browser's token is worth nothing here", async () => {
    const [visitor, other] = [await fresh(), await fresh()];
    const headers = { "X-CSRFToken": cookie(other, "csrftoken") ?? "" };
    expect((await call(visitor, "POST", "/api/preferences/", [due], headers)).status).toBe(403);
  });

  test("the token of a form serves a call, and the readable one a form: both ways are one", async () => {
    const visitor = site.visitor();
    const page = await visitor.visit("/financial-help/questions");
    const [token = ""] = page.form().valuesOf("_csrf");
    expect(cookie(visitor, "csrftoken")).toBeDefined();
    const headers = { "X-CSRFToken": token };
    expect((await call(visitor, "POST", "/api/preferences/", [due], headers)).status).toBe(201);
    const readable = cookie(visitor, "csrftoken") ?? "";
    expect((await visitor.post("/financial-help/questions", [["_csrf", readable]])).status).not.toBe(403);
  });

  test("a current browser needs no token: it says where the call comes from", async () => {
    const headers = { "X-CSRFToken": "", "Sec-Fetch-Site": "same-origin" };
    expect((await call(site.visitor(), "POST", "/api/preferences/", [due], headers)).status).toBe(201);
  });
});
