import { slug } from "../load/slug.mjs";
import { readingGrade } from "./reading-grade.mjs";

/** @import { GuideStage, GuideTopic } from "../serve/content.ts" */
/** @typedef {"unread" | "home" | "dead" | "untranslated" | "draft" | "hard"} Duty */
/** @typedef {{ address: string, en: string, mi: string, read?: string, grade: number, todo: { what: Duty; of: string }[] }} BoardEntry */
// `read`: the oldest day on which one of its sources was read, YYYY-MM-DD; `grade`: US school grade of the English text.
/** @typedef {{ name: string, number: string, source: string, read?: string, at: string[] }} BoardNumber `at`: addresses */
/** @typedef {{ entries: BoardEntry[], numbers: BoardNumber[] }} ContentBoard */

/** A text with a higher grade should be made plainer. */
export const hardestGrade = 7;

/** Pages that only lead to others and state no facts. */
const hubs = new Set([
  "info.health.nz/immunisations",
  "info.health.nz/keeping-healthy",
  "info.health.nz/pregnancy-children",
  "mpi.govt.nz/food-safety-home",
  "education.govt.nz/parents-and-caregivers",
  "education.govt.nz/parents-and-caregivers/early-learning",
  "plunket.org.nz/caring-for-your-child",
  "starship.org.nz/safekids",
  "realme.govt.nz/help",
]);

/** @param {string} url */
export function isHomePage(url) {
  const { hostname, pathname } = new URL(url);
  const path = pathname.replace(/\/+$/, "");
  return path === "" || hubs.has(hostname.replace(/^www\./, "") + path);
}

/**
 * What editors should look at: cards and support topics, the least checked first.
 * @param {{ stages: GuideStage[]; support: readonly GuideTopic[] }} guide
 * @returns {ContentBoard}
 */
export function contentBoard({ stages, support }) {
  const cards = stages.flatMap((stage) => cardsOf(stage));
  const texts = [...cards, ...support.map((topic) => ({ ...topic, address: `/support#${topic.id}` }))];
  const known = anchorsOf(stages, support);
  const entries = texts.map((text) => entryOf(text, known));
  return { entries: entries.toSorted(byNeed), numbers: numbersOf(texts) };
}

function cardsOf({ nameEn, Sections }) {
  return Sections.flatMap(({ Cards }) => Cards).map((card) => ({
    ...card,
    label: card.NameEN,
    labelMI: card.NameMI,
    address: `/stage/${slug(nameEn)}#card${card.id}`,
  }));
}

function anchorsOf(stages, support) {
  const ofStage = ({ nameEn, Sections }) =>
    Sections.flatMap(({ id, Cards }) => [`section-${id}`, ...Cards.map((card) => `card${card.id}`)]).map(
      (anchor) => `/stage/${slug(nameEn)}#${anchor}`,
    );
  return new Set([...stages.flatMap(ofStage), ...support.map(({ id }) => `/support#${id}`)]);
}

function entryOf({ address, label, labelMI, elements, sources, translation }, known) {
  const days = sources.flatMap(({ read }) => read ?? []).toSorted();
  const grade = readingGrade(elements.map(htmlOf).join(""));
  return {
    address,
    en: label,
    mi: labelMI ?? "",
    ...(days.length > 0 && { read: days[0] }),
    grade,
    todo: [
      ...sources.filter(({ read }) => !read).map(({ url }) => ({ what: "unread", of: url })),
      ...sources.filter(({ url }) => isHomePage(url)).map(({ url }) => ({ what: "home", of: url })),
      ...elements.flatMap((element) => deadLinks(element, known)).map((of) => ({ what: "dead", of })),
      ...(labelMI && elements.every(isTranslated) ? [] : [{ what: "untranslated", of: address }]),
      ...(translation === "checked" ? [] : [{ what: "draft", of: address }]),
      ...(grade > hardestGrade ? [{ what: "hard", of: String(grade) }] : []),
    ],
  };
}

const htmlOf = ({ label = "", content = "" }) => (label ? `<p>${label}</p>${content}` : content);

const isTranslated = ({ type, contentMI, linkTextMI }) => Boolean(type === "url" ? linkTextMI : contentMI);

function deadLinks({ content = "", externalURL = "" }, known) {
  const links = [externalURL, ...[...content.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)];
  return links.filter((link) => {
    const [path = "", anchor] = link.replace(/\?[^#]*/, "").split("#");
    return /^\/(stage\/|support$)/.test(path) && anchor && !known.has(`${path}#${anchor}`);
  });
}

const byNeed = (a, b) => (a.read ?? "").localeCompare(b.read ?? "") || b.todo.length - a.todo.length;

function numbersOf(texts) {
  const numbers = new Map();
  for (const { helplines = [], address } of texts)
    for (const { name, number, source, read } of helplines) {
      const key = `${number.replace(/\D/g, "")} ${source}`;
      const known = numbers.get(key) ?? { name, number, source, at: [], ...(read && { read }) };
      known.at.push(address);
      numbers.set(key, known);
    }
  return [...numbers.values()].toSorted(byNeedOfNumber);
}

const byNeedOfNumber = (a, b) =>
  (a.read ?? "").localeCompare(b.read ?? "") || a.number.localeCompare(b.number);
