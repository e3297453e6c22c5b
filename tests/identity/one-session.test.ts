import { beforeEach, describe, expect, test } from "vitest";
import { aroha, ben, cookie, goToProvider, logIn, me, siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity();

beforeEach(async () => {
  await (await site.db).prepare("delete from sessions").run();
});

const later = async (minutes: number) =>
  (await site.db)
    .prepare(
      "update sessions set started_at = started_at - ?1, seen_at = seen_at - ?1, expires_at = expires_at - ?1",
    )
    .bind(minutes * 60_000)
    .run();

describe("Only one active session is allowed per user", () => {
  test("a second log-in is refused while the first lives, which goes on [site/login/one-session]", async () => {
    const [first, second] = [site.visitor(), site.visitor()];
    await logIn(first, aroha);
    const page = await logIn(second, aroha, "/support");
    expect(page.address).toBe("/support");
    expect(page.text("[role=alert]")).toMatch(
      /already logged in on another device or browser.*up to 30 minutes/,
    );
    expect([await me(first), await me(second)]).toEqual([expect.anything(), undefined]);
    expect(cookie(second, "__Host-session")).toBeUndefined();
  });

  test("of 20 browsers at the same moment exactly one gets in", async () => {
    const visitors = Array.from({ length: 20 }, () => site.visitor());
    const pages = await Promise.all(visitors.map((visitor) => goToProvider(visitor, "/support")));
    await Promise.all(pages.map((page) => page.form().submit({ name: "person", value: aroha })));
    const inside = await Promise.all(visitors.map(me));
    expect(inside.filter((each) => each !== undefined)).toHaveLength(1);
  });

  test("other people log in beside", async () => {
    const [first, second] = [site.visitor(), site.visitor()];
    await logIn(first, aroha);
    await logIn(second, ben);
    expect([await me(first), await me(second)]).toEqual([expect.anything(), expect.anything()]);
  });

  test("the same browser may log in again", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await logIn(visitor, aroha, "/support");
    expect(await me(visitor)).toBeDefined();
  });

  test("even one that has lost its session cookie", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    visitor.cookies.take(["__Host-session=; Path=/; Max-Age=0; Secure"]);
    expect(await me(visitor)).toBeUndefined();
    await logIn(visitor, aroha);
    expect(await me(visitor)).toBeDefined();
  });

  test("after log-out the next one elsewhere succeeds", async () => {
    const [first, second] = [site.visitor(), site.visitor()];
    await logIn(first, aroha);
    await first.visit("/logout/");
    await logIn(second, aroha);
    expect(await me(second)).toBeDefined();
  });

  test("after quick exit too", async () => {
    const [first, second] = [site.visitor(), site.visitor()];
    await logIn(first, aroha);
    await first.ask("/quick-exit");
    await expect
      .poll(async () => (await (await site.db).prepare("select * from sessions").all()).results)
      .toEqual([]);
    await logIn(second, aroha);
    expect(await me(second)).toBeDefined();
  });
});

describe("Login session: up to 30 minutes [quality/login/lifetime]", () => {
  test("after that the id means nothing, and what is left of it goes with the next page", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    await later(29);
    expect(await me(visitor)).toBeDefined();
    await later(1);
    expect(await me(visitor)).toBeUndefined();
    await visitor.visit("/support");
    const names = visitor.cookies.all().map(({ name }) => name);
    expect(names).not.toContain("__Host-session");
    expect(names).not.toContain("is_authenticated");
  });

  test("activity does not lengthen it", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    for (let time = 0; time < 3; time++) {
      await later(10);
      await visitor.visit("/support");
    }
    expect(await me(visitor)).toBeUndefined();
  });

  test("then the next log-in succeeds, here and elsewhere", async () => {
    const [first, second] = [site.visitor(), site.visitor()];
    await logIn(first, aroha);
    await later(30);
    await logIn(second, aroha);
    expect([await me(first), await me(second)]).toEqual([undefined, expect.anything()]);
    await later(30);
    await logIn(first, aroha);
    expect(await me(first)).toBeDefined();
  });

  test("15 minutes without doing anything end it in the childcare area, and only there [childcare/wizard/idle]", async () => {
    const visitor = site.visitor();
    const area = "/financial-help/childcare-subsidy-application";
    await logIn(visitor, aroha);
    await later(16);
    expect(await me(visitor)).toBeDefined();
    await visitor.visit(area);
    expect(await me(visitor)).toBeUndefined();
  });
});
