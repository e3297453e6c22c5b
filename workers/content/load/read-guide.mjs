import { shapes } from "./facts.mjs";
import { readStages } from "./read-stages.mjs";
import { Reader } from "./reader.mjs";

export function readGuide(folder, readings) {
  const reader = new Reader(folder, readings);
  const topics = reader.data("topics.json", shapes.topics);
  const pocket = readPocket(reader);
  const stages = readStages(reader, topics);
  const content = {
    topics,
    firstAid: withMore(reader, pocket, stages),
    stages,
    simplePages: readPages(reader),
    support: readSupport(reader),
    tools: reader.data("tools.json", shapes.tools),
    elsewhere: reader.data("elsewhere.json", shapes.elsewhere),
    banners: reader.data("banners.json", shapes.banners),
    outages: reader.data("outages.json", shapes.outages),
  };
  for (const { address } of content.tools) reader.expectAddress("tools.json", address);
  reader.checkLinks(content);
  return { content, problems: reader.problems, helplines: reader.helplines };
}

/** Read before the cards, some of which show a card of the pocket whole. */
function readPocket(reader) {
  return reader.list("first-aid").flatMap((name) => {
    const file = `first-aid/${name}`;
    const { facts, elements, lineOf, translation } = reader.document(file, "firstAid", {
      allowed: ["richtext"],
    });
    const [text] = elements;
    if (!facts || !text) return [];
    if (facts.sources.length === 0 && /<[ou]l>/.test(text.content))
      reader.problems.add(file, lineOf(["id"]), "steps need a source; without one, give the number only");
    reader.firstAid.set(facts.id, text);
    return [{ ...facts, text, file, lineOf, translation }];
  });
}

function withMore({ problems }, pocket, stages) {
  return pocket.map(({ file, lineOf, id, name, more, text, sources, keywords, translation }) => {
    const home = stages.find(({ Sections }) =>
      Sections.some(({ Cards }) => Cards.some((card) => card.id === more)),
    );
    if (more && !home) problems.add(file, lineOf(["more"]), `there is no card ${more}`);
    return {
      id,
      label: name.en,
      labelMI: name.mi,
      text,
      sources,
      keywordsOf: keywords,
      translation,
      ...(home && { more: { id: more, stage: home.nameEn } }),
    };
  });
}

function readPages(reader) {
  const pages = reader.list("pages").flatMap((name) => {
    const { facts, elements, translation } = reader.document(`pages/${name}`, "page", {
      headings: true,
      allowed: ["richtext"],
    });
    if (!facts || elements.length === 0) return [];
    const Content = elements.map(({ content }) => content).join("");
    const ContentMI = elements.map(({ contentMI }) => contentMI).join("");
    const { id: ID, title, sortOrder: SortOrder } = facts;
    return [
      {
        ID,
        TitleEN: title.en,
        TitleMI: title.mi,
        SortOrder,
        Content,
        ContentMI,
        translation,
        keywords: facts.keywords,
      },
    ];
  });
  return pages.sort((a, b) => a.SortOrder - b.SortOrder);
}

function readSupport(reader) {
  const read = reader.list("support").map((name) => reader.document(`support/${name}`, "support", {}));
  const all = read.flatMap(({ facts, elements, translation }) => {
    if (!facts) return [];
    const { id, name, sources, helplines } = facts;
    const keywords = [...facts.keywords.en, ...facts.keywords.mi];
    return [
      {
        id,
        label: name.en,
        labelMI: name.mi,
        keywords,
        keywordsOf: facts.keywords,
        elements,
        sources,
        helplines,
        translation,
      },
    ];
  });
  return { intro: all.find(({ id }) => id === "intro"), topics: all.filter(({ id }) => id !== "intro") };
}
