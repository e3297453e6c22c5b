import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { receivedOf, sendIn } from "../support/registered.ts";
import { walkOn } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";
import { agree, birthDateOf, home, review, theirs, toAgree, twoPhones } from "../support/two-phones.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

const site = siteForTests();

describe.each(bothLanguages)("a refusal, and a form left alone, $language", ({ language, prefix }) => {
  const t = otherParentWords(language);
  const theirPage = (page: string) => `${prefix}${theirs}/${page}`;

  test("a refusal is not overruled in silence: both together after all, and the registrar and the first read of it [birth/parents/refusal]", async () => {
    const phones = await twoPhones(site, { prefix });
    await toAgree(phones);
    await (await phones.second.visit(theirPage("decline"))).form().submit();
    const together = { ...phones.answers, "fillingIn.who": "together" };
    const who = await phones.first.visit(`${prefix}${home}/other-parent-details?focus=fillingIn.who`);
    const ready = await walkOn(who, together, "review");
    expect(ready.text("#refusal")).toBe(t("state/declined/title"));
    await sendIn(ready, together);
    const [received] = await receivedOf(site.url, phones.answers);
    expect(received?.payload.otherInformation).toMatch(
      /^On \d+ \w+ \d{4} the other parent answered on their own device that they do not agree\.$/,
    );
  });

  test("an agreement after a refusal counts, and nothing is said of the refusal [birth/parents/refusal]", async () => {
    const phones = await twoPhones(site, { prefix });
    const page = await toAgree(phones);
    await (await phones.second.visit(theirPage("decline"))).form().submit();
    await agree(await phones.second.visit(page.address));
    await sendIn(await review(phones), phones.answers);
    const [received] = await receivedOf(site.url, phones.answers);
    expect(received?.payload.otherInformation).toMatch(
      /^The father declared on their own device on [^.]+\.$/,
    );
  });

  test("both forms live equally long: the page of the code gives the first a code of their own [birth/parents/equal-lives]", async () => {
    const phones = await twoPhones(site, { prefix });
    const page = await phones.first.visit(`${prefix}${theirs}/code`);
    const own = page.texts(".code").at(-1) ?? "";
    expect(own).not.toBe(phones.code);
    await (await site.running.miniflare.getD1Database("DB", "timata"))
      .prepare("update draft_holders set expires_at = 1 where kind = 'browser'")
      .run();
    const back = await new Visitor(site.url).visit(`${prefix}${home}/continue`);
    const opened = await back
      .form("f")
      .fill({ code: own, ...birthDateOf(phones.answers) })
      .submit();
    expect(opened.form("f").valuesOf("child.bornInNZ")).toEqual(["yes"]);
  });
});
