import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Nothing } from "#app/features/search/nothing.tsx";
import { HomePage } from "#app/features/stages/home-page.tsx";
import { SupportPage } from "#app/features/support/support-page.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type PageContext, PageProvider } from "#app/ui/page-context.tsx";
import { Share } from "#app/ui/share.tsx";
import styles from "../.build/styles.json";
import { parse } from "./support/html.ts";
import { somewhere } from "./support/place.ts";

/** Pixels of the letters that sizes in rem are told in. */
const rem = 16;
/** What a finger needs, in rem. */
const finger = 44 / rem;

const draw = (what: ReactElement, context: Partial<PageContext> = {}) =>
  parse(renderToStaticMarkup(<PageProvider value={{ ...somewhere, ...context }}>{what}</PageProvider>));

/** What the sheet says of exactly this selector, on any device or where `media` holds; later rules win. */
function ruleIn(sheet: string, selector: string, media?: string): Record<string, string> {
  const blocks = [...sheet.matchAll(/@media([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g)];
  const within = media
    ? blocks.filter(([, condition = ""]) => condition.includes(media)).map(([, , rules]) => rules)
    : [blocks.reduce((rest, [block]) => rest.replace(block, ""), sheet)];
  const rules = [...within.join("").matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors = ""]) => selectors.split(",").includes(selector))
    .flatMap(([, , declarations = ""]) => declarations.split(";"))
    .map((each) => each.split(/:(.*)/s).slice(0, 2));
  return Object.fromEntries(rules);
}

const inRem = (value = "0"): number =>
  value.endsWith("px") ? Number.parseFloat(value) / rem : Number.parseFloat(value);

