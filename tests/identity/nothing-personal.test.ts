import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Visitor } from "../support/client.ts";
import { send } from "../support/http.ts";
import { aroha, cookie, failToLogIn, logIn, siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity({ path: "/oidc" }, { environment: { IDENTITY_SCOPES: "openid email" } });

/** Values that nobody else has. */
const canaries = ["2031-07-19", "Whangamōmona", "kanari@example.nz", "aroha@example.nz", aroha];
const secrets = new Set<string>();
/** Every line that the runtime wrote. */
const lines: string[] = [];
let visitor: Visitor;

beforeAll(async () => {
  const hear = (...said: unknown[]) => void lines.push(said.map(String).join(" "));
  for (const way of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, way).mockImplementation(hear);
  visitor = site.visitor();
  const note = () => {
    for (const name of [
      "__Host-session",
      "__Host-visit",
      "__Host-login",
      "__Host-person",
      "__Host-preferences",
      "csrftoken",
    ]) {
      const value = cookie(visitor, name);
      if (value) secrets.add(value);
    }
  };
  const post = async (path: string, body: unknown) => {
    const headers = {
      Cookie: visitor.cookies.header("/") ?? "",
      Origin: site.url,
      "Content-Type": "application/json",
    };
    const { setCookies } = await send(site.url, {
      method: "POST",
      path,
      headers,
      body: JSON.stringify(body),
    });
    visitor.cookies.take(setCookies);
    note();
  };
  const preferences = [
    { group: "settings", key: "dd", val: canaries[0] },
    { group: "settings", key: "loc", val: canaries[1] },
  ];
  await post("/api/preferences/", preferences);
  await failToLogIn(visitor, "Timeout", "/support");
  await visitor.ask("/login/?next=/support");
  note();
  await logIn(visitor, aroha, "/stage/pregnancy");
  note();
  await post("/api/preferences/", preferences);
  await post("/api/emailaddresses/", { email: canaries[2] });
  for (const path of ["/profile", "/to-do", "/stage/pregnancy", "/mi/support", "/api/users/me/"])
    await visitor.ask(path);
  await visitor.ask(visitor.asked.find((address) => address.startsWith("/login/callback?code")) ?? "");
  await (await site.db).prepare("update sessions set expires_at = 0").run();
  await post("/api/preferences/", preferences);
  await logIn(visitor, aroha);
  await visitor.visit("/logout/");
  for (const address of visitor.asked)
    for (const name of ["code", "state", "nonce", "id_token_hint"]) {
      const value = new URL(address, site.url).searchParams.get(name);
      if (value) secrets.add(value);
    }
});

afterAll(() => void vi.restoreAllMocks());

test("what happened is in the log: log-ins, log-outs and failures, each with time and reference [quality/privacy/logs]", () => {
  const events = lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
  const names = events.map(({ event }) => event);
  expect(names).toEqual(expect.arrayContaining(["login", "logout", "login-failed"]));
  for (const each of events.filter(({ event }) => String(event).startsWith("log")))
    expect(each).toMatchObject({
      time: expect.any(String),
      reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
});

test("nothing of a person and no secret is in the log [quality/privacy/no-personal-value] [quality/privacy/logs]", () => {
  const all = lines.join("\n");
  expect(secrets.size).toBeGreaterThan(10);
  expect([...canaries, ...secrets, "eyJ"].filter((text) => all.includes(text))).toEqual([]);
});

test("nothing of a person is in an address of the site [quality/privacy/no-personal-value]", () => {
  const own = visitor.asked
    .filter((address) => address.startsWith("/"))
    .map(decodeURIComponent)
    .join("\n");
  expect(canaries.filter((text) => own.includes(text))).toEqual([]);
});

test("no cookie shows any of it", () => {
  const readable = [...secrets]
    .map((value) => value + Buffer.from(value, "base64url").toString("utf8"))
    .join("\n");
  expect(canaries.filter((text) => readable.includes(text))).toEqual([]);
});

test("public pages of others hold none of it", async () => {
  for (const path of ["/stage/pregnancy", "/mi/support", "/"]) {
    const { text } = await site.visitor().ask(path);
    expect(canaries.filter((each) => text.includes(each))).toEqual([]);
  }
});

test("the database does not know who the person is to the provider, their due date, place, address, or any secret of the browser", async () => {
  const tables = ["people", "sessions", "login_answers", "preferences", "rate_limits", "set_aside"];
  tables.push("email_addresses", "mails_to_send", "reminders_sent");
  const db = await site.db;
  const rows = await Promise.all(tables.map((table) => db.prepare(`select * from ${table}`).all()));
  const all = JSON.stringify(rows.map(({ results }) => results));
  expect([...canaries, "eyJ", ...secrets].filter((text) => all.includes(text))).toEqual([]);
});
