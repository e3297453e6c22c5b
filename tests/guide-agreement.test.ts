import { describe, expect, test } from "vitest";
import { checkContent } from "#workers/content/load/load.mjs";
import { plainText } from "#workers/content/load/rich-text.mjs";

interface Said {
  at: string;
  en: string;
  mi: string;
}

const { content } = checkContent();

/** Each paragraph and each item of a list that anybody may read on its own, wherever it stands. */
const passages: readonly Said[] = [
  ...content.stages.flatMap(({ Sections }) =>
    Sections.flatMap(({ Cards }) =>
      Cards.flatMap(({ id, elements }) => elements.map((element) => ({ at: `card ${id}`, element }))),
    ),
  ),
  ...content.support.topics.flatMap(({ id, elements }) =>
    elements.map((element) => ({ at: `support ${id}`, element })),
  ),
  ...content.firstAid.map(({ id, text }) => ({ at: `first aid ${id}`, element: text })),
].flatMap(({ at, element }) => passagesOf(at, element as { content?: string; contentMI?: string }));

function passagesOf(at: string, { content: en = "", contentMI: mi = "" }): Said[] {
  const parts = (html: string) => html.split(/(?<=<\/(?:p|li)>)/).filter((part) => plainText(part).trim());
  const maori = parts(mi);
  return parts(en).map((part, index) => ({ at, en: plainText(part), mi: plainText(maori[index] ?? "") }));
}

const about = (pattern: RegExp) => passages.filter(({ en }) => pattern.test(en));
const without = (found: readonly Said[], en: RegExp, mi: RegExp) =>
  found.filter((said) => !en.test(said.en) || !mi.test(said.mi)).map(({ at, en: said }) => `${at}: ${said}`);

describe("Texts that speak of the same thing say the same", () => {
  test("a battery that was swallowed: the emergency department, at once", () => {
    const found = about(/batter(y|ies)[^.]*swallowed|swallowed[^.]*batter|battery or magnets\?/i);
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(without(found, /emergency department (at once|straight away)/, /tari ohotata/)).toEqual([]);
  });

  test("a battery: nobody is sent to the Poisons Centre with one", () => {
    const both = passages.filter(({ en }) => /button battery/i.test(en) && /0800 764 766/.test(en));
    expect(both).toEqual([]);
  });

  test("honey: not before 12 months, but for a battery", () => {
    const young = about(/honey/i).filter(({ en }) => !/honey on the way|teaspoons/i.test(en));
    expect(
      young.filter(({ en }) => !/(under|before|until|over|than) .*(12 months|one|1 year)/i.test(en)),
    ).toEqual([]);
  });

  test("a knock on the head: whoever is told to call 111 is told the same three signs", () => {
    const found = passages.filter(({ en }) => /knock/i.test(en) && /\b111\b/.test(en));
    expect(found.length).toBeGreaterThanOrEqual(2);
    expect(without(found, /wake(s)?.*fit.*(themselves)/i, /oho.*huki.*rerekē/)).toEqual([]);
  });

  test("fever: under three months a doctor, everywhere", () => {
    const ages = about(
      /(under|younger than|less than) (\w+) months?[^.]*(fever|38)|fever[^.]*under (\w+) months/i,
    );
    expect(ages.filter(({ en }) => !/three months|3 months/i.test(en))).toEqual([]);
  });

  test("a burn: 20 minutes of cool running water, and no ice", () => {
    const found = about(/cool running water/i);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(without(found, /20 minutes/, /20 meneti/)).toEqual([]);
  });

  test("the In-Work Tax Credit is never told without the rise that the checker adds", () => {
    const weekly = JSON.stringify(content).match(/\[\[in_work_tax_credit\.weekly\]\]/g) ?? [];
    const rise = JSON.stringify(content).match(/\[\[in_work_tax_credit\.temporary_rise\]\]/g) ?? [];
    expect(weekly.length).toBeGreaterThan(0);
    expect(rise).toHaveLength(weekly.length);
  });

  test("a number that is said to answer day and night is so by the page named for it", () => {
    const shine = content.support.topics
      .find(({ id }) => id === "family-violence")
      ?.helplines.find(({ name }) => name === "Shine");
    expect(shine?.source).toMatch(/2shine\.org\.nz/);
  });
});
