import { Response } from "miniflare";
import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { servicesThat, setFault } from "../support/failing-services.ts";
import { bothLanguages } from "../support/guide.ts";
import { inMinutes, publish, seen } from "../support/notices.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();
const open = (path: string) => new Visitor(site.url).visit(path);

const banner = {
  kind: "banner",
  message_en: "Offices are closed on <b>Friday</b>.",
  message_mi: "Kua kati ngā tari ā te <b>Paraire</b>.",
};
const messageIn = { en: banner.message_en, mi: banner.message_mi };

/** Pages of every kind: kept, drawn each time, and those that stand in place of a page. */
const kinds = [
  "/",
  "/stage/baby",
  "/support",
  "/about",
  "/search?search=sleep",
  "/register-my-baby",
  "/news/nothing",
];

const messages = async (path: string) => (await open(path)).texts("header + section p");

describe.each(bothLanguages)("A banner in $language", ({ language, prefix }) => {
  const at = (path: string) => (path === "/" ? prefix || "/" : prefix + path);

  test("stands under the header of every page within its window, as plain text [site/shell/banners]", async () => {
    await seen(() => messages(at("/"))).toEqual([]);
    for (const path of kinds) expect([path, await messages(at(path))]).toEqual([path, []]);
    const takeBack = await publish(site.url, {
      ...banner,
      start_datetime: inMinutes(-5),
      end_datetime: inMinutes(5),
    });
    await seen(() => messages(at("/"))).toEqual([messageIn[language]]);
    for (const path of kinds) expect([path, await messages(at(path))]).toEqual([path, [messageIn[language]]]);
    await takeBack();
    await seen(() => messages(at("/"))).toEqual([]);
    for (const path of kinds) expect([path, await messages(at(path))]).toEqual([path, []]);
  });
});

test("a banner may hold a link to a page, a safe site or a number; whatever else stands there is text", async () => {
  const takeBack = await publish(site.url, {
    ...banner,
    message_en:
      'See <a href="/support">help</a>, <a href="https://govt.nz/x" onclick="no()">Govt.nz</a>, <a href="javascript:no()">no</a>, <i>no</i>.',
  });
  const links = async () =>
    [...(await open("/contact")).document.querySelectorAll("header + section a")].map(
      (link) => link.outerHTML,
    );
  await seen(links).toEqual(['<a href="/support">help</a>', '<a href="https://govt.nz/x">Govt.nz</a>']);
  expect((await messages("/contact"))[0]).toBe(
    'See help, Govt.nz, <a href="javascript:no()">no</a>, <i>no</i>.',
  );
  await takeBack();
  await seen(links).toEqual([]);
});

describe("A banner's window [site/shell/banners]", () => {
  test.each([
    ["without a time it stands until it is taken back", undefined, undefined, true],
    ["it stands from its beginning on", -1, undefined, true],
    ["it stands until its end", undefined, 5, true],
    ["before its beginning nothing is shown", 5, 10, false],
    ["after its end nothing is shown", -10, -5, false],
  ])("%s", async (rule, start, end, isShown) => {
    const moment = (minutes: number | undefined) => minutes && inMinutes(minutes);
    const window = { start_datetime: moment(start), end_datetime: moment(end) };
    await publish(site.url, { ...banner, ...window, message_en: rule });
    await publish(site.url, { ...banner, message_en: `Marker: ${rule}` });
    await seen(() => messages("/about")).toEqual([...(isShown ? [rule] : []), `Marker: ${rule}`]);
  });

  test("opens and closes by itself, also on a page that is kept", async () => {
    const inSeconds = (seconds: number) => inMinutes(seconds / 60);
    await publish(site.url, { ...banner, start_datetime: inSeconds(2), end_datetime: inSeconds(5) });
    await seen(() => messages("/contact")).toEqual([]);
    await seen(() => messages("/contact")).toEqual([banner.message_en]);
    await seen(() => messages("/contact")).toEqual([]);
  });
});

describe("Banners of another kind of service", () => {
  const told = { id: 7, message_en: "English alone", start_datetime: "", end_datetime: null };
  const other = siteForTests({
    adjust: servicesThat((request, passOn) =>
      new URL(request.url).pathname === "/banners/" ? Response.json([told]) : passOn(),
    ),
  });

  test("one without Māori stands in English, marked as English", async () => {
    const line = async () => {
      const { document } = await new Visitor(other.url).visit("/mi/about");
      const last = [...document.querySelectorAll("header + section p")].at(-1);
      return [last?.textContent, last?.getAttribute("lang")];
    };
    await seen(line).toEqual(["English alone", "en-NZ"]);
  });
});

describe.each(["down", "slow", "nonsense"])(
  "When the calls for banners and outages fail: %s [site/errors/notices]",
  (behaviour) => {
    const failing = siteForTests();

    test("nothing is shown, nothing is closed, and pages are as they always are", async () => {
      for (const neighbour of ["banners", "outage-banners"] as const)
        await setFault(failing.url, neighbour, behaviour);
      for (const path of kinds) {
        const page = await new Visitor(failing.url).visit(path);
        expect([path, page.status, page.texts("header + section p")]).toEqual([
          path,
          path === "/news/nothing" ? 404 : 200,
          [],
        ]);
        expect(page.received.took).toBeLessThan(5000);
      }
    });
  },
);
