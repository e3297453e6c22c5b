import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { WorkerOptions } from "miniflare";
import { describe, expect, test } from "vitest";
import { cacheControl, securityHeaders } from "#app/server/http/headers.ts";
import loader from "../../.build/loader.json";
import { Visitor } from "../support/client.ts";
import { aloneWithoutChildren, submitQuestionnaire } from "../support/households.ts";
import { type Received, type Sent, send } from "../support/http.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();
const scripts = readdirSync(new URL("../../public/assets/", import.meta.url)).filter((file) =>
  file.endsWith(".js"),
);
const [mapbox] = scripts.filter((file) => file.startsWith("mapbox-gl-"));
const island = scripts.find((file) => file !== mapbox);

const ownForm = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded" };
const post = (path: string, body = "", headers: Record<string, string> = ownForm): Sent => ({
  method: "POST",
  path,
  headers,
  body,
});

const html = "text/html; charset=utf-8";
const json = "application/json";

type Row = readonly [what: string, sent: Sent, status: number, type: string | undefined, kept: string];

/** The one page that other sites may show in a frame. */
const framed: Row = ["in a frame", { path: "/financial-help/embed" }, 200, html, cacheControl.publicPage];

/** Every kind of answer the site gives: what is asked, the status, the type and how long it may be kept. */
const answers: readonly Row[] = [
  ["home page", { path: "/" }, 200, html, cacheControl.publicPage],
  ["home page in te reo Māori", { path: "/mi" }, 200, html, cacheControl.publicPage],
  ["landing page", { path: "/financial-help/financial-help-checker" }, 200, html, cacheControl.publicPage],
  framed,
  ["questionnaire", { path: "/financial-help/questions" }, 200, html, cacheControl.personal],
  ["questionnaire with errors", post("/financial-help/questions"), 422, html, cacheControl.personal],
  ["results", { path: "/financial-help/results" }, 200, html, cacheControl.personal],
  ["redirect", post("/financial-help/questions", "intent=clear"), 303, undefined, cacheControl.personal],
  ["unknown page", { path: "/nothing-here" }, 404, html, cacheControl.personal],
  ["unknown page in te reo Māori", { path: "/mi/nothing-here" }, 404, html, cacheControl.personal],
  [
    "method that is not served",
    { method: "DELETE", path: "/", headers: ownForm },
    405,
    html,
    cacheControl.personal,
  ],
  ["post to a page without a form", post("/"), 405, html, cacheControl.personal],
  [
    "too large a body",
    post("/financial-help/questions", "a".repeat(300_000)),
    413,
    html,
    cacheControl.personal,
  ],
  [
    "forged post",
    post("/financial-help/questions", "", { Origin: "https://evil.example" }),
    403,
    html,
    cacheControl.personal,
  ],
  ["file", { path: "/favicon.svg" }, 200, "image/svg+xml", cacheControl.file],
  ["robots.txt", { path: "/robots.txt" }, 200, "text/plain; charset=utf-8", cacheControl.file],
  [
    "script of an island",
    { path: `/assets/${island}` },
    200,
    "text/javascript; charset=utf-8",
    cacheControl.hashedFile,
  ],
  ["Mapbox's library without a token", { path: `/assets/${mapbox}` }, 404, html, cacheControl.personal],
  ["unknown file", { path: "/assets/nothing.js" }, 404, html, cacheControl.personal],
  ["post to a file", post("/favicon.svg"), 405, html, cacheControl.personal],
  // JSON names its charset, and lists that only a release changes are kept.
  ["list of variables", { path: "/api/rules/variables" }, 200, `${json}; charset=utf-8`, cacheControl.file],
  [
    "changes of the law",
    { path: "/api/rules/current/reform" },
    200,
    `${json}; charset=utf-8`,
    cacheControl.file,
  ],
  [
    "unknown variable",
    { path: "/api/rules/variable/nothing" },
    404,
    `${json}; charset=utf-8`,
    cacheControl.personal,
  ],
  [
    "unknown part of the API",
    { path: "/api/rules/nothing" },
    404,
    `${json}; charset=utf-8`,
    cacheControl.personal,
  ],
  ["open data", { path: "/api/open-data/datastore_search" }, 409, json, "no-store"],
  ["description of the API", { path: "/api" }, 200, html, cacheControl.personal],
  ["pretend neighbours", { path: "/stand-ins" }, 200, "text/html; charset=UTF-8", cacheControl.personal],
];

