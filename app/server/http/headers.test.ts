import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import loader from "../../../.build/loader.json";
import { cacheControl, contentSecurityPolicy, securityHeaders, styleHashes } from "./headers.ts";

/** The policy of a page as directives with their sources. */
function policyOf(hashes: readonly string[]): Record<string, string[]> {
  const directives = contentSecurityPolicy(hashes).split("; ");
  return Object.fromEntries(
    directives.map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );
}

describe("the Content-Security-Policy of a page [quality/responses/policy]", () => {
  test.each([
    ["default-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
    ["img-src", ["'self'", "data:"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'"]],
    ["script-src", ["'self'", `'sha256-${loader.hash}'`]],
    ["report-uri", ["/policy-report"]],
    // No script makes markup of text, and one may begin one script: the service worker.
    ["require-trusted-types-for", ["'script'"]],
    ["trusted-types", ["offline"]],
  ])("%s is %j", (directive, sources) => {
    expect(policyOf([])[directive]).toEqual(sources);
  });

  test("style-src names the SHA-256 of each style sheet that the page carries", () => {
    expect(policyOf(["abc=", "def="])["style-src"]).toEqual(["'self'", "'sha256-abc='", "'sha256-def='"]);
  });

  test.each(["unsafe-inline", "unsafe-eval", "*", "http:", "https:", "nonce-"])("never says %s", (word) => {
    expect(contentSecurityPolicy(["abc="])).not.toContain(word);
  });
});

test("by the rules that Mozilla's HTTP Observatory publishes, a page has A+ (130 and more) [quality/responses/observatory]", () => {
  const [policy, headers] = [policyOf(["abc="]), securityHeaders];
  // 100, and what is added where nothing was taken away: each is the rule's name and its points.
  const rules: readonly (readonly [string, number, boolean])[] = [
    ["csp-implemented-with-no-unsafe-default-src-none", 10, policy["default-src"]?.join() === "'none'"],
    [
      "x-frame-options-implemented-via-csp",
      5,
      policy["frame-ancestors"]?.join() === "'none'" && headers["X-Frame-Options"] === "DENY",
    ],
    ["referrer-policy-private", 5, headers["Referrer-Policy"] === "same-origin"],
    [
      "cross-origin-resource-policy-implemented-with-same-origin",
      10,
      headers["Cross-Origin-Resource-Policy"] === "same-origin",
    ],
    ["x-content-type-options-nosniff", 0, headers["X-Content-Type-Options"] === "nosniff"],
    [
      "hsts-implemented-max-age-at-least-six-months",
      0,
      /max-age=63072000; includeSubDomains; preload/.test(headers["Strict-Transport-Security"] ?? ""),
    ],
    [
      "sri-not-implemented-but-all-scripts-loaded-from-secure-origin",
      0,
      policy["script-src"]?.every((source) => /^'(self|sha256-.+)'$/.test(source)) === true,
    ],
  ];
  expect(rules.filter(([, , holds]) => !holds)).toEqual([]);
  expect(rules.reduce((score, [, points]) => score + points, 100)).toBeGreaterThanOrEqual(130);
});

describe("the hashes of a page's style sheets", () => {
  const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

  test("one for each sheet, over its text as the browser sees it", async () => {
    const html = "<head><style>a{color:red}</style><style>\n.ā{b:c}\n</style></head><p>style</p>";
    expect(await styleHashes(html)).toEqual([sha256("a{color:red}"), sha256("\n.ā{b:c}\n")]);
  });

  test("the same page again has the same hashes", async () => {
    const html = "<style>x{}</style>";
    expect(await styleHashes(html)).toEqual(await styleHashes(html));
  });

  test("a page without sheets has none", async () => expect(await styleHashes("<p></p>")).toEqual([]));
});

describe("every answer carries [quality/responses/headers]", () => {
  test.each([
    ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "same-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Frame-Options", "DENY"],
  ])("%s: %s [quality/responses/referrer]", (name, value) => {
    expect(securityHeaders[name]).toBe(value);
  });

  test.each(["camera", "microphone", "geolocation", "payment"])(
    "a Permissions-Policy that turns off %s",
    (feature) => {
      expect(securityHeaders["Permissions-Policy"]).toContain(`${feature}=()`);
    },
  );
});

describe("how long an answer may be kept [quality/caching/private] [quality/caching/below-personal-pages]", () => {
  test("what depends on a person is never stored", () =>
    expect(cacheControl.personal).toBe("private, no-store"));
  test("a public page 60 s in the browser, 300 s at the edge", () => {
    expect(cacheControl.publicPage).toBe("public, max-age=60, s-maxage=300, stale-while-revalidate=86400");
  });
  test("files with a hash in their name for a year, immutable", () => {
    expect(cacheControl.hashedFile).toBe("public, max-age=31536000, immutable");
  });
});
