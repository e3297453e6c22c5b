import { expect, test } from "vitest";
import { safeRedirectPath } from "./safe-redirect.ts";

const site = {
  origin: "https://timata.govt.nz",
  isPage: (path: string) => path === "/" || /^\/(stage\/baby|search|support)$/.test(path),
};

test.each([
  ["/", "/"],
  ["/stage/baby", "/stage/baby"],
  ["/mi/stage/baby?filter=sleep", "/mi/stage/baby?filter=sleep"],
  ["/search?search=a%2Fb", "/search?search=a%2Fb"],
  ["/stage/baby#card3001", "/stage/baby"],
  ["/a/../support", "/support"],
])("%s leads to %s", (address, path) => {
  expect(safeRedirectPath(address, site)).toBe(path);
});

test.each([
  null,
  "",
  "support",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/%0d%0aSet-Cookie:a=b\r\n",
  "/.//evil.example",
  "/a/..//evil.example",
  "https://evil.example/",
  "https:evil.example",
  "https://timata.govt.nz@evil.example/",
  "https://timata.govt.nz/support",
  "javascript:alert(1)",
  "data:text/html,hello",
  " //evil.example",
  "/\u0000",
  "/nowhere",
  "/mi/nowhere",
  "/api/rules/variables",
])("%j, which is no path of ours, leads home", (address) => {
  expect(safeRedirectPath(address, site)).toBe("/");
});
