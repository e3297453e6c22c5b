import { describe, expect, test } from "vitest";
import { isTest, read, sources } from "#workers/local/imports.mjs";
import { clearCookies } from "../visitor/quick-exit.ts";
import { areaCookies, forgottenCookies, personalCookies, siteCookies } from "./site-cookies.ts";

const files = sources.filter((file) => file.startsWith("app/") && !isTest(file));
const table = "app/server/cookies/site-cookies.ts";
const writers = ["app/server/cookies/cookies.ts", "app/server/cookies/readable-cookie.ts"];

/** First arguments of the calls that set a cookie, which are not a name of the table. */
function unknownNamesIn(source: string): string[] {
  const names = [...source.matchAll(/(?<!function )\bset(?:Readable)?Cookie\(\s*([^,()]+),/g)].map(
    (found) => found[1]?.trim() ?? "",
  );
  return names.filter((name) => {
    const isOfTable = /^siteCookies\.\w+\.name$/.test(name);
    const isTakenFromTable =
      new RegExp(`const ${name} = siteCookies\\.\\w+\\.name;|const \\{ ${name} \\} = siteCookies\\.`).test(
        source,
      ) || source.includes(`forgottenCookies.map((${name})`);
    return !isOfTable && !isTakenFromTable;
  });
}

describe("Every cookie of the site is in the table [quality/build/headers-table]", () => {
  test.each([
    ['setCookie("__Host-new", value, "/")', ['"__Host-new"']],
    ["setReadableCookie(\n  name, value)", ["name"]],
    ["const { name } = siteCookies.loginHint; setReadableCookie(name, value)", []],
    ["setCookie(siteCookies.quickExit.name, id)", []],
  ])("this test tells names that are not: %s", (source, unknown) =>
    expect(unknownNamesIn(source)).toEqual(unknown),
  );

  test("a module that sets a cookie takes its name from there", () => {
    const unknown = files
      .filter((file) => !writers.includes(file))
      .flatMap((file) => unknownNamesIn(read(file)).map((name) => `${file}: ${name}`));
    // The name of an area cookie is held by its type.
    expect(unknown).toEqual([
      "app/server/cookies/sealed-cookie.ts: prefix + name",
      "app/wizard/invitation/held-links.ts: name",
    ]);
  });

  test("no other module spells a name, or writes such a header by hand", () => {
    const spelled = new RegExp(
      `__Host-|__Secure-|"(?:${Object.values(siteCookies)
        .map(({ name }) => name)
        .join("|")})"|; Path=|document\\.cookie`,
    );
    const own = [table, ...writers, "app/server/cookies/sealed-cookie.ts"];
    expect(files.filter((file) => !own.includes(file) && spelled.test(read(file)))).toEqual([]);
  });
});

describe("What the table says", () => {
  test("no name stands twice", () => {
    const names = Object.values(siteCookies).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test("a cookie that makes a page personal is forgotten by quick exit", () => {
    expect(personalCookies).toEqual(["__Host-session", "__Host-preferences", "is_authenticated"]);
    expect(personalCookies.filter((name) => !forgottenCookies.includes(name))).toEqual([]);
  });

  test("quick exit removes all but three that say nothing of a person", () => {
    const removed = clearCookies().filter((cookie) => cookie.includes("Max-Age=0"));
    const names = new Set(removed.map((cookie) => cookie.split("=")[0]));
    const kept = Object.values(siteCookies).filter(({ name }) => !names.has(name));
    expect(kept.map(({ name }) => name)).toEqual(["__Host-share", "__Host-look", "__Host-left"]);
    for (const { name, area } of Object.values(areaCookies))
      for (const path of [area, `/mi${area}`])
        expect(removed.some((cookie) => cookie.startsWith(`__Secure-${name}=; Path=${path};`))).toBe(true);
  });
});
