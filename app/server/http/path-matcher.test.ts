import { expect, test } from "vitest";
import { pathMatcher } from "./path-matcher.ts";

const at = pathMatcher(
  ["/", "/stage/:name", "/stage/all", "/login/", "/places/:category/:file", "/:page"].map((each) => [
    each,
    each,
  ]),
);

test.each([
  ["/", "/"],
  ["/stage/pregnancy", "/stage/:name"],
  ["/stage/pregnancy/", "/stage/:name"],
  ["/stage/all", "/stage/all"],
  ["/stage", "/:page"],
  ["/stage//", undefined],
  ["/login", "/login/"],
  ["/login/", "/login/"],
  ["/places/a/b", "/places/:category/:file"],
  ["/places/a/b/c", undefined],
  ["", undefined],
])("%s is %s", (path, pattern) => expect(at(path)).toBe(pattern));
