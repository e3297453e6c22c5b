// Test support: a small guide in its own folder, and a local D1 database to load it into.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import { emptyDatabase } from "../database-for-tests.ts";
import { checkContent } from "./load/load.mjs";

export type GuideFiles = Record<string, string>;

const english =
  "Your midwife looks after you from the first weeks until your baby is about six weeks old, and it is free. You can choose who that is, you can ask questions at any time, and you can change your mind later. Most people begin to look as soon as they know about the baby. Ask friends and family whom they would choose, then call and ask for a visit.";
const maori =
  "Ka tiakina koe e tō kaiwhakawhānau mai i ngā wiki tuatahi tae noa ki te wā e ono wiki te pakeke o tō pēpi, ā, he kore utu. Māu e kōwhiri ko wai, ka taea te pātai i ngā wā katoa, ka taea hoki te huri i tō whakaaro. Ka tīmata te nuinga ki te kimi i te wā e mōhio ana rātou mō te pēpi. Pātai atu ki ō hoa me tō whānau.";

interface CardFields {
  id: number;
  en: string;
  mi: string;
  topics?: string;
  keywords?: string;
  text?: string;
  textMi?: string;
  more?: string;
}

export function cardFile({
  id,
  en,
  mi,
  topics = "[health]",
  keywords = "",
  text = english,
  textMi = maori,
  more = "",
}: CardFields) {
  return `---
id: ${id}
name:
  en: ${en}
  mi: ${mi}
state: closed
topics: ${topics}
${keywords}sources:
  - name: Health New Zealand
    url: https://info.health.nz/
helplines:
  - name: Healthline
    number: 0800 611 116
    source: https://info.health.nz/services-support/healthline
---

# richtext

## en

${text}

## mi

${textMi}
${more}`;
}

/** Valid: two stages, three cards, a page and two support topics. */
export function smallGuide(): GuideFiles {
  return {
    "topics.json": `[
  { "id": "health", "en": "Your health", "mi": "Tō hauora" },
  { "id": "sleep", "en": "Sleep", "mi": "Te moe" }
]
`,
    "banners.json": `[
  { "id": 1, "message_en": "Closed on Monday", "message_mi": "Ka kati ā te Mane", "start_datetime": "2026-12-01T09:00:00+13:00", "end_datetime": "" }
]
`,
    "outages.json": `[
  { "id": 1, "service": "search", "message_en": "Search is closed", "message_mi": "Kua kati te rapu", "outage_start_datetime": "", "outage_end_datetime": "2026-12-02T09:00:00+13:00" }
]
`,
    "stages/2-pregnancy/stage.md": stageFile(2, "Pregnancy", "Te hapūtanga"),
    "stages/2-pregnancy/1-weeks-0-14/section.md": sectionFile(
      95,
      "Pregnancy weeks 0-14",
      "Ngā wiki 0-14",
      "weeks: { from: 39, to: 25 }\n",
    ),
    "stages/2-pregnancy/1-weeks-0-14/1-midwife.md": cardFile({
      id: 2001,
      en: "Choosing a midwife",
      mi: "Te kōwhiri kaiwhakawhānau",
      keywords: "keywords:\n  en: [LMC, immunisation]\n  mi: [tākuta]\n",
    }),
    "stages/2-pregnancy/1-weeks-0-14/2-sleep.md": cardFile({
      id: 2002,
      en: "Sleeping <mi>hauora</mi> well",
      mi: "Te moe <en>well</en>",
      topics: "[sleep, health]",
      more: `
# accordion

## en: When you wake at night

- Call **Healthline** on [0800 611 116](tel:0800611116), or read about [support](/support).

## mi: Ina oho koe i te pō

- Waea atu ki a <en>Healthline</en> ki te [0800 611 116](tel:0800611116), pānuitia rānei te [tautoko](/support#family-violence).

# url https://info.health.nz/sleep

## en: Sleep on Health New Zealand's site

Read more

## mi: Te moe i te pae a <en>Health New Zealand</en>

He kōrero anō
`,
    }),
    "stages/3-baby/stage.md": stageFile(3, "Baby", "Te pēpi"),
    "stages/3-baby/1-weeks-1-6/section.md": sectionFile(98, "New baby weeks 1-6", "Ngā wiki 1-6 o te pēpi"),
    "stages/3-baby/1-weeks-1-6/1-safe-sleep.md": cardFile({
      id: 3001,
      en: "Safe sleep",
      mi: "Te moe haumaru",
      topics: "[sleep]",
      text: `A cot of their own and a car seat. ${english}`,
      textMi: `He moenga mōna ake. ${maori}`,
    }),
    "pages/1-your-privacy.md": `---
id: 1
title:
  en: Your privacy
  mi: Tō matatapu
sortOrder: 2
---

# richtext

## en

### What we keep

Nothing. See [your stage](/stage/pregnancy?filter=sleep#card2001).

## mi

### Ngā mea ka puritia

Karekau. Tirohia [tō wāhanga](/stage/pregnancy?filter=sleep#section-95).
`,
    "support/intro.md": supportFile("intro", "When you need support", "Ina hiahia tautoko koe"),
    "support/1-family-violence.md": supportFile("family-violence", "Family violence", "Te tūkino"),
  };
}

