import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { cacheControl, contentSecurityPolicy, securityHeaders, styleHashes } from "./headers.ts";

/** The policy of a page as directives with their sources. */
function policyOf(hashes: readonly string[]): Record<string, string[]> {
  const directives = contentSecurityPolicy(hashes).split("; ");
  return Object.fromEntries(
    directives.map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );
}

describe("the Content-Security-Policy of a page (S1)", () => {
  test.each([
    ["default-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
    ["form-action", ["'self'"]],
    ["frame-ancestors", ["'none'"]],
    ["img-src", ["'self'", "data:"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'"]],
    ["script-src", ["'self'"]],
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

describe("every answer carries (S2)", () => {
  test.each([
    ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "same-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Frame-Options", "DENY"],
  ])("%s: %s", (name, value) => {
    expect(securityHeaders[name]).toBe(value);
  });

  test.each(["camera", "microphone", "geolocation", "payment"])(
    "a Permissions-Policy that turns off %s",
    (feature) => {
      expect(securityHeaders["Permissions-Policy"]).toContain(`${feature}=()`);
    },
  );
});

describe("how long an answer may be kept (C1, C3)", () => {
  test("what depends on a person is never stored", () =>
    expect(cacheControl.personal).toBe("private, no-store"));
  test("a public page 60 s in the browser, 300 s at the edge", () => {
    expect(cacheControl.publicPage).toBe("public, max-age=60, s-maxage=300, stale-while-revalidate=86400");
  });
  test("files with a hash in their name for a year, immutable", () => {
    expect(cacheControl.hashedFile).toBe("public, max-age=31536000, immutable");
  });
});
