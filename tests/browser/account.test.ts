import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { findingsOn } from "../states/axe.ts";
import { bothLanguages } from "../support/guide.ts";
import { aroha, logIn, siteWithIdentity } from "../support/identity.ts";
import { typedDay } from "../support/typed-day.ts";
import { islandPages } from "./island-pages.ts";
import { islandsLoaded } from "./watched.ts";

const words = wordsOf("account");
const shellWords = wordsOf("i18n");

const site = siteWithIdentity();
const { fresh } = islandPages();
const pregnancy = "/stage/pregnancy";
const minute = 60_000;
/** Milliseconds: longer than any page takes to come. */
const soon = 50_000;

/** Lets the only session end in so many milliseconds. */
async function endsIn(left: number) {
  await (await site.db)
    .prepare("update sessions set expires_at = ?")
    .bind(Date.now() + left)
    .run();
}

/** A browser in which somebody is logged in. */
async function withSession(options?: BrowserContextOptions): Promise<Page> {
  await (await site.db).prepare("delete from people").run();
  const visitor = site.visitor();
  await logIn(visitor, aroha);
  const page = await fresh(options);
  const { hostname } = new URL(site.url);
  const cookies = visitor.cookies.all().map(({ name, value }) => ({
    name,
    value,
    domain: hostname,
    path: "/",
    secure: true,
    httpOnly: name.startsWith("__Host-"),
  }));
  await page.context().addCookies(cookies);
  return page;
}

const tick = (page: Page, id: string) => page.click(`label[for=task-${id}]`);
const isTicked = (page: Page, id: string) => page.locator(`#task-${id}`).isChecked();
const areTicked = (page: Page, ids: readonly string[]) => Promise.all(ids.map((id) => isTicked(page, id)));
/** All in one moment; the page learns that it is left, and stays to be looked at. */
const pressAndLeave = (page: Page, ids: readonly string[]) =>
  page.evaluate((ids) => {
    for (const id of ids) document.querySelector<HTMLElement>(`label[for=task-${id}]`)?.click();
    dispatchEvent(new PageTransitionEvent("pagehide"));
  }, ids);
const said = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector("#to-do-form [role=status]")?.textContent === wanted,
    text,
  );

