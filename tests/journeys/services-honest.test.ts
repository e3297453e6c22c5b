import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { sharedSite } from "../support/site.ts";

const words = wordsOf("services-near-me");
const finder = "/services-near-me";
const site = sharedSite();
const visitor = () => new Visitor(site.url);

describe.each(bothLanguages)("Near me says what it does not know, $language", ({ language, prefix }) => {
  const t = words(language);

  test("what is known of Porirua only says so before one chooses; schools do not", async () => {
    const options = (await visitor().visit(prefix + finder)).texts("#category option");
    expect(options.filter((option) => option.includes(t("category/porirua")))).toHaveLength(6);
  });

  test("how old a list is stands there in words", async () => {
    const page = await visitor().visit(`${prefix}${finder}/primary-schools?place=Karori&at=-41.285,174.737`);
    expect(page.text(".finder-results")).toMatch(/\d+ years ago|Kua \d+ tau/);
  });

  test.each(["porirua", "nobody near"])(
    "national lines stand there, with services or without: %s",
    async (near) => {
      const where = near === "porirua" ? "place=Porirua&at=-41.1331,174.8504" : "place=Bluff&at=-46.6,168.33";
      const page = await visitor().visit(`${prefix}${finder}/mental-health?${where}`);
      expect(page.document.querySelectorAll(".national-lines")).toHaveLength(1);
      expect(page.document.querySelector(".national-lines a[href='tel:1737']")).not.toBeNull();
    },
  );
});