describe("Every answer [quality/build/headers-table]", () => {
  test.each(answers)("%s: carries all headers [quality/responses/headers]", async (_, sent) => {
    const { headers } = await send(site.url, sent);
    const { "X-Frame-Options": noFrame, ...others } = securityHeaders;
    const expected = Object.entries(others).map(([name, value]) => [name.toLowerCase(), value]);
    expect(headers).toMatchObject(Object.fromEntries(expected));
    expect(headers["x-frame-options"]).toBe(sent === framed[1] ? undefined : noFrame);
  });

  test.each(answers)(
    "%s: has its status, a true Content-Type and says how long it may be kept [quality/responses/types] [quality/caching/private]",
    async (_title, sent, status, type, cacheControl) => {
      const answer = await send(site.url, sent);
      expect({
        status: answer.status,
        type: answer.headers["content-type"],
        cacheControl: answer.headers["cache-control"],
      }).toEqual({ status, type, cacheControl });
    },
  );

  test.each(answers)("%s: names no software or version [quality/responses/types]", async (_, sent) => {
    const { headers } = await send(site.url, sent);
    expect(["server", "x-powered-by", "via", "x-aspnet-version"].filter((name) => name in headers)).toEqual(
      [],
    );
  });

  test.each(answers)("%s: sets no cookie that caches keep [quality/caching/private]", async (_, sent) => {
    const { setCookies, headers } = await send(site.url, sent);
    if (headers["cache-control"]?.startsWith("public") || sent === framed[1]) expect(setCookies).toEqual([]);
  });

  test.each(answers.filter(([, , , type]) => type?.startsWith("text/html")))(
    "%s: HTML carries a Content-Security-Policy that fits the page [quality/responses/policy]",
    async (_, sent) => {
      const answer = await send(site.url, sent);
      expect(policyOf(answer)).toEqual({
        "default-src": "'none'",
        "base-uri": "'none'",
        "object-src": "'none'",
        "form-action": "'self'",
        "frame-ancestors": sent === framed[1] ? "*" : "'none'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "script-src": `'self' 'sha256-${loader.hash}'`,
        "report-uri": "/policy-report",
        "require-trusted-types-for": "'script'",
        "trusted-types": "offline",
        "style-src": ["'self'", ...sheetsOf(answer)].join(" "),
      });
    },
  );

  test.each(answers.filter(([, , , type]) => type?.startsWith("text/html")))(
    "%s: HTML has no script in it but the one that its policy names, no handler and no style attribute [quality/responses/policy]",
    async (_, sent) => {
      const text = (await send(site.url, sent)).text.replace(`<script>${loader.script}</script>`, "");
      expect(text.match(/<script(?![^>]*\bsrc=)[^>]*>|<[^>]+\s(?:on\w+|style)=|javascript:/gi)).toBeNull();
    },
  );
});

