import { plainText } from "./rich-text.mjs";
import { slug } from "./slug.mjs";
import { commonWords, wordsOf } from "./words.mjs";

export function searchRows({ stages, simplePages, support, tools, firstAid, elsewhere }) {
  const cards = [
    ...stages.flatMap((stage) =>
      stage.Sections.flatMap((section) => section.Cards.flatMap((card) => rowsOf(stage, section, card))),
    ),
    ...tools.flatMap(({ address, name, description, keywords }) =>
      pageRows({ address, name, keywords, html: description }),
    ),
    ...support.topics.flatMap(({ id, label, labelMI, keywordsOf, elements }) =>
      pageRows({
        address: `/support#${id}`,
        name: { en: label, mi: labelMI },
        keywords: keywordsOf,
        html: { en: htmlOf(elements, ""), mi: htmlOf(elements, "MI") },
      }),
    ),
    ...firstAid.flatMap(({ id, label, labelMI, keywordsOf, text }) =>
      pageRows({
        address: `/first-aid#${id}`,
        name: { en: label, mi: labelMI },
        keywords: keywordsOf,
        html: { en: htmlOf([text], ""), mi: htmlOf([text], "MI") },
      }),
    ),
    ...simplePages.flatMap(({ TitleEN, TitleMI, Content, ContentMI, keywords }) =>
      pageRows({
        address: `/${slug(TitleEN)}`,
        name: { en: TitleEN, mi: TitleMI },
        keywords,
        html: { en: Content, mi: ContentMI },
      }),
    ),
    ...elsewhere.flatMap(elsewhereRows),
  ];
  return {
    cards: cards.map((card, index) => ({
      rowNumber: index + 1,
      ...card,
      content: tellingText(card.content),
    })),
    words: vocabulary(cards),
  };
}

/** Common words that also name a thing: water, year, way, morning, day. */
const nouns = new Set(["wai", "tau", "ara", "ata", "ra"]);

/** Common words would be a quarter of the index, so only names and keywords keep them. */
const tellingText = (text) =>
  wordsOf(text)
    .filter(({ word }) => nouns.has(word) || !commonWords.has(word))
    .map(({ word }) => word)
    .join(" ");

function rowsOf(stage, section, card) {
  const place = {
    id: section.id,
    stage: { id: stage.id, nameEn: stage.nameEn, nameMi: stage.nameMi },
    name: section.nameEn,
    nameMi: section.nameMi,
  };
  const { id, NameEN, NameMI, state, tags, sources } = card;
  const life = lifeOf(stage, section);
  const told = { id, NameEN, NameMI, state, section: place, tags, sources: sources.slice(0, 1) };
  const row = { cardId: id, sectionId: section.id, stageId: stage.id };
  return [
    {
      ...row,
      language: "en",
      name: plainText(NameEN),
      keywords: plainText([...tags.map(({ name }) => name), ...card.keywords.en, section.nameEn].join(", ")),
      content: textOf(card.elements, ""),
      body: {
        ...told,
        text: textWithRuns(htmlOf(card.elements, "")),
        words: { ...rowWords(NameEN, [...tags.map(({ name }) => name), ...card.keywords.en]), life },
      },
    },
    {
      ...row,
      language: "mi",
      name: plainText(NameMI),
      keywords: plainText(
        [...tags.map(({ nameMi }) => nameMi), ...card.keywords.mi, section.nameMi].join(", "),
      ),
      content: textOf(card.elements, "MI"),
      body: {
        id,
        text: textWithRuns(htmlOf(card.elements, "MI")),
        words: { ...rowWords(NameMI, [...tags.map(({ nameMi }) => nameMi), ...card.keywords.mi]), life },
      },
    },
  ];
}

const lives = ["before", "pregnancy", "baby", "toddler", "preschooler", "school"];

/** The stage of pregnancy tells of the first months too, in sections without weeks. */
const lifeOf = (stage, section) => lives[stage.id === 2 && !section.weeks ? 2 : stage.id - 1];

function pageRows({ address, name, keywords, html }) {
  return ["en", "mi"].map((language) => ({
    cardId: address,
    sectionId: "",
    stageId: "",
    language,
    name: plainText(name[language]),
    keywords: plainText(keywords[language].join(", ")),
    content: plainText(html[language]).replace(/\[\[.*?\]\]/g, "…"),
    body: {
      address,
      ...name,
      text: textWithRuns(html[language]),
      words: rowWords(name[language], keywords[language]),
    },
  }));
}

/** Pages of others: only their names, which are English, and what they are looked for by. */
function elsewhereRows({ url, owner, title, keywords, read }) {
  return Object.entries({ en: title, mi: "" }).map(([language, name]) => ({
    cardId: url,
    sectionId: "",
    stageId: "",
    language,
    name,
    keywords: keywords[language].join(", "),
    content: "",
    body: { url, owner, title, read, text: "", words: rowWords(name, keywords[language]) },
  }));
}

function rowWords(name, keywords) {
  const title = wordsOf(plainText(name)).map(({ word }) => word);
  return {
    title,
    telling: title.filter((word) => !commonWords.has(word)),
    keywords: keywords.map((phrase) =>
      wordsOf(plainText(phrase))
        .map(({ word }) => word)
        .join(" "),
    ),
  };
}

/** An amount is only known when a page is drawn; its name is no word of the text. */
const textOf = (elements, suffix) => plainText(htmlOf(elements, suffix)).replace(/\[\[.*?\]\]/g, "…");

/** Two private-use characters, which occur in no text, surround words in the other language. */
const textWithRuns = (html) =>
  plainText(
    html.replace(
      /<span lang="[^"]*">(.*?)<\/span>|<(en|mi)>(.*?)<\/\2>/g,
      (_, inText, _mark, inName) => `\uE000${inText ?? inName}\uE001`,
    ),
  );

function htmlOf(elements, suffix) {
  const parts = elements.flatMap((element) =>
    element.type === "url"
      ? [ending(element[`label${suffix}`], ":"), ending(element[`linkText${suffix}`], ".")]
      : [ending(element[`label${suffix}`], ":"), element[`content${suffix}`]],
  );
  // Separates list items, which would run into each other.
  return parts
    .filter(Boolean)
    .join(" ")
    .replace(/<\/li>\s*<li>/g, " · ");
}

/** A label needs an end when text follows on the same line. */
const ending = (text, mark) => (text && !/[.!?:]$/.test(text) ? `${text}${mark}` : text);

/** By language: each word's most frequent written form, and the number of cards it is in. */
function vocabulary(cards) {
  const known = new Map();
  for (const { language, name, keywords, content } of cards) {
    const here = new Set();
    for (const { word, written } of wordsOf(`${name}\n${keywords}\n${content}`)) {
      if (/^\d+$/.test(word)) continue;
      const key = `${language} ${word}`;
      const entry = known.get(key) ?? { word, language, forms: new Map(), cards: 0 };
      const form = written.toLowerCase();
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      if (!here.has(key)) entry.cards++;
      here.add(key);
      known.set(key, entry);
    }
  }
  return [...known.values()].map(({ word, language, forms, cards }) => {
    const [written] = [...forms].sort(([, a], [, b]) => b - a)[0];
    return { word, language, written, cards };
  });
}
