import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { readingsIn } from "../../translations/readings.mjs";
import { BrokenContent } from "./problems.mjs";
import { readGuide } from "./read-guide.mjs";
import { searchRows } from "./search-rows.mjs";
import { statementsFor } from "./statements.mjs";

/** @import { GuideBanner, GuideHelpline, GuideOutage, GuidePage, GuideStage, GuideTopic } from "../serve/content.ts" */
/** @typedef {GuideTopic & { keywords: string[] }} SupportTopic */
/** @typedef {{ intro?: SupportTopic, topics: SupportTopic[] }} Support */
/** @typedef {{ stages: GuideStage[], simplePages: GuidePage[], support: Support }} GuidePages */
/** @typedef {{ banners: GuideBanner[], outages: GuideOutage[] }} GuideNotices */
/** @typedef {{ id: string, label: string, labelMI: string, text: any, sources: any[], keywordsOf: { en: string[], mi: string[] }, translation: string, more?: { id: number, stage: string } }} FirstAidCard */
/** @typedef {GuidePages & GuideNotices & { firstAid: FirstAidCard[], topics: { id: string; en: string; mi: string }[], tools: any[], elsewhere: any[] }} GuideContent */

const root = fileURLToPath(new URL("../../..", import.meta.url));
const guideFolder = fileURLToPath(new URL("../../../app/content", import.meta.url));

/**
 * Needs no database. Problems read `file:line: what is wrong`.
 * @param {string} [folder]
 * @param {Readonly<Record<string, unknown>>} [readings]
 * @returns {{ content: GuideContent; problems: string[]; helplines: GuideHelpline[]; }}
 */
export function checkContent(folder = guideFolder, readings = readingsIn(root)) {
  const { content, problems, helplines } = readGuide(folder, readings);
  return { content, problems: problems.lines(), helplines };
}

/** What the site itself carries, so that it is there when everything else fails. */
export function builtInTopics(folder = guideFolder) {
  const { content, problems } = checkContent(folder);
  const ours = problems.filter((problem) => /^(support|first-aid)\//.test(problem));
  if (ours.length > 0) throw new BrokenContent(ours);
  const { support, firstAid } = content;
  return { support, firstAid };
}

/**
 * Replaces the guide in one transaction; `anyway` ignores mistakes, for a preview.
 * @param {Pick<D1Database, "prepare" | "batch">} db
 * @param {string} [folder]
 * @param {{ anyway?: boolean }} [options]
 * @returns {Promise<{ version: string; isNew: boolean }>}
 */
export async function loadContent(db, folder = guideFolder, { anyway = false } = {}) {
  const { content, problems } = checkContent(folder);
  if (problems.length > 0 && !anyway) throw new BrokenContent(problems);
  const rows = searchRows(content);
  const version = createHash("sha256")
    .update(JSON.stringify([content, rows]))
    .digest("hex")
    .slice(0, 16);
  const loaded = await db.prepare("select version from content_publication where id = 1").first("version");
  const isNew = loaded !== version;
  if (isNew) await db.batch(statementsFor(db, { content, rows, version }));
  return { version, isNew };
}
