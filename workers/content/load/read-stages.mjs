import { countWords } from "./elements.mjs";
import { languages } from "./read-document.mjs";

/** A shorter card says too little, and a longer one is not read to the end. */
const wordCount = { least: 60, most: 250 };
const introRules = { allowed: ["richtext"] };

/** @param {{ id: string, en: string, mi: string }[]} topics */
export function readStages(reader, topics) {
  const tags = new Map(topics.map(({ id, en, mi }) => [id, { id, name: en, nameMi: mi }]));
  const stages = reader.list("stages").flatMap((name) => readStage(reader, `stages/${name}`, tags));
  return stages.map(({ Sections, ...stage }) => ({
    ...stage,
    Sections: Sections.map((section) => withGuests(reader, stages, stage, section)),
  }));
}

function withGuests({ problems }, stages, stage, { guests, ...section }) {
  if (guests.ids.length === 0) return section;
  const others = stages.filter(({ id }) => id !== stage.id);
  const Guests = guests.ids.flatMap((wanted, index) => {
    const home = others.find(({ Sections }) =>
      Sections.some(({ Cards }) => Cards.some(({ id }) => id === wanted)),
    );
    const card = home?.Sections.flatMap(({ Cards }) => Cards).find(({ id }) => id === wanted);
    if (card)
      return [{ id: wanted, NameEN: card.NameEN, NameMI: card.NameMI, stage: home.nameEn, tags: card.tags }];
    problems.add(
      guests.file,
      guests.lineOf(["guests", index]),
      `there is no card ${wanted} in another stage`,
    );
    return [];
  });
  return { ...section, Guests };
}

function readStage(reader, folder, tags) {
  const names = reader.list(folder);
  if (!names.includes("stage.md")) {
    if (names.length > 0) reader.problems.add(`${folder}/stage.md`, 1, "the file is missing");
    return [];
  }
  const { facts, elements, translation } = reader.document(`${folder}/stage.md`, "stage", introRules);
  const sections = names
    .filter((name) => name !== "stage.md")
    .flatMap((name) => readSection(reader, `${folder}/${name}`, tags));
  if (!facts) return [];
  const { id, name, colour, illustration } = facts;
  return [
    {
      id,
      nameEn: name.en,
      nameMi: name.mi,
      ...introOf(elements),
      Colour: colour,
      Illustration: illustration,
      translation,
      Sections: sections,
    },
  ];
}

function readSection(reader, folder, tags) {
  const names = reader.list(folder);
  if (!names.includes("section.md")) {
    reader.problems.add(
      folder.endsWith(".md") ? folder : `${folder}/section.md`,
      1,
      folder.endsWith(".md") ? "a card must stand in the folder of a section" : "the file is missing",
    );
    return [];
  }
  const file = `${folder}/section.md`;
  const { facts, elements, lineOf, translation } = reader.document(file, "section", introRules);
  const cards = names
    .filter((name) => name !== "section.md")
    .flatMap((name) => readCard(reader, `${folder}/${name}`, tags));
  if (!facts) return [];
  const { id, name, label, weeks } = facts;
  return [
    {
      id,
      nameEn: name.en,
      nameMi: name.mi,
      LabelEn: label.en,
      LabelMi: label.mi,
      ...(weeks && { weeks }),
      ...introOf(elements),
      translation,
      Cards: cards,
      guests: { ids: facts.guests, file, lineOf },
    },
  ];
}

function introOf([intro]) {
  return intro ? { introEn: intro.content, introMi: intro.contentMI } : {};
}

function readCard(reader, file, tags) {
  if (!/^\d+-[a-z0-9-]+\.md$/.test(file.split("/").at(-1))) {
    reader.problems.add(file, 1, "a card is a file such as 3-screening.md: its place and a name");
    return [];
  }
  const { facts, elements, lineOf, translation } = reader.document(file, "card", {});
  if (!facts) return [];
  for (const [index, topic] of facts.topics.entries()) {
    if (!tags.has(topic))
      reader.problems.add(
        file,
        lineOf(["topics", index]),
        `there is no topic ${JSON.stringify(topic)} in topics.json`,
      );
  }
  for (const language of languages) {
    const count = countWords(elements, language);
    if (count < wordCount.least || count > wordCount.most)
      reader.problems.add(
        file,
        1,
        `the card has ${count} words in the language ${language}; ${wordCount.least} to ${wordCount.most} are right`,
      );
  }
  const { id, name, state, topics, quiet, sources, helplines, keywords } = facts;
  return [
    {
      id,
      NameEN: name.en,
      NameMI: name.mi,
      state,
      quiet,
      elements,
      tags: topics.flatMap((topic) => tags.get(topic) ?? []),
      sources,
      helplines,
      translation,
      keywords,
    },
  ];
}