function stageFile(id: number, en: string, mi: string) {
  return `---\nid: ${id}\nname:\n  en: ${en}\n  mi: ${mi}\ncolour: "#1f6b4f"\nillustration: plant\n---\n\n# richtext\n\n## en\n\nWelcome, <mi>e te whānau</mi>.\n\n## mi\n\nHaere mai.\n`;
}

function sectionFile(id: number, en: string, mi: string, weeks = "") {
  return `---\nid: ${id}\nname:\n  en: ${en}\n  mi: ${mi}\nlabel:\n  en: Weeks\n  mi: Ngā wiki\n${weeks}---\n`;
}

function supportFile(id: string, en: string, mi: string) {
  return `---\nid: ${id}\nname:\n  en: ${en}\n  mi: ${mi}\nsources:\n  - name: Are You OK\n    url: https://www.areyouok.org.nz/\n---\n\n# richtext\n\n## en\n\nYou are not alone. [Home](/)\n\n## mi\n\nKāore koe i te mokemoke. [Kāinga](/)\n`;
}

export const sleepCardFile = "stages/2-pregnancy/1-weeks-0-14/2-sleep.md";
export const firstCardFile = "stages/2-pregnancy/1-weeks-0-14/1-midwife.md";

export function guideWith(file: string, change: (text: string) => string): GuideFiles {
  const files = smallGuide();
  return { ...files, [file]: change(files[file] ?? "") };
}

/** Makes a mistake in the small guide and expects it to be reported, at the first line that contains `at`. */
export function expectProblem(
  file: string,
  mistake: (text: string) => string,
  at: string,
  says: string,
): void {
  const files = guideWith(file, mistake);
  const line = (files[file] ?? "").split("\n").findIndex((text) => text.includes(at)) + 1;
  const { problems } = checkContent(folderOf(files));
  expect(problems).toContainEqual(expect.stringContaining(`${file}:${line}: ${says}`));
}

const folders: string[] = [];

/** `removeFolders` deletes them all. */
export function folderOf(files: GuideFiles): string {
  const folder = mkdtempSync(path.join(tmpdir(), "guide-"));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** With the guide's migration applied; call `end` when done with it. */
export async function guideDatabase() {
  const { db, end } = emptyDatabase();
  const sql = ["0002_content", "0012_content_index", "0021_closed_services"]
    .map((name) => readFileSync(new URL(`../../migrations/${name}.sql`, import.meta.url), "utf8"))
    .join("\n");
  const statements = sql
    .replaceAll(/^--.*$/gm, "")
    .split(";")
    .filter((text) => text.trim() !== "");
  const migrate = () => db.batch(statements.map((text) => db.prepare(text)));
  await migrate();
  return { db, migrate, end };
}
