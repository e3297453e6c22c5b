import { seen } from "./seen.ts";
import type { Finding, MaoriText } from "./terms.ts";

const sorted = (found: Iterable<string>): string => [...new Set(found)].sort().join(" ");
const links = (text: string): string =>
  sorted(
    [...text.matchAll(/href="([^"]*)"|\]\(([^)]*)\)/g)].map(([, html, markdown]) =>
      (html ?? markdown ?? "").replace(/^\/mi(?=\/|$)/, ""),
    ),
  );
const numbers = (text: string): string =>
  sorted(
    seen(text.replace(/\{\{.*?\}\}|\[\[.*?\]\]/g, " "))
      .replace(/(?<=\d)[, {2}](?=\d{3})/g, "")
      .match(/\d+(?:\.\d+)?/g) ?? [],
  );

/** The same figures and the same links in both languages. */
export function sameInBoth({ at, en, mi }: MaoriText): Finding[] {
  if (!en) return [];
  return [
    { rule: "link", of: links },
    { rule: "number", of: numbers },
  ].flatMap(({ rule, of }) =>
    of(en) === of(mi)
      ? []
      : [{ at, rule, what: `English has ${of(en) || "none"}, Māori ${of(mi) || "none"}` }],
  );
}

/** Without the article, and without the English name in brackets. */
const wordsOf = (mi: string): string =>
  seen(mi)
    .replace(/ \([^)]*\)$/, "")
    .replace(/^(?:Te|Ngā|He) /i, "")
    .trim()
    .toLowerCase();

/** Short texts that say one thing in English say one thing in Māori. */
export function oneLabel(texts: readonly MaoriText[], longest = 400): Finding[] {
  const labels = new Map<string, Map<string, string>>();
  for (const { at, en, mi } of texts) {
    const english = seen(en).trim();
    if (!english || english.length > longest || /[.!?…:]$|\d/.test(english)) continue;
    const of = labels.get(english) ?? new Map<string, string>();
    const maori = wordsOf(mi);
    if (!of.has(maori)) of.set(maori, at);
    labels.set(english, of);
  }
  return [...labels].flatMap(([english, of]) =>
    [...of].slice(1).map(([maori, at]) => ({
      at,
      rule: "label",
      what: `“${english}” is “${maori}” here, “${[...of][0]?.[0]}” elsewhere`,
    })),
  );
}
