import { readFileSync } from "node:fs";
import { checkContent } from "../content/load/load.mjs";
import { slug } from "../content/load/slug.mjs";

/** @throws for a line, topic or card that does not exist */
export function resolvedAnswers(folder) {
  const { lines, steps, kinds } = JSON.parse(readFileSync(new URL("answers.json", import.meta.url), "utf8"));
  const { content, helplines } = checkContent(folder);
  const links = linksOf(content);
  const known = new Map(helplines.map((line) => [digitsOf(line.number), line]));
  const line = (number) => {
    const found = lines.find((each) => each.number === number);
    const name = found?.name ?? known.get(digitsOf(number))?.name;
    if (!found || !name) throw new Error(`${number} is among no helplines`);
    const { en, mi, mayBeTexted, text } = found;
    return {
      number,
      name,
      ...(en && { en, mi }),
      ...(mayBeTexted && { mayBeTexted }),
      ...(text && { text }),
    };
  };
  const step = (name) => {
    if (!steps[name]) throw new Error(`There is no step ${name}`);
    return { id: name, ...steps[name] };
  };
  const link = (id) => {
    const found = links.get(String(id));
    if (!found) throw new Error(`There is no ${id}`);
    return found;
  };
  return Object.entries(kinds).map(
    ([kind, { en, mi, steps: names = [], sources = [], lines: numbers, topics, cards }]) => ({
      kind,
      en,
      mi,
      steps: names.map(step),
      sources,
      lines: numbers.map(line),
      links: [...topics, ...cards].map(link),
    }),
  );
}

const digitsOf = (number) => number.replace(/\D/g, "");

function linksOf({ stages, support }) {
  const topics = support.topics.map(({ id, label, labelMI }) => [
    id,
    { address: `/support#${id}`, en: label, mi: labelMI },
  ]);
  const cards = stages.flatMap(({ nameEn, Sections }) =>
    Sections.flatMap(({ Cards }) =>
      Cards.map(({ id, NameEN, NameMI }) => [
        String(id),
        { address: `/stage/${slug(nameEn)}#card${id}`, en: NameEN, mi: NameMI },
      ]),
    ),
  );
  return new Map([...topics, ...cards]);
}
