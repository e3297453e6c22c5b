import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { send } from "../support/http.ts";
import { inMinutes, publish, seen } from "../support/notices.ts";
import { siteForTests } from "../support/site.ts";

const shellWords = wordsOf("i18n");

const site = siteForTests();
const open = (path: string) => new Visitor(site.url).visit(path);
const messages = async (path: string) => (await open(path)).texts("header + section p");

/** Every service that an outage can name, the addresses it closes, and words of the other way there is. */
const services = {
  "register-my-baby": [
    ["/register-my-baby", "/register-my-baby/child-details", "/register-my-baby/review"],
    "0800225252",
  ],
  "services-near-me": [["/services-near-me", "/services-near-me/mental-health"], "0800367222"],
  "financial-help": [
    ["/financial-help/financial-help-checker", "/financial-help/questions", "/financial-help/results"],
    "0800559009",
  ],
  "paid-parental-leave-checker": [["/financial-help/paid-parental-leave-checker"], "0800227773"],
  "childcare-subsidy-application": [["/financial-help/childcare-subsidy-application"], "0800559009"],
  "baby-names": [["/news/baby-names", "/news/baby-names-maori"], "www.govt.nz"],
  search: [["/search", "/search?search=sleep"], "www.govt.nz"],
  login: [["/login/"], ""],
} as const;

const always = [
  "/",
  "/stage/pregnancy",
  "/support",
  "/contact",
  "/stage/baby?filter=sleep",
  "/api",
  "/te-reo-review",
  "/about/content",
  "/about/promises",
];
const addressesOf = (name: keyof typeof services): readonly string[] => services[name][0];
const names = Object.keys(services) as (keyof typeof services)[];

/** An outage with a message of its own, by which its coming into effect is seen. */
const outage = (service: string, message: string, start: number, end?: number) => ({
  kind: "outage",
  service,
  message_en: message,
  message_mi: `Kua kati: ${message}`,
  outage_start_datetime: inMinutes(start),
  ...(end !== undefined && { outage_end_datetime: inMinutes(end) }),
});

const kept: [Visitor, string, string][] = [];

/** Until this is all that is said above pages: what another test published is gone. */
const onlySaid = (message: string) => seen(() => messages("/about")).toEqual([message]);

describe.each(names)("An outage of %s between start and end [site/errors/outage]", (name) => {
  test("closes it and nothing else, in both languages", async () => {
    await publish(site.url, outage(name, `We are mending ${name}.`, -5, 5));
    await onlySaid(`We are mending ${name}.`);
    for (const { language, prefix } of bothLanguages) {
      const t = shellWords(language);
      const message = `${language === "en" ? "" : "Kua kati: "}We are mending ${name}.`;
      for (const path of addressesOf(name)) {
        const page = await open(prefix + path);
        expect([path, page.status, page.text("h1")]).toEqual([path, 503, t("pages/outage/title")]);
        const retry = Number(page.received.headers["retry-after"]);
        expect([retry > 0, retry <= 300]).toEqual([true, true]);
        expect(page.received.headers["cache-control"]).toBe("private, no-store");
        expect(page.text("main")).toContain(message);
        expect(page.text("main")).toContain(t("pages/outage/others"));
        expect(page.document.querySelector("main")?.innerHTML).toContain(services[name][1]);
      }
      const others = [...always, ...names.filter((other) => other !== name).flatMap(addressesOf)];
      for (const path of others) {
        const { status } = await send(site.url, { path: path === "/" ? prefix || "/" : prefix + path });
        expect([path, status < 400]).toEqual([path, true]);
      }
      expect(await messages(prefix || "/")).toEqual([message]);
    }
  });
});

