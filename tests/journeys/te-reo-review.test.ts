import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { afterAll, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { fromCsv, toCsv } from "#workers/translations/files.mjs";
import { reviewedTexts, rowsOf } from "#workers/translations/review.mjs";
import { takeIn } from "#workers/translations/take-in.mjs";
import { Visitor } from "../support/client.ts";
import { siteForTests } from "../support/site.ts";
import { builtWith, copyOfTexts } from "../support/translated-site.ts";

const feedback = wordsOf("feedback");
const words = wordsOf("te-reo-review");
const desk = wordsOf("te-reo-review/desk");

/** All that the page for feedback says, what another page says, and a text about a loss. */
const folder = copyOfTexts([
  ...["features/feedback", "features/search", "i18n", "forms"].flatMap((name) =>
    ["en", "mi"].map((language) => `app/${name}/text.${language}.json`),
  ),
  "app/content/support/5-miscarriage-and-stillbirth.md",
]);
afterAll(() => rmSync(folder, { recursive: true }));

const better = 'I āwhina; i "whai hua" rānei tēnei whārangi i a koe?';

/** As a spreadsheet that is set to New Zealand or to Germany saves it: semicolons, and quotes only where a cell needs them. */
function asSpreadsheet(csv: string): string {
  const rows = parse(csv, { bom: true }) as string[][];
  const cell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\ufeff${rows.map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function translatorChanges(csv: string): string {
  const [columns = [], ...rows] = parse(csv, { bom: true }) as string[][];
  const at = (name: string) => columns.indexOf(name);
  for (const row of rows) {
    const key = row[at("key")] ?? "";
    if (key === "feedback/title") row[at("maori")] = better;
    if (/^(feedback|i18n|forms)\//.test(key)) row[at("read")] = "yes";
  }
  return asSpreadsheet(
    [columns, ...rows]
      .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
      .join("\n"),
  );
}

const exported = toCsv(rowsOf(reviewedTexts(folder)));
const outcome = takeIn(folder, fromCsv(translatorChanges(exported)), { by: "Hana Ruru", on: "2026-11-23" });
const again = toCsv(rowsOf(reviewedTexts(folder)));
takeIn(folder, fromCsv(translatorChanges(again)), { by: "Mere Kea", on: "2026-11-24" });
const script = await builtWith(folder);

const site = siteForTests({
  adjust: (options) => {
    const { timata } = options as unknown as Record<
      string,
      { modules: { contents: string }[]; assets: { directory: string } }
    >;
    if (timata?.modules[0]) timata.modules[0].contents = script;
    if (timata) timata.assets.directory = `${folder}/public`;
  },
});
const propose = { name: "intent", value: "next" };

test("other words for a text are proposed without a script, kept for a moderator, and shown nowhere", async () => {
  const t = words("en");
  const visitor = new Visitor(site.url);
  const overview = await visitor.visit("/te-reo-review");
  const list = await visitor.visit(overview.link(t("groups/loss")));
  expect(list.received.headers["content-type"]).toContain("text/html");
  const [address = ""] = [...list.document.querySelectorAll("main li a[href*=propose]")].map(
    (link) => link.getAttribute("href") ?? "",
  );
  const page = await visitor.visit(address);
  const today = page.form("f").valuesOf("proposal")[0] ?? "";
  const same = await page.form("f").submit(propose);
  expect([same.status, same.text("[role=alert].notice")]).toEqual([422, t("form/same")]);
  const other = await page
    .form("f")
    .fill({ proposal: "He kupu pai ake" })
    .submit({ name: "intent", value: "language" });
  expect([other.language, other.form("f").valuesOf("proposal")]).toEqual(["mi", ["He kupu pai ake"]]);
  const done = await page.form("f").fill({ proposal: "He kupu pai ake", reason: "<script>" }).submit(propose);
  expect([done.status, done.text("[role=status].notice")]).toEqual([200, t("form/thanks")]);
  const db = await site.running.miniflare.getD1Database("DB", "timata");
  const { results } = await db.prepare("select proposal, reason, name from translation_proposals").all();
  expect(results).toEqual([{ proposal: "He kupu pai ake", reason: "<script>", name: "" }]);
  const back = await visitor.visit("/te-reo-review/loss");
  expect([today.length > 0, back.text("main").includes("He kupu pai ake")]).toEqual([true, false]);
  expect((await visitor.visit("/te-reo-review/nothing")).status).toBe(404);
});

/** A browser with the link of a reader. */
async function readerNamed(name: string): Promise<Visitor> {
  const db = await site.running.miniflare.getD1Database("DB", "timata");
  const hash = createHash("sha256").update(`code of ${name}`).digest("base64url");
  await db.prepare("insert into translation_readers values (?, ?, '2026-11-23')").bind(hash, name).run();
  const visitor = new Visitor(site.url);
  const door = await visitor.visit(`/te-reo-review/desk?code=${encodeURIComponent(`code of ${name}`)}`);
  const desk = await door.form("desk").submit();
  expect(desk.text("main")).toContain(name);
  return visitor;
}

test("two readers work at the desk without a script: a draft is its writer's, words are checked by the other, both names stand", async () => {
  const t = desk("en");
  const [hana, mere] = [await readerNamed("Hana Ruru"), await readerNamed("Mere Kea")];
  const list = await hana.visit("/te-reo-review/all?q=hospital&show=waiting");
  const [address = ""] = [...list.document.querySelectorAll("main li a[href*=propose]")].map(
    (link) => link.getAttribute("href") ?? "",
  );
  const text = await hana.visit(address);
  const own = text.address;
  const draft = await text
    .form("f")
    .fill({ words: "He kupu hou", note: "Kei te mōhio koe?" })
    .submit({ name: "intent", value: "draft" });
  expect(draft.text("[role=status].notice")).toBe(t("done/draft"));
  expect((await mere.visit(own)).text("main")).not.toContain("He kupu hou");
  const back = await hana.visit(own);
  expect(back.form("f").valuesOf("words")).toEqual(["He kupu hou"]);
  await back.form("f").submit(propose);
  expect((await hana.visit(own)).text("main")).not.toContain(t("text/check"));
  const waiting = await mere.visit("/te-reo-review/desk");
  const seen = await mere.visit(waiting.link("He kupu hou"));
  expect(seen.text("main")).toContain("Kei te mōhio koe?");
  const checked = await seen.form(seen.document.querySelector("form[id^=check-]")?.id).submit();
  expect(checked.text("main")).toContain("Checked by Mere Kea");
  const { results } = await (await site.running.miniflare.getD1Database("DB", "timata"))
    .prepare("select kind, words, by_name, checked_by from translation_desk")
    .all();
  expect(results).toEqual([
    { kind: "words", words: "He kupu hou", by_name: "Hana Ruru", checked_by: "Mere Kea" },
  ]);
  const stranger = await new Visitor(site.url).visit(own);
  expect(stranger.text("main")).toContain(t("closed"));
});

test("what a translator changed in a spreadsheet is on the page, its state is read, and the note is gone", async () => {
  expect(outcome).toMatchObject({ refused: [], changed: ["feedback/title"] });
  const visitor = new Visitor(site.url);
  const page = await visitor.visit("/mi/feedback?page=/mi/contact");
  expect(page.text("h1")).toBe(better);
  expect(page.text("main")).toContain(feedback("mi")("send"));
  expect(page.document.querySelector(".draft")).toBeNull();
  const other = await visitor.visit("/mi/search");
  expect(other.document.querySelector(".draft")).not.toBeNull();
  const list = await visitor.visit("/te-reo-review/site");
  const item = [...list.document.querySelectorAll("main ol > li")].find((each) =>
    each.textContent?.includes(better),
  );
  expect(item?.textContent).toContain("Hana Ruru");
  expect(item?.textContent).toContain("23 November 2026");
  expect(item?.textContent).toContain("Mere Kea");
  expect(item?.textContent).not.toContain(words("en")("text/waiting"));
});
