import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { address, detector, htmlLang, languages, otherLanguage, readAddress } from "./languages.ts";

describe("an address means one page in one language", () => {
  test.each([
    ["/", "en", "/"],
    ["/mi", "mi", "/"],
    ["/mi/", "mi", "/"],
    ["/financial-help/questions", "en", "/financial-help/questions"],
    ["/mi/financial-help/questions", "mi", "/financial-help/questions"],
    ["/midwife", "en", "/midwife"],
    ["/mi-nz/x", "en", "/mi-nz/x"],
    ["/MI/x", "en", "/MI/x"],
    ["/mi/mi/x", "mi", "/mi/x"],
    ["/x/mi", "en", "/x/mi"],
  ] as const)("%s is %s %s", (given, language, path) => {
    expect(readAddress(given)).toEqual({ language, path });
  });

  test("reading an address that was written gives language and path back", () => {
    const path = fc
      .array(fc.stringMatching(/^[a-z][a-z0-9-]{2,8}$/), { maxLength: 4 })
      .map((parts) => `/${parts.join("/")}`);
    fc.assert(
      fc.property(fc.constantFrom(...languages), path, (language, path) => {
        expect(readAddress(address(language, path))).toEqual({ language, path });
      }),
    );
  });

  test.each([
    ["/stage/baby#card3001", "/stage/baby?card=3001#card3001"],
    ["/stage/baby?filter=sleep#card3001", "/stage/baby?filter=sleep&card=3001#card3001"],
    ["/stage/baby?card=3001#card3001", "/stage/baby?card=3001#card3001"],
    ["/stage/baby#section-31", "/stage/baby#section-31"],
    ["/support#card3001", "/support#card3001"],
  ])("the address of a card tells the server which one to open: %s", (path, written) => {
    expect([address("en", path), address("mi", path)]).toEqual([written, `/mi${written}`]);
  });

  test("the home page in te reo Māori is /mi, without a slash at the end", () => {
    expect(address("mi", "/")).toBe("/mi");
  });

  test.each([
    ["en", "mi"],
    ["mi", "en"],
  ] as const)("the other language of %s is %s", (one, other) => expect(otherLanguage(one)).toBe(other));

  test("lang is en-NZ or mi", () => expect(htmlLang).toEqual({ en: "en-NZ", mi: "mi" }));
});

describe("the language is found by the address alone [site/shell/language]", () => {
  test.each([
    ["no cookie", { Cookie: "i18n=mi; lng=mi; language=mi" }],
    ["no header", { "Accept-Language": "mi" }],
  ])("%s changes it", async (_sentence, headers) => {
    expect(await detector.getLocale(new Request("https://timata.govt.nz/x", { headers }))).toBe("en");
  });

  test("no query changes it", async () => {
    expect(await detector.getLocale(new Request("https://timata.govt.nz/x?lng=mi&lang=mi"))).toBe("en");
  });

  test("/mi is te reo Māori whatever the browser prefers", async () => {
    const headers = { "Accept-Language": "en" };
    expect(await detector.getLocale(new Request("https://timata.govt.nz/mi/x", { headers }))).toBe("mi");
  });
});
