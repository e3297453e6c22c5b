import { shapes } from "./facts.mjs";
import { readStages } from "./read-stages.mjs";
import { Reader, translationOf } from "./reader.mjs";

export function readGuide(folder) {
  const reader = new Reader(folder);
  const topics = reader.data("topics.json", shapes.topics);
  const content = {
    topics,
    stages: readStages(reader, topics),
    simplePages: readPages(reader),
    support: readSupport(reader),
    tools: reader.data("tools.json", shapes.tools),
    banners: reader.data("banners.json", shapes.banners),
    outages: reader.data("outages.json", shapes.outages),
  };
  for (const { address } of content.tools) reader.expectAddress("tools.json", address);
  reader.checkLinks(content);
  return { content, problems: reader.problems, helplines: reader.helplines };
}

function readPages(reader) {
  const pages = reader.list("pages").flatMap((name) => {
    const { facts, elements } = reader.document(`pages/${name}`, "page", {
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
        translation: translationOf(facts),
      },
    ];
  });
  return pages.sort((a, b) => a.SortOrder - b.SortOrder);
}

function readSupport(reader) {
  const read = reader.list("support").map((name) => reader.document(`support/${name}`, "support", {}));
  const all = read.flatMap(({ facts, elements }) => {
    if (!facts) return [];
    const { id, name, sources } = facts;
    const keywords = [...facts.keywords.en, ...facts.keywords.mi];
    const translation = translationOf(facts);
    return [
      {
        id,
        label: name.en,
        labelMI: name.mi,
        keywords,
        keywordsOf: facts.keywords,
        elements,
        sources,
        translation,
      },
    ];
  });
  return { intro: all.find(({ id }) => id === "intro"), topics: all.filter(({ id }) => id !== "intro") };
}
