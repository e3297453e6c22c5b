import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { budgets } from "#workers/local/bench/budgets.mjs";
import { sizesOf, sizesOfBuild } from "#workers/local/bench/sizes.mjs";
import { countQueries } from "#workers/local/count-queries.mjs";
import { claimAnswers, ofCaregiver } from "./support/births.ts";
import { browserForTests } from "./support/browser.ts";
import { Visitor } from "./support/client.ts";
import type { Filling } from "./support/form.ts";
import { family, submitQuestionnaire } from "./support/households.ts";
import { send, urlencoded } from "./support/http.ts";
import type { Page } from "./support/page.ts";
import { fillIn, goOn, registrationAnswers, stepOf } from "./support/registration.ts";
import { siteForTests, startSite } from "./support/site.ts";

const site = siteForTests();
const browser = browserForTests();
const landing = "/financial-help/financial-help-checker";
const questions = "/financial-help/questions";
const services = "/services-near-me/early-education?place=Karori,+Wellington&at=-41.28506,174.73666";
const stages = ["getting-ready", "pregnancy", "baby", "toddler", "preschooler", "starting-school"];
/** What opens the most questions of a registration, and the claim that they belong to. */
const mostAsked = {
  "child.bornInNZ": "yes",
  otherChildren: "8",
  "bestStart.wanted": "yes",
  ...ofCaregiver({ type: "mother" }),
  orderBirthCertificate: "yes",
};
const claim = { ...claimAnswers.newClaim, "myir.wanted": "no" };
const both = [{ prefix: "" }, { prefix: "/mi" }];

describe.each(both)("Compressed with gzip, at $prefix/", ({ prefix }) => {
  const compressed = async (path: string) => {
    const { html, document } = await new Visitor(site.url).visit(prefix + path);
    expect(document.querySelector('link[rel="stylesheet"]')).toBeNull();
    return sizesOf(html).gzip;
  };

  test("the home page, HTML and CSS together, is 14 KB or less", async () => {
    expect(await compressed("/")).toBeLessThanOrEqual(budgets.home);
  });

  test.each(stages)("the page of %s, HTML and CSS together, is 45 KB or less", async (stage) => {
    expect(await compressed(`/stage/${stage}`)).toBeLessThanOrEqual(budgets.stagePage);
  });

  test("the landing page, HTML and CSS together, is 14 KB or less", async () => {
    expect(await compressed(landing)).toBeLessThanOrEqual(budgets.landingPage);
  });

  test("the questionnaire, HTML and CSS together, is 30 KB or less", async () => {
    expect(await compressed(questions)).toBeLessThanOrEqual(budgets.questionnaire);
  });

  test("the landing page of a registration is 14 KB or less, each of its steps 40 KB or less", async () => {
    expect(await compressed("/register-my-baby")).toBeLessThanOrEqual(budgets.landingPage);
    const visitor = new Visitor(site.url);
    const seen = new Map<string, number>();
    const measure = (page: Page) =>
      seen.set(stepOf(page), Math.max(seen.get(stepOf(page)) ?? 0, sizesOf(page.html).gzip));
    let page = await visitor.visit(`${prefix}/register-my-baby/child-details`);
    while (stepOf(page) !== "review") {
      measure(page);
      // With an error at every question that has to be answered, a step is at its largest.
      page = await fillIn(page, mostAsked).submit({ name: "intent", value: "next" });
      if (page.status !== 422) continue;
      measure(page);
      page = await goOn(page, { ...registrationAnswers, ...claim });
      expect(page.status).toBe(200);
    }
    measure(page);
    expect(seen.size).toBe(8);
    expect([...seen].filter(([, size]) => size > budgets.registrationStep)).toEqual([]);
  });

  test("a list of 50 services, HTML and CSS together, is 30 KB or less", async () => {
    expect(await compressed(services)).toBeLessThanOrEqual(budgets.servicesList);
  });
});

describe("Compressed with gzip, what comes with a page", () => {
  const sizeOfScript = (island: string) => {
    const found = Object.entries(sizesOfBuild()).find(([name]) => name.startsWith(`/assets/${island}-`));
    return found?.[1].gzip ?? Number.POSITIVE_INFINITY;
  };

  test("the island runtime is less than 1 KB", () => {
    expect(sizeOfScript("runtime")).toBeLessThan(budgets.runtime);
  });

  test("the island of every page is 1.6 KB or less, with the runtime 2.4 KB or less", () => {
    expect(sizeOfScript("shell")).toBeLessThanOrEqual(budgets.shell);
    expect(sizeOfScript("shell") + sizeOfScript("runtime")).toBeLessThanOrEqual(budgets.shellWithRuntime);
  });

  test.each([
    ["/", ["runtime", "shell"]],
    ["/stage/baby", ["runtime", "shell", "stage"]],
    ["/search?search=sleep", ["region", "runtime", "shell"]],
    [landing, ["runtime", "shell"]],
    [questions, ["form", "runtime", "shell"]],
    ["/financial-help/paid-parental-leave-checker", ["layers", "runtime", "shell"]],
    [services, ["place-search", "runtime", "shell"]],
  ])("all scripts of %s are %j, together 4 KB or less", async (path, names) => {
    const page = await browser.page();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    await page.context().close();
    expect(scripts.map((url) => /assets\/([\w-]+)-\w+\.js$/.exec(url)?.[1]).sort()).toEqual(names);
    const sizes = await Promise.all(
      scripts.map(async (url) => sizesOf(await (await fetch(url)).text()).gzip),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.scripts);
  });

  test("the island of the map is 2.5 KB or less, the one that Mapbox needs 4.5 KB or less", () => {
    expect(sizeOfScript("map")).toBeLessThanOrEqual(budgets.mapIsland);
    expect(sizeOfScript("mapbox-map")).toBeLessThanOrEqual(budgets.mapboxIsland);
  });

  test("all scripts of a step of a registration together are 6 KB or less", () => {
    const sizes = ["runtime", "shell", "session", "form", "address"].map(sizeOfScript);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.registrationScripts);
  });

  test("the site's worker is 700 KB or less", () => {
    expect(sizesOfBuild()["worker timata"]?.gzip).toBeLessThanOrEqual(budgets.siteWorker);
  });
});