describe("How pages are drawn", () => {
  test("te reo Māori beside English is smaller than the title, as no fluent reader has checked it", () => {
    const title = ruleIn(styles.site, "h1").font ?? "";
    const beside = ruleIn(styles.site, ".companion").font ?? "";
    const size = (font: string) => {
      const token = /var\(--\w+/.exec(font)?.[0].slice("var(".length);
      return inRem(new RegExp(`${token}:[^;]*?([\\d.]+rem)`).exec(styles.site)?.[1]);
    };
    expect(size(beside)).toBeGreaterThan(0);
    expect(size(beside)).toBeLessThan(size(title) * 0.75);
    const page = draw(<Heading level={1} text="Support" companion="Tautoko" />);
    expect(page.querySelector("h1 .companion")?.textContent).toContain("Tautoko");
  });

  test("what became of a save is told for ten seconds, where something may move [birth/drafts/ten-seconds]", () => {
    expect(styles.drafts).toContain(
      "@media(prefers-reduced-motion:no-preference){.saved-draft,.unsaved-draft{animation:said .6s 10s forwards}",
    );
    expect(styles.drafts.match(/animation:said/g)).toHaveLength(1);
  });

  test.each<[string, ReactElement]>([
    ["home", <HomePage key="home" />],
    ["support", <SupportPage key="support" />],
    [
      "a search that finds nothing",
      <Nothing key="nothing" query={{ term: "zzz", page: 1, stage: undefined, topic: undefined }} />,
    ],
    ["an address where nothing is", <ErrorPage key="lost" status={404} />],
    ["a fault", <ErrorPage key="fault" status={500} />],
  ])("%s: people are drawn, silent or told", (_, page) => {
    const people = draw(page).querySelector("svg.people");
    expect(people?.querySelectorAll("circle").length).toBeGreaterThan(0);
    expect(people?.getAttribute("aria-hidden") ?? people?.getAttribute("aria-label")).toBeTruthy();
  });

  test("stages are growing leaves and te reo Māori is a letter with its macron, no chart and no bubble", () => {
    const drawing = (shape: "stages" | "language") =>
      draw(<Icon shape={shape} />)
        .querySelector("path")
        ?.getAttribute("d") ?? "";
    expect(drawing("stages").match(/c/g)?.length).toBeGreaterThan(3);
    expect(drawing("language")).toMatch(/M8 3h8$/);
    expect(drawing("language")).not.toContain("c");
  });

  test("no arrow is printed, and addresses are; with the visitor's own colours the arrow is a letter", () => {
    expect(ruleIn(styles.stage, ".onward:after", "print").content).toBe("none");
    expect(ruleIn(styles.stage, ".section-banner:before", "print").content).toBe("none");
    const printed = ruleIn(styles.stage, ".card-body a[href^=http]:after", "print");
    // In the place of the arrow, which has a size, a ground and a border of its own.
    expect(printed).toMatchObject({ display: "inline", border: "0", background: "none" });
    expect(printed.content).toContain("attr(href)");
    expect(ruleIn(styles.site, ".outward:after", "forced-colors").content).toContain("2197");
  });

  test("in te reo Māori only the title of a page is in the serif", () => {
    expect(styles.site).not.toMatch(/h[2-4]:lang\(mi\)[^{}]*\{[^}]*serif/);
    for (const level of ["h2", "h3", "h4"])
      expect(Object.values(ruleIn(styles.site, level)).join(" ")).not.toContain("--serif");
  });

  test("the sun rises and the plant grows, once and only for whom may see it; nothing else moves for others", () => {
    const moving = Object.entries(styles).flatMap(([name, sheet]) =>
      [...sheet.matchAll(/animation(?:-name)?:(?!none)[^;}]+/g)].map(({ 0: rule, index }) => ({
        name,
        rule,
        isAsked: isWithin(sheet, index, "prefers-reduced-motion:no-preference"),
      })),
    );
    expect(moving.filter(({ rule, isAsked }) => !isAsked || rule.includes("infinite"))).toEqual([]);
    const rules = moving.map(({ name, rule }) => `${name} ${rule}`).join();
    expect(rules).toContain("home animation:sunrise");
    expect(rules).toContain("stage animation:grow");
  });

  test("a stage is printed without the buttons of profile and to-do list [quality/accessibility/reading-order]", () => {
    expect(ruleIn(styles.account, ".account-drawers", "print").display).toBe("none");
  });

  test("beside a wide list of names the year and its button stay on one line", () => {
    const sheet = styles["baby-names"];
    expect(ruleIn(sheet, ".years", "min-width:40em")["flex-wrap"]).toBe("nowrap");
    expect(ruleIn(sheet, ".years>*", "min-width:40em").flex).toBe("none");
  });

  test("the button that only a script can press is no empty line of the list", () => {
    const ways = [...draw(<Share title="Support" withSearch={false} />).querySelectorAll(".share-ways > li")];
    expect(ways.filter((way) => !way.hasAttribute("hidden") && way.querySelector("[hidden]"))).toEqual([]);
    expect(ways.filter((way) => way.hasAttribute("hidden"))).toHaveLength(1);
  });

  test("in a narrow window, and with the largest letters, the first screen is not all header: its tools are pictures", () => {
    const words = ruleIn(styles.site, ".header-tools>.tool>span", "max-width:47.99em");
    expect([words.position, words.width]).toEqual(["absolute", "1px"]);
  });

  test("with the visitor's own colours the first button is filled [quality/accessibility/sizes-and-contrast]", () => {
    expect(ruleIn(styles.site, ".button", "forced-colors")).toMatchObject({
      background: "ButtonText",
      color: "Canvas",
      "forced-color-adjust": "none",
    });
  });

  test("a vine has a leaf for each task, as many of them grown as are done", async () => {
    const { ToDoForm } = await import("#app/features/account/to-do/to-do-form.tsx");
    const { taskIds } = await import("#app/features/account/to-do/tasks.ts");
    const ticked = new Set(taskIds.slice(0, 3));
    const known = { ticked, isLoggedIn: false, isPersonal: true, isSubscribed: false };
    const page = draw(<ToDoForm known={known as never} ticked={ticked} />);
    const leaves = page.querySelector("#leaves path:last-child")?.getAttribute("d")?.match(/M/g);
    const grown = page.querySelector("[data-grows]");
    expect(leaves).toHaveLength(taskIds.length);
    expect(Number(grown?.getAttribute("width"))).toBe(3 * Number(grown?.getAttribute("data-grows")));
    expect(page.querySelectorAll(".task .task-link")).toHaveLength(taskIds.length);
  });

  test("tags and links of the footer are as high as a finger needs", () => {
    expect(inRem(ruleIn(styles.search, ".tags a")["min-height"])).toBeGreaterThanOrEqual(finger);
    expect(inRem(ruleIn(styles.site, ".footer a")["min-height"])).toBeGreaterThanOrEqual(finger);
  });

  test("a table of names that is wider than a phone moves by itself, and the site's name never breaks", () => {
    expect(ruleIn(styles["baby-names"], ".wide-table")["overflow-x"]).toBe("auto");
    expect(ruleIn(styles["baby-names"], ".balloon .amount", "max-width:29.99em").display).toBe("none");
    expect(ruleIn(styles.site, ".logo")["white-space"]).toBe("nowrap");
  });
});

/** Whether a place in a sheet is inside a block with such a condition. */
function isWithin(sheet: string, index: number, condition: string): boolean {
  const before = sheet.slice(0, index);
  const opened = before.lastIndexOf(condition);
  const since = before.slice(opened);
  return opened >= 0 && since.split("{").length > since.split("}").length;
}
