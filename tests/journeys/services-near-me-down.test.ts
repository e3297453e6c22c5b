import { Response as Answer } from "miniflare";
import { expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { servicesThat } from "../support/failing-services.ts";
import { bothLanguages } from "../support/guide.ts";
import { siteForTests } from "../support/site.ts";

const words = wordsOf("services-near-me");

/** What does not answer at the moment: calls whose path fits. */
let isDown = /^$/;
let isSlow = false;
const site = siteForTests({
  adjust: servicesThat(async ({ url }, passOn) => {
    if (isSlow && url.includes("nearest")) await new Promise((resolve) => setTimeout(resolve, 700));
    return isDown.test(new URL(url).pathname) ? new Answer("down", { status: 500 }) : passOn();
  }),
});

const karori = "place=Karori,+Wellington&at=-41.28506,174.73666";
/** As somebody who presses 'try again': neighbours that were left alone are asked all the same. */
const open = (path: string) => new Visitor(site.url).visit(`${path}&again=1`);
const address = (prefix: string) => `${prefix}/services-near-me/primary-schools?${karori}`;

/** In this order: what has once been had is remembered. */
test.each(bothLanguages)(
  "Without categories and services nothing can be loaded: $language [site/services/unable-to-load]",
  async ({ language, prefix }) => {
    isDown = /service-locations/;
    const t = words(language);
    const page = await open(address(prefix));
    expect(page.status).toBe(503);
    expect(page.text("[role=alert] h3")).toBe(t("failures/both/title"));
    expect(page.text("[role=alert]")).toContain(t("failures/both/body"));
    expect(page.texts(".service, .empty-panel")).toEqual([]);
    expect(page.form("finder").valuesOf("place")).toEqual(["Karori, Wellington"]);
    expect(page.form("finder").valuesOf("category")).toEqual(["primary-schools"]);
    if (language === "en") expect(t("failures/both/title")).toBe("Unable to load");
  },
);

test("A contact that cannot be had is a failure of ours, in the site's layout", async () => {
  isDown = /service-locations/;
  const page = await open("/services-near-me/primary-schools/1.vcf?");
  expect([page.status, page.texts("h1")]).toEqual([500, ["Sorry, something went wrong"]]);
});

test("Without categories the services of an address are shown all the same", async () => {
  isDown = /service-locations\/categories/;
  const t = words("en");
  const page = await open(address(""));
  expect([page.status, page.text("[role=alert] h3")]).toEqual([503, t("failures/categories/title")]);
  expect(page.texts(".service h3")).toHaveLength(10);
});

test("Without services a notice stands in their place; 'try again' brings them and keeps what was chosen", async () => {
  const t = words("en");
  isDown = /service-locations\/.*\/nearest/;
  const page = await open(address(""));
  expect([page.status, page.text("[role=alert] h3")]).toEqual([503, t("failures/services/title")]);
  expect(page.form("finder").valuesOf("category")).toEqual(["primary-schools"]);
  isDown = /^$/;
  const again = await new Visitor(site.url).visit(page.link("Try again"));
  expect([again.status, again.texts(".service h3").length]).toEqual([200, 10]);
});

test("Without the list the map is unharmed, and without names of places on it too", async () => {
  isDown = /service-locations\/.*\/nearest|places/;
  const page = await open(`${address("")}&view=map`);
  expect(page.document.querySelector("#map svg")).not.toBeNull();
});

test("Without places nothing typed is lost, and an address with a point needs none", async () => {
  isDown = /places/;
  const t = words("en");
  const page = await open("/services-near-me/primary-schools?place=Karori");
  expect([page.status, page.text("[role=alert] h3")]).toEqual([503, t("place/failed/title")]);
  expect(page.form("finder").valuesOf("place")).toEqual(["Karori"]);
  expect((await open(address(""))).texts(".service h3")).toHaveLength(10);
  const here = await open("/services-near-me/primary-schools?at=-41.285,174.737&chosen=");
  expect(here.text(".count")).toContain(t("place/here"));
});

test("While a neighbour takes its time nothing is shown: the results come whole [site/shell/whole]", async () => {
  isDown = /^$/;
  isSlow = true;
  const page = await open(address(""));
  expect([page.status, page.texts(".service").length]).toEqual([200, 10]);
  expect(page.slowest).toBeGreaterThan(700);
});