describe.each(bothLanguages)("The to-do list with a script, $language", ({ language, prefix }) => {
  const t = words(language);

  test.each([pregnancy, "/to-do"])(
    "saves by itself, says so and counts: %s [quality/accessibility/announced]",
    async (path) => {
      const page = await fresh();
      await page.goto(site.url + prefix + path);
      await islandsLoaded(page);
      if (path === pregnancy) await page.click("button[popovertarget=to-do]:not([popovertargetaction])");
      await tick(page, "11");
      await said(page, t("toDo/saved"));
      await tick(page, "22");
      await tick(page, "411");
      expect(await page.textContent("#to-do-form [data-done]")).toBe(
        t("toDo/progress", { done: 3, all: 14 }),
      );
      await said(page, t("toDo/saved"));
      await page.goto(`${site.url}${prefix}/to-do`);
      expect(await areTicked(page, ["11", "22", "411"])).toEqual([true, true, true]);
      await tick(page, "11");
      await said(page, t("toDo/saved"));
      await page.reload();
      expect(await isTicked(page, "11")).toBe(false);
    },
  );

  test("says saved only when nothing is left to save", async () => {
    const page = await fresh();
    await page.goto(`${site.url}${prefix}/to-do`);
    await tick(page, "11");
    await said(page, t("toDo/saved"));
    const saidAtSave: (string | null)[] = [];
    await page.route("**/to-do", async (route) => {
      saidAtSave.push(await page.textContent("#to-do-form [role=status]"));
      await route.continue();
    });
    await page.evaluate(() => {
      for (const id of ["22", "411"]) document.querySelector<HTMLElement>(`label[for=task-${id}]`)?.click();
    });
    await said(page, t("toDo/saved"));
    expect(saidAtSave).toEqual(["", ""]);
  });

  test("a save that fails is told and the ticks stay; the button saves them", async () => {
    const page = await fresh();
    await page.goto(`${site.url}${prefix}/to-do`);
    await page.route("**/to-do", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await tick(page, "31");
    await said(page, t("toDo/failed"));
    expect(await isTicked(page, "31")).toBe(true);
    await page.unroute("**/to-do");
    await page.click("#to-do-form .button");
    await page.waitForURL(`${site.url}${prefix}/to-do?saved=yes`);
    expect(await isTicked(page, "31")).toBe(true);
  });

  test("a session that has ended is told and the ticks stay", async () => {
    const page = await withSession();
    await page.goto(`${site.url}${prefix}/to-do`);
    await (await site.db).prepare("update sessions set expires_at = 0").run();
    await tick(page, "32");
    await said(page, plain(shellWords(language)("authErrors/local-timeout")));
    expect(await isTicked(page, "32")).toBe(true);
  });
});

test("What is ticked and unticked while one leaves is saved, even with an earlier save on its way", async () => {
  const page = await fresh();
  const leaveWith = async (pressed: readonly string[]) => {
    await page.goto(`${site.url}/to-do`);
    await page.focus("#task-11");
    await islandsLoaded(page, "x-island:has(#task-11)");
    // The first save is never answered.
    await page.route("**/to-do", () => {}, { times: 1 });
    await pressAndLeave(page, pressed);
    await said(page, words("en")("toDo/saved"));
    await page.reload();
    return areTicked(page, ["11", "22", "411"]);
  };
  expect(await leaveWith(["11", "22", "411"])).toEqual([true, true, true]);
  expect(await leaveWith(["22", "11", "22", "411"])).toEqual([false, true, false]);
});

test("A link to a card of the page leads out from under the panel", async () => {
  const page = await fresh();
  await page.goto(site.url + pregnancy);
  await islandsLoaded(page);
  await page.click("button[popovertarget=to-do]:not([popovertargetaction])");
  await page.hover("label[for=task-11]");
  await page.focus("#task-11");
  await page.waitForTimeout(300);
  await page.click("#to-do a[href$='#card2001']");
  await page.waitForFunction(() => !document.querySelector("#to-do:modal"));
  expect(new URL(page.url()).hash).toBe("#card2001");
});

describe("The profile drawer", () => {
  test("opens by itself where the address asks for it and there is a script", async () => {
    const page = await fresh();
    await page.goto(`${site.url}${pregnancy}?action=open-profile`);
    await page.waitForSelector("#profile:modal");
  });

  test.each([true, false])("saves and comes back, JavaScript %s", async (javaScriptEnabled) => {
    const page = await fresh({ javaScriptEnabled });
    await page.goto(site.url + pregnancy);
    await page.click("button[popovertarget=profile]:not([popovertargetaction])");
    await typeDay(page, "2026-10-28", "#profile");
    await page.click("#profile-form .button");
    await page.waitForURL(`${site.url}${pregnancy}?saved=yes`);
    expect(await page.locator(".section-weeks").allTextContents()).toContain("Jan – May");
  });
});

describe.each(bothLanguages)(
  "Five minutes before a log-in ends, $language [quality/accessibility/time-limits]",
  ({ language, prefix }) => {
    const t = shellWords(language);
    const warning = (page: Page) => page.locator(".session [role=status]");
    const warned = (page: Page, text: string) =>
      page.waitForFunction(
        (wanted) => document.querySelector(".session [role=status]")?.textContent === wanted,
        text,
      );

    test("the page says so and offers to stay, and not before", async () => {
      const page = await withSession();
      await page.clock.install();
      await endsIn(5 * minute + soon);
      await page.goto(`${site.url}${prefix}/support`);
      await islandsLoaded(page, "x-island[when=load]");
      expect(await warning(page).textContent()).toBe("");
      await page.clock.runFor(soon);
      await warned(page, `${t("session/soon")} ${t("session/stay")}`);
      expect(await warning(page).locator("a").getAttribute("href")).toBe(
        `${prefix}/login/?next=${encodeURIComponent(`${prefix}/support`)}`,
      );
    });

    test("and says when it has ended", async () => {
      const page = await withSession();
      await page.clock.install();
      await endsIn(soon);
      await page.goto(`${site.url}${prefix}/support`);
      await islandsLoaded(page, "x-island[when=load]");
      await page.clock.runFor(soon);
      await warned(page, `${t("session/ended")} ${t("session/again")}`);
    });

    test("what is typed is kept before the visitor is led to log in again", async () => {
      const page = await withSession();
      await endsIn(minute);
      await page.goto(`${site.url}${prefix}/profile`);
      await typeDay(page, "2026-10-28");
      await page.fill("[name=email]", "parent@example.nz");
      await warning(page).locator("a").click();
      await page.waitForURL((url) => url.origin !== site.url);
      await page.click(`button[name=person][value=${aroha}]`);
      await page.waitForURL(`${site.url}${prefix}/profile`);
      expect(await page.inputValue('[name="dueDate.month"]')).toBe("10");
      expect(await page.inputValue("[name=email]")).toBe("parent@example.nz");
      expect(await warning(page).textContent()).toBe("");
    });
  },
);

test("A log-in that is made longer in another window is not told to end", async () => {
  const page = await withSession();
  await endsIn(minute);
  await page.goto(`${site.url}/support`);
  await page.waitForFunction(() => document.querySelector(".session [role=status]")?.textContent);
  await endsIn(30 * minute);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/support`);
  await page.waitForFunction(() => document.querySelector(".session [role=status]")?.textContent === "");
});

describe.each(bothLanguages)("WCAG 2.2 AA for somebody who is logged in, $language", ({ prefix }) => {
  const pages = ["/profile", "/to-do", "/profile/delete", pregnancy, "/"];

  test.each(pages)("%s, at 320 and 1280 pixels, with the warning of the end", async (path) => {
    const page = await withSession();
    await endsIn(minute);
    await page.goto(site.url + prefix + path);
    await page.waitForFunction(() => document.querySelector(".session [role=status]")?.textContent);
    expect(await faultsOf(page)).toEqual([]);
  });

  test("the profile with errors and an address that waits", async () => {
    const page = await withSession();
    await page.goto(`${site.url}${prefix}/profile`);
    await typeDay(page, "2026-10-28");
    await page.fill("[name=email]", "parent@example.nz");
    await page.click("#profile-form .button");
    await page.waitForURL(/saved=yes/);
    await page.fill("[name=email]", "parent");
    await page.click("#profile-form .button");
    await page.waitForSelector("[data-error-summary]");
    expect(await page.evaluate(() => document.activeElement?.hasAttribute("data-error-summary"))).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
  });
});

async function typeDay(page: Page, day: string, within = "main") {
  for (const [name, value] of Object.entries(typedDay(day)))
    await page.fill(`${within} [name="${name}"]`, value);
}

/** What axe finds where there is least room, and whether the page needs more room than there is. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isTooWide) faults.push(`${width}: scrolls sideways`);
  }
  return [...faults, ...(await findingsOn(page))];
}