describe("An outage", () => {
  test.each([
    ["before its start the service is open", 5, 10],
    ["after its end the service is open", -10, -5],
  ])("%s", async (rule, start, end) => {
    await publish(site.url, outage("search", rule, start, end));
    await publish(site.url, outage("baby-names", `Marker: ${rule}`, -5));
    await onlySaid(`Marker: ${rule}`);
    expect((await open("/search?search=sleep")).status).toBe(200);
  });

  test.each([
    ["in summer", "2031-01-15T02:30:00Z", "15 January 2031, 15:30", "15 o Hānuere 2031, 15:30"],
    ["in winter", "2031-06-30T13:05:00Z", "1 July 2031, 01:05", "1 o Hūrae 2031, 01:05"],
    ["before clocks go back", "2031-04-05T13:30:00Z", "6 April 2031, 02:30", "6 o Āperira 2031, 02:30"],
    ["at the turn of a year", "2030-12-31T11:00:00Z", "1 January 2031, 00:00", "1 o Hānuere 2031, 00:00"],
  ])(
    "says until when, as it is in New Zealand: %s [quality/text/new-zealand-time] [site/errors/outage-end]",
    async (when, end, inEnglish, inMaori) => {
      await publish(site.url, { ...outage("search", when, -5), outage_end_datetime: end });
      await onlySaid(when);
      expect((await open("/search")).text("main")).toContain(inEnglish);
      expect((await open("/mi/search")).text("main")).toContain(inMaori);
    },
  );

  test("without an end says that nobody knows yet, and gives no time to come back [site/errors/outage-end]", async () => {
    await publish(site.url, outage("search", "Nobody knows", -5));
    await onlySaid("Nobody knows");
    const page = await open("/search");
    expect(page.text("main")).toContain(shellWords("en")("pages/outage/soon"));
    expect([page.status, page.received.headers["retry-after"]]).toEqual([503, undefined]);
  });

  test("takes no form: what is sent to a closed service changes nothing", async () => {
    await publish(site.url, outage("financial-help", "No forms", -5, 5));
    await onlySaid("No forms");
    const visitor = new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
    expect((await visitor.post("/financial-help/questions", [["intent", "next"]])).status).toBe(503);
    expect(visitor.cookies.all()).toEqual([]);
  });

  test("what is posted to the questionnaire or the dates is kept, said so, and there when it is over", async () => {
    const posts = [
      ["financial-help", "/financial-help/questions", "applicant.age", "34"],
      [
        "paid-parental-leave-checker",
        "/financial-help/paid-parental-leave-checker/dates",
        "dueDate.year",
        "2031",
      ],
    ] as const;
    for (const [name, path, control, value] of posts) {
      const takeBack = await publish(site.url, outage(name, `Kept ${name}`, -5, 5));
      await onlySaid(`Kept ${name}`);
      for (const { language, prefix } of bothLanguages) {
        const visitor = new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
        const closed = await visitor.post(prefix + path, [
          ["intent", "next"],
          [control, value],
        ]);
        expect([
          closed.status,
          closed.text("main").includes(shellWords(language)("pages/outage/kept")),
        ]).toEqual([503, true]);
        kept.push([visitor, prefix + path, value]);
      }
      await takeBack();
    }
    for (const [visitor, path, value] of kept) {
      await seen(async () => (await open(path)).status).toBe(200);
      expect((await visitor.visit(path)).html).toContain(`value="${value}"`);
    }
  });

  test.each([
    ["financial-help", "/financial-help/results/code", "code", "2345-6789 <b>"],
    ["financial-help", "/financial-help/results", "day", "3 Feb"],
    ["childcare-subsidy-application", "/financial-help/childcare-subsidy-application", "hours", "12"],
    [
      "paid-parental-leave-checker",
      "/financial-help/paid-parental-leave-checker/dates.ics",
      "dueDate",
      "2031-02-03",
    ],
  ])(
    "what is posted to %s at %s stands in the page that says it is closed",
    async (name, path, control, value) => {
      await publish(site.url, outage(name, `Still there ${path}`, -5, 5));
      await onlySaid(`Still there ${path}`);
      for (const { language, prefix } of bothLanguages) {
        const visitor = new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
        const closed = await visitor.post(prefix + path, [[control, value]]);
        expect([closed.status, closed.text("#again p")]).toEqual([
          503,
          shellWords(language)("pages/outage/typed"),
        ]);
        expect(closed.form("again").valuesOf(control)).toEqual([value]);
      }
      const stranger = new Visitor(site.url);
      expect((await stranger.post(path, [[control, value]])).document.querySelector("#again")).toBeNull();
    },
  );

  test("an auth error shown on the page of a closed service is removed after it [quality/login/hint]", async () => {
    await publish(site.url, outage("search", "Not logged in", -5, 5));
    await onlySaid("Not logged in");
    const visitor = new Visitor(site.url);
    visitor.cookies.take(["is_authenticated=Timeout; Path=/"]);
    const alerts = async () =>
      (await visitor.visit("/search")).texts('header + section [role="alert"]').length;
    expect([await alerts(), await alerts()]).toEqual([1, 0]);
  });
});
