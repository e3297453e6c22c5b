import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Seal } from "#app/server/crypto/seal.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { send } from "../support/http.ts";
import { aroha, ben, cookie, logIn, me, siteWithIdentity } from "../support/identity.ts";
import { linkIn, mailsTo } from "../support/mails.ts";
import { sealSecret } from "../support/site.ts";

const words = wordsOf("reminders");

const site = siteWithIdentity();

/** Gives an address by the call of the specification, and follows nothing yet. */
async function giveAddress(visitor: Visitor, email: string, language = "") {
  await visitor.ask("/api/users/me/");
  return send(site.url, {
    method: "POST",
    path: `${language}/api/emailaddresses/`,
    headers: {
      Cookie: visitor.cookies.header("/") ?? "",
      "Content-Type": "application/json",
      "X-CSRFToken": cookie(visitor, "csrftoken") ?? "",
    },
    body: JSON.stringify({ email }),
  });
}

const linkFor = async (address: string, count = 1) => {
  const mails = await mailsTo(site.url, address, count);
  return linkIn(mails[count - 1] as never, "/confirm-email");
};

describe.each(bothLanguages)("A new address, $language", ({ language, prefix }) => {
  const t = words(language);
  const person = language === "en" ? aroha : ben;

  test("gets a mail at once, and is the person's own after one press: not before, and twice is once [site/profile/confirmed]", async () => {
    const visitor = site.visitor();
    await logIn(visitor, person);
    const address = `first-${language}@example.nz`;
    expect((await giveAddress(visitor, address)).status).toBe(201);
    const link = prefix + (await linkFor(address)).replace(/^\/mi/, "");

    // A program that looks through mails opens the link, without cookies.
    for (let time = 0; time < 2; time++) {
      const scanned = await new Visitor(site.url).visit(link);
      expect([scanned.status, scanned.text("h1")]).toEqual([200, t("confirm/title")]);
    }
    expect(await me(visitor)).toMatchObject({ email: "" });

    const page = await new Visitor(site.url).visit(link);
    expect(page.text("main")).toContain(address);
    const form = page.form("confirm");
    for (let time = 0; time < 2; time++) {
      const after = await form.submit();
      expect([after.status, after.text("h1")]).toEqual([200, t("confirmed/title")]);
    }
    expect(await me(visitor)).toMatchObject({
      email: address,
      preferences: { settings: { subscribed: "true" } },
    });
    await visitor.visit("/logout/");
  });

  test("only the newest link counts, for seven days; all others say the same", async () => {
    const visitor = site.visitor();
    await logIn(visitor, person);
    const address = `second-${language}@example.nz`;
    await giveAddress(visitor, address);
    const older = await linkFor(address);
    await giveAddress(visitor, address);
    const newer = await linkFor(address, 2);
    const tooOld = async (link: string) => {
      await (await site.db)
        .prepare("update email_addresses set created_at = created_at - ? where address = ?")
        .bind(7 * 24 * 3_600_000, await new Seal(sealSecret).columns.addresses.close(address))
        .run();
      return link;
    };
    const dead = [older, "/confirm-email?token=never-ours", "/confirm-email", await tooOld(newer)];
    for (const link of dead) {
      const page = await new Visitor(site.url).visit(prefix + link.replace(/^\/mi/, ""));
      expect([page.status, page.text("h1")]).toEqual([404, t("ended/title")]);
    }
    await visitor.visit("/logout/");
  });
});
