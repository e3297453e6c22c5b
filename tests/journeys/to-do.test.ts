import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { aroha, ben, logIn, me, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { typedDay } from "../support/typed-day.ts";

const words = wordsOf("account");
const shellWords = wordsOf("i18n");

const site = siteWithIdentity();
const old = () => new Visitor(site.url);
const pregnancy = "/stage/pregnancy";
const ids = ["11", "21", "22", "23", "31", "32", "41", "411", "412", "413", "414", "51", "61", "62"];

const form = (page: Page) => page.form("to-do-form");
const ticks = (page: Page) => form(page).valuesOf("checkboxes");

describe.each(bothLanguages)("The to-do list, $language", ({ language, prefix }) => {
  const t = words(language);

  test("six stages with their tasks, each with a link that helps", async () => {
    const page = await old().visit(`${prefix}/to-do`);
    const stages = [...page.document.querySelectorAll("fieldset.to-do-stage")];
    expect(stages.map((stage) => stage.querySelectorAll("[name=checkboxes]").length)).toEqual([
      1, 3, 2, 5, 1, 2,
    ]);
    const boxes = [...page.document.querySelectorAll("[name=checkboxes]")];
    expect(boxes.map((box) => box.getAttribute("value"))).toEqual(ids);
    for (const box of boxes) {
      const item = box.closest("li");
      expect(item?.querySelector("label")?.getAttribute("for")).toBe(box.id);
      expect(item?.querySelector("a")?.getAttribute("href")).toMatch(prefix ? /^\/mi\// : /^\/(?!mi\/)/);
    }
  });

  test("links to cards that are on the page they lead to", async () => {
    const visitor = old();
    const list = await visitor.visit(`${prefix}/to-do`);
    const cards = [...list.document.querySelectorAll(".task-link[href*='#']")];
    expect(cards.length).toBeGreaterThan(8);
    for (const link of cards) {
      const href = link.getAttribute("href") ?? "";
      const id = href.split("#")[1] ?? "";
      const stage = await visitor.visit(href);
      expect([href, stage.document.getElementById(id)?.id]).toEqual([
        `${prefix}${pregnancy}?card=${id.slice("card".length)}#${id}`,
        id,
      ]);
    }
  });

  test("what is ticked is saved by a button and said so, and progress is told in words [site/to-do/saved]", async () => {
    const visitor = old();
    const empty = await visitor.visit(`${prefix}/to-do`);
    expect(empty.text("[data-done]")).toBe(t("toDo/progress", { done: 0, all: 14 }));
    const saved = await form(empty)
      .fill({ checkboxes: ["11", "41", "411"] })
      .submit(t("toDo/save"));
    expect(saved.address).toBe(`${prefix}/to-do?saved=yes`);
    expect(saved.text(".saved")).toBe(`${t("profile/saved")} ${t("profile/savedForAnHour")}`);
    expect(saved.text("[data-done]")).toBe(t("toDo/progress", { done: 3, all: 14 }));
    expect(ticks(await visitor.visit(prefix + pregnancy))).toEqual(["11", "41", "411"]);
  });

  test("what is unticked is saved too", async () => {
    const visitor = old();
    const saved = await form(await visitor.visit(`${prefix}/to-do`))
      .fill({ checkboxes: ["11", "21"] })
      .submit();
    const less = await form(saved)
      .fill({ checkboxes: ["21"] })
      .submit();
    expect(ticks(less)).toEqual(["21"]);
  });

  test("in the drawer of the pregnancy page it comes back to that page", async () => {
    const visitor = new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
    const page = await form(await visitor.visit(prefix + pregnancy))
      .fill({ checkboxes: ["62"] })
      .submit();
    expect([page.address, ticks(page)]).toEqual([`${prefix}${pregnancy}?saved=yes`, ["62"]]);
  });

  test("stages have dates when the due date is known", async () => {
    const visitor = old();
    expect((await visitor.visit(`${prefix}/to-do`)).texts(".to-do-months")).toEqual([]);
    const profile = await visitor.visit(`${prefix}/profile`);
    await profile.form().fill(typedDay("2026-10-28")).submit();
    const page = await visitor.visit(`${prefix}/to-do`);
    expect(page.texts(".to-do-months")).toEqual(
      language === "en"
        ? ["Jan – May", "May – Aug", "Sept – Oct", "Oct – Dec", "Dec – Jan", "Jan – Apr"]
        : ["Hān – Mei", "Mei – Āku", "Hep – Oke", "Oke – Tīh", "Tīh – Hān", "Hān – Āpe"],
    );
  });

  test("the language changes and the ticks are there, saved", async () => {
    const visitor = old();
    const other = await form(await visitor.visit(`${prefix}/to-do`))
      .fill({ checkboxes: ["31"] })
      .submit({ name: "intent", value: "language" });
    expect([other.address, ticks(other)]).toEqual([`${prefix ? "" : "/mi"}/to-do?saved=yes`, ["31"]]);
  });

  test("a failed save shows the local-timeout message, the logged-out state and the ticks that were made [site/login/local-timeout]", async () => {
    const visitor = site.visitor();
    await logIn(visitor, aroha);
    const opened = await visitor.visit(`${prefix}/to-do`);
    await (await site.db).prepare("update sessions set expires_at = 0").run();
    const page = await form(opened)
      .fill({ checkboxes: ["11", "51"] })
      .submit();
    expect(page.status).toBe(403);
    expect(page.text(".banner-error")).toContain(plain(shellWords(language)("authErrors/local-timeout")));
    expect(page.document.querySelector("#menu a[href*='/logout/']")).toBeNull();
    expect(ticks(page)).toEqual(["11", "51"]);
    expect(page.text("[role=alert].notice")).toBe(t("profile/unsaved"));
    // Back with the same person, and with nobody else.
    await logIn(visitor, ben);
    expect(ticks(await visitor.visit(`${prefix}/to-do`))).toEqual([]);
    await visitor.visit("/logout/");
    await logIn(visitor, aroha);
    const again = await visitor.visit(`${prefix}/to-do`);
    expect(ticks(again)).toEqual(["11", "51"]);
    expect(again.text("[role=alert].notice")).toBe(t("profile/unsaved"));
    expect(ticks(await form(again).submit())).toEqual(["11", "51"]);
    await form(await visitor.visit("/to-do"))
      .fill({ checkboxes: [] })
      .submit();
    await visitor.visit("/logout/");
  });
});

describe("The ticks of a person", () => {
  test("are kept by task id on the server, and are there in another browser [site/to-do/saved]", async () => {
    const visitor = site.visitor();
    await logIn(visitor, ben);
    await form(await visitor.visit("/to-do"))
      .fill({ checkboxes: ["23"] })
      .submit();
    expect((await me(visitor))?.preferences).toEqual({ checkboxes: { "23": "true" } });
    await visitor.visit("/logout/");
    const elsewhere = site.visitor();
    await logIn(elsewhere, ben);
    const page = await elsewhere.visit("/to-do");
    expect([ticks(page), page.text("#to-do-form .note")]).toEqual([["23"], ""]);
    await form(page).fill({ checkboxes: [] }).submit();
    expect((await me(elsewhere))?.preferences).toEqual({ checkboxes: { "23": "false" } });
    await elsewhere.visit("/logout/");
  });

  test("made before the log-in are merged at the log-in", async () => {
    const visitor = site.visitor();
    await form(await visitor.visit("/to-do"))
      .fill({ checkboxes: ["32"] })
      .submit();
    await logIn(visitor, aroha);
    expect(ticks(await visitor.visit("/to-do"))).toContain("32");
    await visitor.visit("/logout/");
    expect(ticks(await visitor.visit("/to-do"))).toEqual([]);
  });

  test("of two windows both stay: only what was changed is saved", async () => {
    const visitor = old();
    const [one, other] = [await visitor.visit("/to-do"), await visitor.visit("/to-do")];
    await form(one)
      .fill({ checkboxes: ["11"] })
      .submit();
    const page = await form(other)
      .fill({ checkboxes: ["22"] })
      .submit();
    expect(ticks(page)).toEqual(["11", "22"]);
  });

  test("are not left in a browser by a form of somebody who has logged out since", async () => {
    const visitor = site.visitor();
    await logIn(visitor, ben);
    const opened = await visitor.visit("/to-do");
    await visitor.visit("/logout/");
    const page = await form(opened)
      .fill({ checkboxes: ["11"] })
      .submit();
    expect([page.status, ticks(page)]).toEqual([403, ["11"]]);
    expect(page.text(".banner-error")).not.toBe("");
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("__Host-preferences");
  });
});

describe("What nobody offered", () => {
  test.each(["99", "__proto__", "11 ", "true", "<script>"])("task %s is not saved", async (id) => {
    const visitor = old();
    const page = await form(await visitor.visit("/to-do")).submitWith([["checkboxes", id]]);
    expect([page.status, ticks(page)]).toEqual([200, []]);
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("__Host-preferences");
  });

  test("is refused when it is no form", async () => {
    const response = await fetch(`${site.url}/to-do`, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin", Origin: site.url, "Content-Type": "text/plain" },
      body: "checkboxes=11",
    });
    expect(response.status).toBe(400);
  });
});