function policyOf({ headers }: Received): Record<string, string> {
  const directives = (headers["content-security-policy"] ?? "").split("; ").filter(Boolean);
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

/** The SHA-256 of each style sheet that the page carries, as a source of the policy. */
function sheetsOf({ text }: Received): string[] {
  return [...text.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
    ([, sheet = ""]) => `'sha256-${createHash("sha256").update(sheet).digest("base64")}'`,
  );
}

describe("405 says what is allowed [quality/responses/types]", () => {
  test.each([
    ["/", "GET, HEAD"],
    ["/financial-help/questions", "GET, HEAD, POST"],
    ["/favicon.svg", "GET, HEAD"],
    ["/api/open-data/datastore_search", "GET, HEAD"],
    ["/api/rules/calculate", "POST, OPTIONS"],
  ])("DELETE %s", async (path, allow) => {
    const answer = await send(site.url, { method: "DELETE", path, headers: ownForm });
    expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
  });
});

describe("HEAD answers as GET does, without a body", () => {
  test.each(["/", "/financial-help/questions", "/nothing-here", "/api/rules/variables"])(
    "%s",
    async (path) => {
      const [get, head] = [await send(site.url, { path }), await send(site.url, { method: "HEAD", path })];
      const kept = ({ status, headers }: Received) => [
        status,
        headers["content-type"],
        headers["cache-control"],
      ];
      expect([...kept(head), head.bytes]).toEqual([...kept(get), 0]);
    },
  );
});

describe("Caches [quality/caching/addresses] [quality/caching/below-personal-pages]", () => {
  test.each([
    "/financial-help/questions/review.css",
    "/financial-help/results/x.css",
    "/financial-help/results.css",
  ])("An address below a personal page is 404, not the page: %s", async (path) => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, aloneWithoutChildren);
    expect((await visitor.visit(path)).status).toBe(404);
  });

  test("Headers such as X-Forwarded-Host never influence a response", async () => {
    const headers = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "gopher",
      Forwarded: "host=evil.example",
    };
    for (const path of ["/", "/api", "/api/rules/variables", "/financial-help/questions"]) {
      const answer = await send(site.url, { path, headers });
      expect(answer.text).not.toContain("evil.example");
      expect(answer.text).not.toContain("gopher");
    }
  });

  test("No page varies by a cookie that it may be cached without", async () => {
    const path = "/financial-help/financial-help-checker";
    const bare = await send(site.url, { path });
    const personal = await send(site.url, {
      path,
      headers: { Cookie: "__Host-visit=x; __Secure-answers=y" },
    });
    expect(personal.text).toBe(bare.text);
  });
});

describe("The last-resort page has no stack, no query and no detail, but a reference, in the site's layout [quality/responses/unknown-addresses]", () => {
  const broken = siteForTests({ adjust: withFaultyPlatform });

  test.each([
    ["when a page fails", post("/financial-help/questions?secret=1", "applicant.age=secret")],
    ["when the entry fails", { path: "/about?secret=1" }],
  ])("%s", async (_case, sent) => {
    const answer = await send(broken.url, sent);
    expect(answer.status).toBe(500);
    expect(answer.text).toMatch(/<h1/);
    expect(answer.text).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/);
    expect(answer.text).not.toMatch(/secret|TypeError|\bat \w+ \(|\.ts\b|\.js:\d/);
    const expected = Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]);
    expect(answer.headers).toMatchObject({
      ...Object.fromEntries(expected),
      "cache-control": cacheControl.personal,
    });
    expect(policyOf(answer)["default-src"]).toBe("'none'");
  });
});

describe("When not even that page can be drawn", () => {
  const broken = siteForTests({ adjust: withFaultyPlatform });

  test("a line of text in both languages says so, without detail, and leads to the static page after 500 ms [site/shell/fatal]", async () => {
    const answer = await send(broken.url, { path: `/assets/${island}?secret=1` });
    expect([answer.status, answer.headers.refresh]).toEqual([500, "0.5; url=/error.html"]);
    expect(answer.text).toMatch(/Aroha mai.*Sorry, something went wrong/);
    expect(answer.text).not.toMatch(/secret|TypeError/);
    expect(answer.headers["cache-control"]).toBe(cacheControl.personal);
    expect((await send(broken.url, { path: "/error.html" })).status).toBe(200);
  });
});

/** Makes the platform under the site fail where nobody expects it to. */
function withFaultyPlatform({ timata }: Record<string, WorkerOptions>): void {
  const [module] = (timata as { modules: { contents: string }[] }).modules;
  if (!module) throw new Error("The site has no module");
  module.contents = `
    FormData.prototype.getAll = () => { throw new TypeError("secret detail"); };
    Response.prototype.arrayBuffer = () => { throw new TypeError("secret detail"); };
    const setHeader = Headers.prototype.set;
    Headers.prototype.set = function (name, value) {
      if (value === ${JSON.stringify(cacheControl.hashedFile)}) throw new TypeError("secret detail");
      return setHeader.call(this, name, value);
    };
    ${module.contents}`;
}
