import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { pages } from "#app/features/childcare/parent/pages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import { applyQuickly, landing, startApplication } from "../support/childcare.ts";
import { coupleAnswers, singleParentAnswers } from "../support/childcare-answers.ts";
import type { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { bothLanguages } from "../support/guide.ts";
import { ben, siteWithIdentity } from "../support/identity.ts";
import { mailsTo } from "../support/mails.ts";
import type { Page } from "../support/page.ts";
import { fileOf, type SentPart } from "../support/uploads.ts";

const uploadsWords = wordsOf("childcare/parent/uploads");
const documentsWords = wordsOf("wizard/documents");

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });
const wages = "uploads.parent.income_and_assets.wages_or_salary";
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");

const status = async (to: string) =>
  (await site.db).prepare("update childcare_applications set status = ?").bind(to).run();
const bucket = async () =>
  (await (await site.running.miniflare.getR2Bucket("UPLOADS", "timata")).list()).objects.length;
const received = async (visitor: Visitor) =>
  JSON.parse((await visitor.ask("/stand-ins/agency/applications?format=json")).text);

beforeEach(async () => {
  const db = await site.db;
  const tables = ["sessions", "drafts", "childcare_applications", "mails_to_send", "rate_limits"];
  await db.batch(tables.map((table) => db.prepare(`delete from ${table}`)));
});

/** Whose services have filled in their parts. */
async function ready(prefix: string, answers = singleParentAnswers, person?: string): Promise<Visitor> {
  const { visitor, page } = await startApplication(site, { prefix, ...(person ? { person } : {}) });
  await applyQuickly(page, answers);
  await status("APPROVED");
  return visitor;
}

