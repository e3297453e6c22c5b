import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { bothLanguages } from "../support/guide.ts";
import { aroha, logIn, siteWithIdentity } from "../support/identity.ts";

const shellWords = wordsOf("i18n");

const site = siteWithIdentity();

describe.each(bothLanguages)("While somebody is logged in, $language", ({ language, prefix }) => {
  const t = shellWords(language);

  test("every page says until when, and the menu has Log out in place of Log in [quality/accessibility/time-limits] [site/shell/menu]", async () => {
    const visitor = site.visitor();
    const before = await visitor.visit(`${prefix}/support`);
    expect(before.document.querySelector(".session")).toBeNull();
    expect(before.text("#menu")).toContain(t("menu/logIn"));
    const page = await logIn(visitor, aroha, `${prefix}/support`);
    const end = await (await site.db)
      .prepare("select expires_at from sessions")
      .first<{ expires_at: number }>();
    const time = new Intl.DateTimeFormat("en-NZ", {
      timeZone: "Pacific/Auckland",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(end?.expires_at);
    expect(page.text(".session > p")).toBe(t("session/until", { time }));
    expect(page.text("#menu")).not.toContain(t("menu/logIn"));
    expect(page.link(t("menu/logOut"))).toBe(`${prefix}/logout/`);
    const left = Number(page.document.querySelector("[data-session]")?.getAttribute("data-session"));
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThanOrEqual(30 * 60_000);
    const out = await visitor.visit(page.link(t("menu/logOut")));
    expect(out.document.querySelector(".session")).toBeNull();
    expect(out.text("#menu")).toContain(t("menu/logIn"));
  });

  test("the way to stay leads through the log-in and back to the same page", async () => {
    const visitor = site.visitor();
    const page = await logIn(visitor, aroha, `${prefix}/stage/baby?filter=sleep`);
    const link = page.document
      .querySelector("template[data-when=soon]")
      ?.innerHTML.match(/href="([^"]+)"/)?.[1];
    const again = await visitor.visit((link ?? "").replaceAll("&amp;", "&"));
    const back = again.address.startsWith("http")
      ? await again.form().submit({ name: "person", value: aroha })
      : again;
    expect(back.address).toBe(`${prefix}/stage/baby?filter=sleep`);
    expect(back.document.querySelector(".session")).not.toBeNull();
    await visitor.visit("/logout/");
  });

  test("the menu's log-in leads back to the address with its parameters", async () => {
    const page = await site.visitor().visit(`${prefix}/stage/baby?filter=sleep`);
    expect(page.link(t("menu/logIn"))).toBe(
      `${prefix}/login/?next=${encodeURIComponent(`${prefix}/stage/baby?filter=sleep`)}`,
    );
  });
});