describe("What a browser asks for before it paints", () => {
  test.each(["/", "/mi", "/stage/pregnancy", landing])(
    "%s is one request: nothing else is waited for",
    async (path) => {
      const page = await browser.page();
      // Whatever else is asked for is never answered.
      await page.route(`${site.url}/**`, (route) =>
        route.request().isNavigationRequest() ? route.continue() : undefined,
      );
      await page.goto(site.url + path, { waitUntil: "commit" });
      const painted = await page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const observer = new PerformanceObserver(() => resolve(true));
            observer.observe({ type: "paint", buffered: true });
            setTimeout(resolve, 10_000, false);
          }),
      );
      await page.context().close();
      expect(painted).toBe(true);
    },
  );

  test.each(["/", "/stage/pregnancy"])("%s asks for its scripts and nothing more", async (path) => {
    const counter = await countingProxy(site.url);
    const page = await browser.page();
    await page.goto(counter.url + path);
    await page.waitForTimeout(1_500);
    await page.context().close();
    counter.stop();
    expect(
      counter.asked.filter((address) => !/^\/assets\/\w+-\w+\.js$|^\/api\/analytics$/.test(address)),
    ).toEqual([path]);
  });
});

describe.each([360, 1280])("Nothing on a page %i pixels wide moves after it was seen", (width) => {
  const pages = ["/", "/stage/pregnancy", "/mi/stage/pregnancy", "/search?search=sleep"];
  test.each(pages)("%s", async (path) => {
    const page = await browser.page({ viewport: { width, height: 800 } });
    await page.goto(site.url + path);
    await page.mouse.wheel(0, 3_000);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 1_000);
        }),
    );
    await page.context().close();
    expect(shift).toBe(budgets.layoutShift);
  });
});

describe("A cold site asks its database at most three times for a page", () => {
  const post = (answers: Filling) => ({ method: "POST", path: questions, body: sent(answers) });
  const rows: [string, { method?: string; path: string; body?: string }][] = [
    ["the home page", { path: "/" }],
    ["the largest stage page", { path: "/stage/pregnancy" }],
    ["a search", { path: "/search?search=sleep" }],
    ["a search, second page", { path: "/search?search=sleep&page=2" }],
    ["the support page", { path: "/support" }],
    ["Māori text awaiting review", { path: "/te-reo-review" }],
    ["the landing page", { path: landing }],
    ["the questionnaire", { path: questions }],
    ["the questionnaire with errors", post({ ...family, "applicant.age": "old" })],
    ["the questionnaire accepted", post(family)],
    ["the results", { path: "/financial-help/results" }],
    ["data and rules for developers", { path: "/api" }],
  ];

  test.each(rows)("%s", async (_name, request) => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, family);
    let queries = 0;
    const cold = await startSite({ adjust: (workers) => countQueries(workers, () => queries++) });
    try {
      queries = 0;
      const { status } = await send(cold.url, { ...request, headers: headersOf(visitor) });
      expect(status).toBeLessThan(500);
      expect(queries).toBeLessThanOrEqual(budgets.queries);
      expect(queries).toBeGreaterThan(0);
    } finally {
      await cold.stop();
    }
  });
});

const sent = (answers: Filling) =>
  urlencoded(
    Object.entries({ ...answers, intent: "next" }).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  );

const headersOf = (visitor: Visitor) => ({
  Cookie: visitor.cookies.header(questions) ?? "",
  "Content-Type": "application/x-www-form-urlencoded",
  "Sec-Fetch-Site": "same-origin",
});

/** Passes everything on to the site and writes down what was asked for: more than a page knows of, its icon for one. */
async function countingProxy(url: string) {
  const asked: string[] = [];
  const server = http.createServer((request, answer) => {
    const { method, url: path = "", headers } = request;
    asked.push(path);
    const passedOn = http.request(url + path, { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(answer);
    });
    // A page that is closed may leave a request behind.
    passedOn.on("error", () => answer.destroy());
    request.pipe(passedOn);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
