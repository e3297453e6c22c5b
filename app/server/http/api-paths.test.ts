import { expect, test } from "vitest";
import services from "#workers/index.ts";
import { isPublicApi, publicApi } from "./api-paths.ts";

/** What the second worker does for the site alone. */
const internal = ["distress", "mails", "papers", "readiness", "reminders"];

test("everything else that the second worker answers is public, and nothing more", () => {
  const served = new Set(services.routes.map(({ path }) => path.split("/")[1] ?? ""));
  const named = [...served].filter((segment) => segment !== "" && segment !== "*");
  expect(named.sort()).toEqual([...publicApi, ...internal].sort());
});

test.each([
  ["/api/rules/calculate", true],
  ["/api/banners/", true],
  ["/api/openapi.json", true],
  ["/api/openapiXjson", false],
  ["/api/rulesets", false],
  ["/api/mails/wake", false],
  ["/api/preferences", false],
  ["/rules", false],
])("%s is for the second worker: %s", (path, expected) => expect(isPublicApi(path)).toBe(expected));
