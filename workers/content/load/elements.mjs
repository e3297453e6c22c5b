import { readFileSync } from "node:fs";
import { languages } from "./read-document.mjs";
import { renderMarkdown, wrongMarks } from "./render-markdown.mjs";
import { isLink, plainText, sanitise } from "./rich-text.mjs";

/**
 * @param document
 * @param {{ headings?: boolean, allowed?: string[], problems: import("./problems.mjs").Problems, link(line: number, address:
 * string): void, firstAid?: Map<string, any> }} options `headings`: ### is allowed; `firstAid`: texts of the pocket by id
 */
export function renderElements(
  document,
  { headings = false, allowed = ["richtext", "accordion", "url", "first-aid"], problems, link, firstAid },
) {
  const { file, elements } = document;
  const wrong = (line, what) => problems.add(file, line, what);
  return elements.flatMap((element) => {
    const make = makers[element.type];
    if (!make) wrong(element.line, `there is no element of the type ${JSON.stringify(element.type)}`);
    else if (!allowed.includes(element.type))
      wrong(element.line, `an element of the type ${element.type} cannot stand in this file`);
    if (element.type === "first-aid") return pocketText(element, { firstAid, wrong });
    const missing = languages.filter((language) => !element[language]);
    for (const language of missing)
      wrong(element.line, `this element has no text in the language ${language}`);
    if (!make || missing.length > 0) return [];
    return [make(element, { headings, wrong, link })];
  });
}

const amounts = JSON.parse(
  readFileSync(new URL("../../amounts/amounts.data.json", import.meta.url), "utf8"),
).amounts;

const makers = { richtext, accordion, url, "first-aid": pocketText };

/** The steps stand once, in the pocket. */
function pocketText({ url: id, line }, { firstAid, wrong }) {
  const text = firstAid?.get(id);
  if (!text) wrong(line, `there is no first-aid card ${JSON.stringify(id)}: # first-aid choking`);
  return text ? [text] : [];
}

function richtext(element, context) {
  if (element.url) context.wrong(element.line, "only an element of the type url has an address");
  for (const language of languages) {
    const { line, heading } = element[language];
    if (heading) context.wrong(line, "a richtext has no heading; ## en and ## mi stand alone");
  }
  return {
    type: "richtext",
    content: rendered(element.en, "en", context),
    contentMI: rendered(element.mi, "mi", context),
  };
}

function accordion(element, context) {
  if (element.url) context.wrong(element.line, "only an element of the type url has an address");
  const [label, labelMI] = headings(element, context);
  const content = rendered(element.en, "en", context);
  return { type: "accordion", label, labelMI, content, contentMI: rendered(element.mi, "mi", context) };
}

function url(element, context) {
  const address = element.url ?? "";
  if (address === "")
    context.wrong(element.line, "an element of the type url needs an address: # url https://…");
  else if (!isLink(address)) context.wrong(element.line, `${address} is not an address`);
  else context.link(element.line, address);
  const [linkText, linkTextMI] = headings(element, context);
  const [label, labelMI] = languages.map((language) => oneLine(element[language], context));
  if (Boolean(label) !== Boolean(labelMI))
    context.wrong(element.line, "the line that introduces a link is there in one language only");
  return {
    type: "url",
    externalURL: address,
    linkText,
    linkTextMI,
    ...(label && labelMI && { label, labelMI }),
  };
}

function headings(element, { wrong }) {
  return languages.map((language) => {
    const { line, heading = "" } = element[language];
    if (heading === "") wrong(line, `words are missing: ## ${language}: words`);
    const mistake = wrongMarks(heading);
    if (mistake) wrong(line, `the heading ${mistake}`);
    return heading;
  });
}

function oneLine({ text, textLine }, { wrong }) {
  const line = text.trim().replace(/\s+/g, " ");
  const mistake = wrongMarks(line);
  if (mistake) wrong(textLine, `the line that introduces a link ${mistake}`);
  return line;
}

function rendered({ text, textLine, line }, language, { headings, wrong, link }) {
  if (text.trim() === "") wrong(line, `there is no text in the language ${language}`);
  const below = (tell) => (offset, what) => tell(textLine + offset, what);
  const html = renderMarkdown(text, { language, headings, wrong: below(wrong), link: below(link) });
  for (const { 1: id, index } of text.matchAll(/\[\[(.*?)\]\]/g))
    if (!Object.hasOwn(amounts, id))
      below(wrong)(
        text.slice(0, index).split("\n").length - 1,
        `[[${id}]] names no amount of workers/amounts`,
      );
  const safe = sanitise(html);
  if (alike(safe) !== alike(html)) wrong(line, "the text holds something that may not reach a page");
  return safe;
}

/** Evens out the only differences between the two HTML serialisers. */
function alike(html) {
  return html
    .replaceAll("&quot;", '"')
    .replace(/<br ?\/?>\n?/g, "<br>")
    .trim();
}

export function countWords(elements, language) {
  const suffix = language === "mi" ? "MI" : "";
  const texts = elements.flatMap((element) =>
    element.type === "url" ? [] : [element[`label${suffix}`] ?? "", element[`content${suffix}`]],
  );
  return plainText(texts.join(" "))
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
