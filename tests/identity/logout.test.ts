import { afterEach, describe, expect, test } from "vitest";
import { send } from "../support/http.ts";
import { aroha, ben, cookie, goToProvider, logIn, me, siteWithIdentity } from "../support/identity.ts";

/** A provider that logs in again whom it knows, without asking, as most do. */
const site = siteWithIdentity({ remembers: true });

afterEach(async () => void (await (await site.db).prepare("delete from sessions").run()));

describe("Log-out ends both sessions [quality/login/log-out]", () => {
  test("comes back home over the provider, which does not ask again [site/routes/logout]", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha, "/support");
    const page = await visitor.visit("/logout/");
    expect([page.status, page.address]).toEqual([200, "/"]);
    const over = visitor.asked.find((address) => address.includes("/session/end")) ?? "";
    expect(Object.fromEntries(new URL(over).searchParams)).toEqual({
      id_token_hint: expect.stringMatching(/^eyJ/),
      client_id: "timata",
      post_logout_redirect_uri: `${site.url}/`,
    });
    expect(await me(visitor)).toBeUndefined();
  });

  test("from a page in te reo Māori back to one", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    expect((await visitor.visit("/mi/logout/")).address).toBe("/mi");
  });

  test("before it the provider knows who it is; after it it asks", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    expect((await goToProvider(visitor, "/support")).address).toBe("/support");
    await visitor.visit("/logout/");
    const page = await goToProvider(visitor, "/support");
    expect(page.address).toContain("/interaction/");
    await page.form().submit({ name: "person", value: ben });
    expect(await me(visitor)).toBeDefined();
  });

  test("a stolen id means nothing after it", async () => {
    const [visitor, thief] = [site.visitor(), site.visitor()];
    await logIn(visitor, aroha);
    thief.cookies.take([`__Host-session=${cookie(visitor, "__Host-session")}; Path=/; Secure`]);
    expect(await me(thief)).toBeDefined();
    await visitor.visit("/logout/");
    expect(await me(thief)).toBeUndefined();
  });

  test("removes the cookies, clears what the browser keeps, and is not kept", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const { status, headers, setCookies } = await visitor.ask("/logout/");
    expect(status).toBe(303);
    expect(headers["clear-site-data"]).toBe('"cache", "storage"');
    expect(headers["cache-control"]).toBe("private, no-store");
    const removed = setCookies.filter((each) => each.includes("Max-Age=0")).map((each) => each.split("=")[0]);
    expect(removed).toEqual(
      expect.arrayContaining(["__Host-session", "is_authenticated", "__Host-preferences", "__Host-login"]),
    );
  });

  test("without a log-in it only leads home", async () => {
    const visitor = site.visitor();
    expect((await visitor.visit("/logout/")).address).toBe("/");
    expect(visitor.asked).toEqual(["/logout/", "/"]);
  });

  test("after the session's end it still ends the provider's", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await (await site.db).prepare("update sessions set expires_at = 0").run();
    await visitor.visit("/logout/");
    expect((await goToProvider(visitor)).address).toContain("/interaction/");
  });
});

describe("A request from elsewhere does not end a session [quality/login/cross-site-log-out]", () => {
  test.each([
    ["a cross-site one", { "Sec-Fetch-Site": "cross-site" }, true],
    ["a same-site one", { "Sec-Fetch-Site": "same-site" }, true],
    ["one that another page led to, in an older browser", { Referer: "https://evil.example/" }, true],
    ["a link on our own page", { "Sec-Fetch-Site": "same-origin" }, false],
    ["the address typed in", { "Sec-Fetch-Site": "none" }, false],
  ])("%s", async (_sentence, headers, isStillIn) => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const { status, setCookies } = await send(site.url, {
      path: "/logout/",
      headers: { ...headers, Cookie: visitor.cookies.header("/") ?? "" },
    });
    expect([status, setCookies.length > 0]).toEqual([303, !isStillIn]);
    expect((await me(visitor)) !== undefined).toBe(isStillIn);
  });

  test("HEAD ends nothing, POST is not served [quality/forgery/get-changes-nothing]", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const headers = { Cookie: visitor.cookies.header("/") ?? "", Origin: site.url };
    expect((await send(site.url, { method: "HEAD", path: "/logout/", headers })).setCookies).toEqual([]);
    expect((await send(site.url, { method: "POST", path: "/logout/", headers })).status).toBe(405);
    expect(await me(visitor)).toBeDefined();
  });
});

describe("Quick exit ends the session on the server [quality/login/new-session]", () => {
  test("its id means nothing from then on", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const id = cookie(visitor, "__Host-session");
    await visitor.ask("/quick-exit");
    expect(visitor.cookies.all().map(({ name }) => name)).toEqual(["__Host-left"]);
    const thief = site.visitor();
    thief.cookies.take([`__Host-session=${id}; Path=/; Secure`]);
    await expect.poll(() => me(thief)).toBeUndefined();
  });

  test("sent there by others it does not", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const headers = { Cookie: visitor.cookies.header("/") ?? "", "Sec-Fetch-Site": "cross-site" };
    await send(site.url, { path: "/quick-exit", headers });
    expect(await me(visitor)).toBeDefined();
  });
});
