import { describe, expect, test } from "vitest";
import { readSetCookie } from "../support/cookie-jar.mjs";
import { aroha, ben, cookie, goToProvider, logIn, me, siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity();

describe("Logging in, without a script", () => {
  test("leads to the provider with code, PKCE, state and nonce, and asks for the subject alone [quality/login/code-flow]", async () => {
    const { status, headers } = await site.visitor().ask("/login/?next=/support");
    const to = new URL(headers.location ?? "");
    expect([status, to.origin]).toEqual([303, new URL(site.provider.issuer).origin]);
    const random = expect.stringMatching(/^[\w-]{43}$/);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      response_type: "code",
      client_id: "timata",
      redirect_uri: `${site.url}/login/callback`,
      scope: "openid",
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: "S256",
      ui_locales: "en-NZ en mi",
    });
  });

  test("no two begin alike", async () => {
    const begun = async () =>
      new URL((await site.visitor().ask("/login/")).headers.location ?? "").searchParams;
    const [one, two] = await Promise.all([begun(), begun()]);
    for (const name of ["state", "nonce", "code_challenge"]) expect(one.get(name)).not.toBe(two.get(name));
  });

  test.each([
    ["/support", "/support"],
    ["/stage/pregnancy?filter=health", "/stage/pregnancy?filter=health"],
    ["/mi/support", "/mi/support"],
    ["/mi", "/mi"],
    ["/", "/"],
  ])("brings back to the page it began on: %s", async (next, address) => {
    const visitor = site.visitor();
    const page = await logIn(visitor, aroha, next);
    expect([page.status, page.address]).toEqual([200, address]);
    expect(await me(visitor)).toEqual({ email: "", preferences: {} });
    await visitor.visit("/logout/");
  });

  test("without next it ends at home", async () => {
    const visitor = site.visitor();
    const page = await (await visitor.visit("/login")).form().submit({ name: "person", value: ben });
    expect(page.address).toBe("/");
    await visitor.visit("/logout/");
  });

  test("in te reo Māori too, and the provider is told the language", async () => {
    const visitor = site.visitor();
    await goToProvider(visitor, "/mi/support", "/mi");
    expect(visitor.asked.find((address) => address.includes("ui_locales"))).toContain("ui_locales=mi+");
  });

  test("every redirect on the way is 303 [quality/login/code-flow]", async () => {
    const visitor = site.visitor();
    const statuses: number[] = [];
    const began = await visitor.ask("/login/?next=/support");
    statuses.push(began.status);
    const chosen = await visitor.visit(began.headers.location ?? "");
    const back = await chosen.form().submit({ name: "person", value: ben });
    expect(back.status).toBe(200);
    const callback = visitor.asked.find((address) => address.startsWith("/login/callback")) ?? "";
    statuses.push((await visitor.ask(callback)).status);
    expect(statuses).toEqual([303, 303]);
    await visitor.visit("/logout/");
  });
});

describe("What the browser gets", () => {
  test("a session cookie that no script reads and that ends with the browser; a hint for 30 minutes [quality/login/session-cookie] [quality/login/hint]", async () => {
    const visitor = site.visitor();
    const page = await goToProvider(visitor, "/support");
    // Follows by hand, to see what the callback sets.
    const form = page.form();
    await form.submit({ name: "person", value: aroha });
    const jar = Object.fromEntries(visitor.cookies.all().map((each) => [each.name, each.attributes]));
    expect(jar["__Host-session"]).toEqual({ path: "/", secure: "", httponly: "", samesite: "Lax" });
    expect(jar.is_authenticated).toEqual({ path: "/", "max-age": "1800", secure: "", samesite: "Lax" });
    expect(cookie(visitor, "is_authenticated")).toBe("true");
    expect(cookie(visitor, "__Host-session")).toMatch(/^[\w-]{43}$/);
    expect(cookie(visitor, "__Host-login")).toBeUndefined();
    await visitor.visit("/logout/");
  });

  test("the log-in cookie is for ten minutes and out of reach", async () => {
    const { setCookies } = await site.visitor().ask("/login/?next=/support");
    const login = setCookies.map(readSetCookie).find(({ name }) => name === "__Host-login");
    expect(login?.attributes).toEqual({
      path: "/",
      "max-age": "600",
      secure: "",
      httponly: "",
      samesite: "Lax",
    });
    expect(login?.value).not.toContain("support");
  });

  test("no token, no subject, no address: all cookies together stay below 8 KB [quality/login/cookie-sizes] [quality/login/code-flow]", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const all = visitor.cookies.header("/") ?? "";
    expect(all.length).toBeLessThan(8192);
    const readable = visitor.cookies
      .all()
      .map(({ value }) => value + Buffer.from(value, "base64url").toString("latin1"))
      .join();
    expect(readable).not.toMatch(/eyJ|stand-in|aroha/);
    await visitor.visit("/logout/");
  });
});

describe("A new session id at every login [quality/login/new-session]", () => {
  test("an id that was planted before is worth nothing after", async () => {
    const visitor = site.visitor();
    const planted = "p".repeat(43);
    visitor.cookies.take([`__Host-session=${planted}; Path=/; Secure`]);
    await logIn(visitor, aroha);
    expect(cookie(visitor, "__Host-session")).not.toBe(planted);
    const attacker = site.visitor();
    attacker.cookies.take([`__Host-session=${planted}; Path=/; Secure`]);
    expect(await me(attacker)).toBeUndefined();
    await visitor.visit("/logout/");
  });

  test("the id of before is dropped when the same browser logs in again, as whomever", async () => {
    const visitor = site.visitor();
    for (const person of [aroha, aroha, ben]) {
      const before = cookie(visitor, "__Host-session");
      await logIn(visitor, person);
      const old = site.visitor();
      old.cookies.take([`__Host-session=${before}; Path=/; Secure`]);
      expect(await me(old)).toBeUndefined();
      expect(await me(visitor)).toBeDefined();
    }
    await visitor.visit("/logout/");
  });

  test("a session cookie that was tampered with is worth nothing, and goes", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const own = cookie(visitor, "__Host-session") ?? "";
    for (const spoilt of [
      `${own.slice(0, -1)}${own.endsWith("A") ? "B" : "A"}`,
      own.slice(1),
      `${own}A`,
      "",
      "' or 1=1 --",
    ]) {
      const other = site.visitor();
      other.cookies.take([`__Host-session=${spoilt}; Path=/; Secure`]);
      expect(await me(other)).toBeUndefined();
      await other.visit("/support");
      expect(cookie(other, "__Host-session")).toBeUndefined();
    }
    expect(await me(visitor)).toBeDefined();
    await visitor.visit("/logout/");
  });

  test("the hint alone lets nobody in [quality/login/hint]", async () => {
    const visitor = site.visitor();
    visitor.cookies.take(["is_authenticated=true; Path=/; Secure"]);
    expect(await me(visitor)).toBeUndefined();
  });
});
