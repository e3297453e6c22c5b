import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { ownBirth, receivedOf, sendIn } from "../support/registered.ts";
import { stepOf, walkTo } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";
import { agree, openTheirs, toAgree, twoPhones } from "../support/two-phones.ts";

const lossWords = wordsOf("register-my-baby/loss");
const landingWords = wordsOf("register-my-baby/landing");

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });

describe.each(bothLanguages)("After a loss, $language", ({ language, prefix }) => {
  const t = lossWords(language);
  const died = { "child.hasDied": "yes" };

  test("a baby who was born alive and has died: no claim, sympathy on the review and at the end, and what can be had [birth/loss/died] [birth/sent/died]", async () => {
    const birth = ownBirth(died);
    const visitor = new Visitor(site.url);
    const review = await walkTo(visitor, birth, "review", prefix);
    expect(visitor.asked.join(" ")).not.toMatch(/other-services|manage-best-start/);
    expect(review.text("#condolences")).toBe(t("title"));
    for (const said of ["weeks", "have", "certificateDied"] as const)
      expect(review.document.querySelector("main")?.innerHTML).toContain(t(said).slice(0, 30));
    const end = await sendIn(review, birth);
    expect([stepOf(end), end.text("#condolences")]).toEqual(["confirmation", t("title")]);
    expect(end.text("main")).not.toMatch(/Best Start|IRD|myIR|MSD/);
    const [received] = await receivedOf(site.url, birth);
    expect(received?.payload).toMatchObject({ child: { stillBorn: false }, bestStart: { wanted: "N" } });
    expect(JSON.stringify(received?.payload)).not.toContain("hasDied");
    expect(received?.payload.otherInformation).toBe("The child was born alive and has died since.");
  });

  test.each([{ "child.aliveAtBirth": "no" }, died])(
    "the other parent reads sympathy on their first page and on their last: %o [birth/loss/both-parents]",
    async (answers) => {
      const phones = await twoPhones(site, { prefix, answers });
      const first = await openTheirs(phones);
      expect(first.text("#condolences")).toBe(t("title"));
      const last = await agree(await toAgree(phones));
      expect([stepOf(last), last.text("#condolences")]).toEqual(["answered", t("title")]);
    },
  );

  test("of a living baby neither parent reads that it has not died [birth/loss/died]", async () => {
    const phones = await twoPhones(site, { prefix });
    const seen = (await toAgree(phones)).text("main");
    const review = await walkTo(new Visitor(site.url), ownBirth(), "review", prefix);
    expect((seen + review.text("main")).match(/.{60}(?:died|mate i muri).{60}/gi) ?? []).toEqual([]);
  });

  test("the landing page says that these births are registered here, and within what time [birth/loss/landing] [birth/landing/two-months]", async () => {
    const page = await new Visitor(site.url).visit(`${prefix}/register-my-baby`);
    expect(page.text("main")).toContain(landingWords(language)("loss/title"));
    expect(page.text("main")).toMatch(/within two months|rua marama/);
  });
});