const token = (page: Page): SentPart => ({
  name: "_csrf",
  content: page.document.querySelector("[name=_csrf]")?.getAttribute("value") ?? "",
});
const csrf = (page: Page): [string, string] => ["_csrf", String(token(page).content)];
const press = (intent: string): SentPart => ({ name: "intent", content: intent });
const file = (
  name: string,
  filename: string,
  content: Uint8Array | string = fileOf("pdf", 400_000),
): SentPart => ({
  name,
  filename,
  content,
});
const agreed: SentPart = { name: "uploadsDeclaration", content: "true" };
const names = (page: Page) =>
  [...page.document.querySelectorAll(".file-name")].map(({ textContent }) => textContent);

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe.each(bothLanguages)(
  "Documents of a Childcare Subsidy application in $language",
  ({ language, prefix }) => {
    const t = uploadsWords(language);
    const kit = documentsWords(language);
    const address = prefix + pages.uploads;

    test("one bad file among good ones, removed, replaced, downloaded, and all sent once under a double press [quality/uploads/downloads] [childcare/routes/ends] [childcare/documents/type-and-size] [childcare/documents/declaration] [childcare/documents/sent]", async () => {
      const others = await bucket();
      const visitor = await ready(prefix);
      let page = await visitor.visit(address);
      expect([page.status, page.text("h1")]).toEqual([200, expect.stringContaining(t("heading"))]);
      expect([...page.controls()]).toEqual(
        expect.arrayContaining([wages, "uploads.children[]", "uploadsDeclaration"]),
      );

      const refused = await visitor.postFiles(address, [
        token(page),
        file(wages, "1.pdf"),
        file(wages, "Whārangi 2.heic", fileOf("heic", 3_200_000)),
        file(wages, "", ""),
        { name: "uploads.child", content: "0" },
        file("uploads.children[]", "pēpi; 1.png", fileOf("png")),
        press("next"),
      ]);
      expect(refused.status).toBe(422);
      expect(refused.errors().map(({ text }) => text)).toEqual([
        expect.stringContaining(`Whārangi 2.heic: ${plain(kit("errors/type"))} ${kit("errors/size")}`),
      ]);
      expect(names(refused)).toEqual(["1.pdf", "pēpi; 1.png"]);

      const link = refused.document.querySelector(".file-actions a")?.getAttribute("href") ?? "";
      const download = await visitor.ask(link);
      expect(download).toMatchObject({
        status: 200,
        bytes: 400_000,
        headers: {
          "content-type": "application/pdf",
          "content-disposition": "attachment; filename=\"1.pdf\"; filename*=UTF-8''1.pdf",
          "x-content-type-options": "nosniff",
          "cache-control": "private, no-store",
          "content-security-policy": expect.stringContaining("sandbox"),
        },
      });

      const [old = ""] = [...refused.controls()].filter((name) => name.startsWith("replace:"));
      page = await visitor.postFiles(address, [
        token(refused),
        file(old, "new.jpg", fileOf("jpg")),
        press("next"),
      ]);
      expect([page.status, names(page)]).toEqual([200, ["new.jpg", "pēpi; 1.png"]]);
      const remove = page.document.querySelector("button[value^='remove:']")?.getAttribute("value") ?? "";
      page = await visitor.post(address, [csrf(page), ["intent", remove]]);
      expect([page.status, names(page)]).toEqual([200, ["pēpi; 1.png"]]);

      const buttons = [...page.document.querySelectorAll("main button[name=intent]")];
      expect(buttons.map((button) => [button.getAttribute("value"), button.closest("form")?.id])).toEqual(
        ["keep", expect.stringMatching("^remove:"), "next", "submit", "back"].map((value) => [
          value,
          "uploads",
        ]),
      );
      const again = page.document.querySelector("button[value^='remove:']")?.getAttribute("value") ?? "";
      const chosen = [
        { name: "uploads.child", content: "0" },
        file("uploads.children[]", "pēpi 2.png", fileOf("png")),
      ];
      const both = [token(page), file(wages, "unsent.pdf"), press(again), ...chosen];
      page = await visitor.postFiles(address, both);
      expect([page.status, names(page)]).toEqual([200, ["unsent.pdf", "pēpi 2.png"]]);
      const reviewed = await visitor.postFiles(address, [token(page), file(wages, "and.pdf"), press("back")]);
      expect(reviewed.address).toBe(prefix + pages.review);
      page = await visitor.visit(address);
      expect(names(page)).toEqual(["unsent.pdf", "and.pdf", "pēpi 2.png"]);
      for (const button of [...page.document.querySelectorAll("button[value^='remove:']")].slice(0, 2))
        page = await visitor.post(address, [csrf(page), ["intent", button.getAttribute("value") ?? ""]]);

      const incomplete = await visitor.postFiles(address, [token(page), press("submit")]);
      expect(incomplete.errors().map(({ text }) => text)).toEqual([
        expect.stringContaining(kit("errors/required")),
        t("errors/declaration"),
      ]);
      const whole = fileOf("pdf", 3_145_728);
      const last = [token(page), file(wages, "utu.pdf", whole), agreed, press("submit")];
      await visitor.postFiles(address, last.slice(0, 2));
      const before = (await received(visitor)).length;
      const pressed = await Promise.all(
        [1, 2].map(() => visitor.postFiles(address, [token(page), agreed, press("submit")])),
      );
      for (const sent of pressed)
        expect([sent.address, sent.text("h1")]).toEqual([
          prefix + pages.sent,
          expect.stringContaining(t("sent/heading")),
        ]);
      const applications = await received(visitor);
      expect(applications.at(-1).documents).toEqual([
        {
          key: wages,
          filename: "utu.pdf",
          type: "application/pdf",
          size: whole.length,
          sha256: sha256(whole),
        },
        expect.objectContaining({ key: "uploads.children[]", filename: "pēpi 2.png" }),
      ]);
      expect(applications).toHaveLength(before + 1);
      const db = await site.db;
      expect(await db.prepare("select count(*) as n from documents").first("n")).toBe(2);
      expect(await db.prepare("select count(*) as n from drafts").first("n")).toBe(0);
      expect(await bucket()).toBeGreaterThan(others);
      const mails = await mailsTo(site.url, "mere@example.org");
      expect(mails.map(({ subject }) => subject)).not.toEqual([]);
    });

    test("a couple is asked for the certificate, and for what each of them gets; what is missing says whose it is", async () => {
      const visitor = await ready(prefix, coupleAnswers);
      const page = await visitor.visit(address);
      const inputs = [...page.document.querySelectorAll("input[type=file]")];
      expect(inputs.map((input) => input.getAttribute("name"))).toEqual([
        wages,
        "uploads.parent.income_and_assets.rent_income",
        "uploads.partner.income_and_assets.wages_or_salary",
        "uploads.relationship_status",
        ...Array(3).fill("uploads.children[]"),
      ]);
      const empty = await visitor.postFiles(address, [token(page), press("submit")]);
      const faults = empty.errors().map(({ text }) => text);
      const whose = (who: "parent" | "partner") =>
        faults.filter((fault) => fault.includes(t(`whose/${who}`, { title: "" }).trim())).length;
      expect([faults.length, new Set(faults).size, whose("parent"), whose("partner")]).toEqual([8, 8, 2, 1]);
    });

    test("what the scanner refuses is not sent, nor what it has not seen [quality/uploads/scanned]", async () => {
      const visitor = await ready(prefix);
      let page = await visitor.visit(address);
      const all = [file(wages, "1.pdf"), file("uploads.children[]", "2.pdf", `%PDF-1.7\n${eicar}`)];
      page = await visitor.postFiles(address, [token(page), ...all, agreed, press("submit")]);
      expect([page.status, page.text("main")]).toEqual([422, expect.stringContaining(kit("errors/refused"))]);
      const id =
        page.document
          .querySelector(".files .error")
          ?.closest("li")
          ?.querySelector("button")
          ?.getAttribute("value") ?? "";
      expect((await visitor.ask(`${address}?file=${id.slice("remove:".length)}`)).status).toBe(404);
      page = await visitor.post(address, [csrf(page), ["intent", id]]);
      await setFault(site.url, "scanner", "down");
      const again = [token(page), file("uploads.children[]", "2.pdf"), agreed, press("submit")];
      page = await visitor.postFiles(address, again);
      await setFault(site.url, "scanner", "ok");
      expect([page.status, page.text("main")]).toEqual([422, expect.stringContaining(kit("errors/waiting"))]);
    });

    test("an agency that does not answer: the text of the specification, everything is kept, and sent later it is one [childcare/documents/failed]", async () => {
      const visitor = await ready(prefix);
      const page = await visitor.visit(address);
      const before = (await received(visitor)).length;
      await setFault(site.url, "agency", "lost");
      const all = [file(wages, "1.pdf"), file("uploads.children[]", "2.pdf")];
      const failed = await visitor.postFiles(address, [token(page), ...all, agreed, press("submit")]);
      expect([failed.status, failed.text(".notice")]).toEqual([
        502,
        expect.stringContaining(
          language === "en" ? "Back end responded with error (see console)" : plain(t("problems/failed")),
        ),
      ]);
      expect(names(failed)).toEqual(["1.pdf", "2.pdf"]);
      await setFault(site.url, "agency", "ok");
      const sent = await visitor.postFiles(address, [token(failed), agreed, press("submit")]);
      expect(sent.address).toBe(prefix + pages.sent);
      expect(await received(visitor)).toHaveLength(before + 1);
    });

    test("another person's document, and its page before all services have answered, is not there", async () => {
      const mine = await ready(prefix);
      const page = await mine.visit(address);
      const kept = await mine.postFiles(address, [token(page), file(wages, "1.pdf"), press("next")]);
      const link = kept.document.querySelector(".file-actions a")?.getAttribute("href") ?? "";
      const other = await ready(prefix, singleParentAnswers, ben);
      expect((await mine.ask(link)).status).toBe(200);
      expect((await other.ask(link)).status).toBe(404);
      const id = link.split("file=")[1];
      const theirs = await other.visit(address);
      await other.post(address, [csrf(theirs), ["intent", `remove:${id}`]]);
      expect((await mine.ask(link)).status).toBe(200);
      expect((await site.visitor().visit(link)).address).toBe(prefix + landing);
      await status("PENDING_REVIEW");
      expect((await mine.ask(link)).status).toBe(404);
      expect((await mine.visit(address)).address).toBe(prefix + pages.review);
      const late = await mine.postFiles(address, [token(kept), file(wages, "2.pdf"), press("next")]);
      expect(late.address).toBe(prefix + pages.review);
      expect(await (await site.db).prepare("select count(*) as n from documents").first("n")).toBe(1);
    });

    test("the call of the specification keeps what is good and sends what is complete [childcare/calls/uploads]", async () => {
      const visitor = await ready(prefix);
      const page = await visitor.visit(address);
      const call = "/api/v1/application/uploads";
      const first = await visitor.postFiles(call, [
        token(page),
        file(wages, "1.pdf"),
        file("uploads.children[]", "2.gif", fileOf("gif")),
      ]);
      expect([first.status, JSON.parse(first.html).errors]).toEqual([
        422,
        [{ key: "uploads.children[]", child: 0, messages: [expect.stringContaining("2.gif: ")] }],
      ]);
      const last = await visitor.postFiles(call, [
        token(page),
        file("uploads.children[]", "2.png", fileOf("png")),
      ]);
      expect([last.status, JSON.parse(last.html)]).toEqual([200, { status: "SUBMITTED" }]);
      expect((await received(visitor)).at(-1).documents).toHaveLength(2);
      expect((await site.visitor().postFiles(call, [file(wages, "1.pdf")])).status).toBe(403);
    });

    test("more than 25 MB at once, no token, or a page of another site: what came before is kept, of the others nothing, and the page says so", async () => {
      const visitor = await ready(prefix);
      const page = await visitor.visit(address);
      const huge = Array.from({ length: 9 }, (_, at) => file(wages, `${at}.pdf`, fileOf("pdf", 3_145_728)));
      const tooLarge = await visitor.postFiles(address, [token(page), ...huge]);
      expect([tooLarge.status, tooLarge.text(".notice")]).toEqual([413, kit("problems/too-large")]);
      const forged = await visitor.postFiles(address, [file(wages, "1.pdf"), press("next")]);
      expect([forged.status, names(forged).length]).toEqual([403, 8]);
    });
  },
);
