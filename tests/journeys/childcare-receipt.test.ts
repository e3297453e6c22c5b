import { extractText, getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, test } from "vitest";
import { pages } from "#app/features/childcare/parent/pages.ts";
import { payloadSchema } from "#app/features/childcare/parent/payload/schema.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { applyQuickly, startApplication } from "../support/childcare.ts";
import { singleParentAnswers } from "../support/childcare-answers.ts";
import type { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { bothLanguages } from "../support/guide.ts";
import { siteWithIdentity } from "../support/identity.ts";
import { mailsTo } from "../support/mails.ts";
import type { Page } from "../support/page.ts";
import { fileOf, type SentPart } from "../support/uploads.ts";

const uploadsWords = wordsOf("childcare/parent/uploads");
const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });
const wages = "uploads.parent.income_and_assets.wages_or_salary";

const received = async (visitor: Visitor) =>
  JSON.parse((await visitor.ask("/stand-ins/agency/applications?format=json")).text);

beforeEach(async () => {
  const db = await site.db;
  const tables = ["sessions", "drafts", "childcare_applications", "mails_to_send", "rate_limits"];
  await db.batch(tables.map((table) => db.prepare(`delete from ${table}`)));
});

/** Whose services have filled in their parts. */
async function ready(prefix: string): Promise<Visitor> {
  const { visitor, page } = await startApplication(site, { prefix });
  await applyQuickly(page, singleParentAnswers);
  await (await site.db).prepare("update childcare_applications set status = 'APPROVED'").run();
  return visitor;
}

const token = (page: Page): SentPart => ({
  name: "_csrf",
  content: page.document.querySelector("[name=_csrf]")?.getAttribute("value") ?? "",
});
const press = (intent: string): SentPart => ({ name: "intent", content: intent });
const file = (name: string, filename: string): SentPart => ({
  name,
  filename,
  content: fileOf("pdf", 400_000),
});
const agreed: SentPart = { name: "uploadsDeclaration", content: "true" };

describe.each(bothLanguages)("What the agency says to an application, $language", ({ language, prefix }) => {
  const t = uploadsWords(language);
  const address = prefix + pages.uploads;

  test("an answer that acknowledges nothing: we are not sure yet, everything is kept, and it arrives once; then a number, what was attached and a copy [childcare/handover/acknowledged] [childcare/handover/receipt] [childcare/sent/ids] [childcare/sent/about] [childcare/sent/schema]", async () => {
    const visitor = await ready(prefix);
    const page = await visitor.visit(address);
    const before = (await received(visitor)).length;
    await setFault(site.url, "agency", "nonsense");
    const all = [file(wages, "payslip.pdf"), file("uploads.children[]", "2.pdf")];
    const unsure = await visitor.postFiles(address, [token(page), ...all, agreed, press("submit")]);
    expect([unsure.address, unsure.text("h1")]).toEqual([
      prefix + pages.sent,
      expect.stringContaining(t("unsure/heading")),
    ]);
    expect(unsure.text("main")).toContain("payslip.pdf");
    const db = await site.db;
    expect(await db.prepare("select count(*) as n from documents").first("n")).toBe(2);
    expect(await db.prepare("select count(*) as n from mails_to_send").first("n")).toBe(0);
    expect(await received(visitor)).toHaveLength(before);
    const again = (at: Page) => at.form().submit({ name: "intent", value: "again" });
    expect((await again(unsure)).text("h1")).toContain(t("unsure/heading"));
    await setFault(site.url, "agency", "ok");
    const sent = await again(await visitor.visit(prefix + pages.sent));
    expect(sent.text("h1")).toContain(t("sent/heading"));
    const applications = await received(visitor);
    expect(applications).toHaveLength(before + 1);
    const { application } = applications.at(-1);
    expect(payloadSchema.safeParse(application).error?.issues ?? []).toEqual([]);
    expect(application).toMatchObject({
      reference: sent.text(".reference"),
      language,
      dates: { declared: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      declaration: { agreed: true },
      parent: { lives_in_nz: true },
      children: [{ id: expect.stringMatching(/^[\w-]{16}$/) }],
      documents: [
        { filename: "payslip.pdf", child_id: null },
        { filename: "2.pdf", child_id: application.children[0].id },
      ],
    });
    expect(sent.text("main")).toContain(applications.at(-1).reference);
    const number = sent.text(".reference");
    expect(number).toMatch(/^[A-Z\d]{3}-[A-Z\d]{3}$/);
    const mails = async () => (await mailsTo(site.url, "mere@example.org")).map(({ text }) => text).join();
    await expect.poll(mails).toContain(number);
    const copy = await visitor.visit(`${prefix}${pages.sent}?copy=1`);
    expect([copy.text("h1"), copy.text("main")]).toEqual([
      expect.stringContaining(t("copy/title")),
      expect.stringContaining("payslip.pdf"),
    ]);
    for (const told of ["Mere", number]) expect(copy.text("main")).toContain(told);
    const paper = await visitor.ask(copy.link(t("copy/pdf")));
    expect(paper.headers["content-type"]).toBe("application/pdf");
    const pdf = await getDocumentProxy(new Uint8Array(paper.body));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const told of [t("copy/title"), "Mere", number, "payslip.pdf"]) expect(text).toContain(told);
    expect((await visitor.visit(prefix + pages.eligibility)).status).toBe(200);
  });
});
