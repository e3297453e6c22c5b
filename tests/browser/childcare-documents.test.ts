import { expect, test } from "vitest";
import { pages } from "#app/features/childcare/parent/pages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { findingsOn } from "../states/axe.ts";
import { browserForTests } from "../support/browser.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { applyTo, startApplication } from "../support/childcare.ts";
import { coupleAnswers } from "../support/childcare-answers.ts";
import { bothLanguages } from "../support/guide.ts";
import { siteWithIdentity } from "../support/identity.ts";
import { nextPage } from "../support/next-page.ts";
import { fileOf } from "../support/uploads.ts";

const uploadsWords = wordsOf("childcare/parent/uploads");

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });
const browser = browserForTests();
const pdf = (name: string, size = 2000) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(fileOf("pdf", size)),
});

test.each(bothLanguages)(
  "with a script files are sent as they are chosen, a large photo smaller, and all of it can be read ($language)",
  async ({ language, prefix }) => {
    const db = await site.db;
    const tables = ["sessions", "drafts", "childcare_applications"];
    await db.batch(tables.map((table) => db.prepare(`delete from ${table}`)));
    const { visitor, page: first } = await startApplication(site, { prefix });
    await applyTo(first, coupleAnswers, "review");
    await db.prepare("update childcare_applications set status = 'APPROVED'").run();
    const t = uploadsWords(language);
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    await carryCookies(visitor, page);
    await page.goto(site.url + prefix + pages.uploads);
    await page.waitForFunction(() => document.querySelector("x-island output"));
    expect(await findingsOn(page)).toEqual([]);

    await page.setInputFiles("#file-1", [
      pdf("1.pdf"),
      { ...pdf("2.heic"), buffer: Buffer.from("ftypheic") },
    ]);
    await page.waitForSelector("#file-1-fault-0");
    expect(await page.textContent("#file-1-fault-0")).toContain("2.heic");
    expect(await page.locator(".file-name").allTextContents()).toEqual(["1.pdf"]);

    await page.evaluate(async () => {
      const canvas = document.createElement("canvas");
      canvas.width = 4000;
      canvas.height = 3000;
      const paper = canvas.getContext("2d");
      const noise = new Uint32Array(200 * 200);
      for (let y = 0; y < 3000; y += 200)
        for (let x = 0; x < 4000; x += 200) {
          for (let at = 0; at < noise.length; at++) noise[at] = 0xff000000 | (Math.random() * 0xffffff);
          paper?.putImageData(new ImageData(new Uint8ClampedArray(noise.buffer), 200, 200), x, y);
        }
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
      const chosen = new DataTransfer();
      if (blob) chosen.items.add(new File([blob], "photo.png", { type: "image/png" }));
      const input = document.querySelector<HTMLInputElement>("#file-2");
      if (!input) throw new Error("There is no such control");
      input.files = chosen.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await page.waitForFunction(() => document.querySelectorAll(".file-name").length === 2);
    expect(await page.locator(".file-name").allTextContents()).toContain("photo.jpg");
    for (const number of [3, 4, 5, 6, 7]) {
      await page.setInputFiles(`#file-${number}`, [pdf(`${number}.pdf`)]);
      await page.waitForFunction((count) => document.querySelectorAll(".file-name").length === count, number);
    }
    await nextPage(page, () => page.click("button[value=submit]"));
    expect(await page.textContent("[data-error-summary]")).toContain(t("errors/declaration"));
    expect(await findingsOn(page)).toEqual([]);
    await page.check("#declaration", { force: true });
    await nextPage(page, () => page.click("button[value=submit]"));
    expect(await page.textContent("h1")).toContain(t("sent/heading"));
    expect(await findingsOn(page)).toEqual([]);
  },
);
