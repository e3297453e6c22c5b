import { parse } from "yaml";
import { slug } from "../content/load/slug.mjs";

/** @returns {{ path: string, en: string, mi: string, place: { start: number, end: number, write: string } }[]} */
export function guideTexts(text) {
  const end = text.indexOf("\n---", 3);
  return [...names(text.slice(0, end)), ...passages(text, end + 4)];
}

export function factsOf(text) {
  const front = text.slice(3, text.indexOf("\n---", 3));
  const id = /^id: (\S+)/m.exec(front)?.[1] ?? "";
  const name = /^(?:name|title):\s*\n? *\{?\s*en: (.*?)\s*$/m.exec(front)?.[1] ?? "";
  return { id, slug: slug(String(parse(name) ?? "")) };
}

const namePattern = /^(name|title|label):[ ]*\n {2}en: (.*)\n {2}mi: (.*)$/gm;

function names(front) {
  return [...front.matchAll(namePattern)].map(({ 0: whole, 1: name, 2: en, 3: mi, index }) => {
    const last = index + whole.length;
    const place = { start: last - mi.length, end: last, write: "yaml" };
    return { path: name, en: String(parse(en)), mi: String(parse(mi)), place };
  });
}

const opening = /^# +(\S+)/;
const language = /^## +(en|mi)(?: *: *(.*?))? *$/;

function passages(text, from) {
  /** @type {{ element: number, spoken: string, heading: string, headingAt: number, from: number, to: number }[]} */
  const found = [];
  let element = 0;
  /** @type {typeof found[number] | undefined} */
  let open;
  let offset = from;
  for (const line of text.slice(from).split("\n")) {
    const [, spoken, heading = ""] = language.exec(line) ?? [];
    if (opening.test(line)) {
      element++;
      open = undefined;
    } else if (spoken) {
      open = {
        element,
        spoken,
        heading,
        headingAt: offset + line.indexOf(heading, 5),
        from: offset + line.length + 1,
        to: offset + line.length,
      };
      found.push(open);
    }
    if (open) open.to = offset + line.length;
    offset += line.length + 1;
  }
  const english = new Map(found.filter(({ spoken }) => spoken === "en").map((each) => [each.element, each]));
  return found
    .filter(({ spoken }) => spoken === "mi")
    .flatMap((mi) => {
      const en = english.get(mi.element);
      const body = bodyOf(text, mi);
      return [
        {
          path: `${mi.element}/heading`,
          en: en?.heading ?? "",
          mi: mi.heading,
          place: { start: mi.headingAt, end: mi.headingAt + mi.heading.length, write: "plain" },
        },
        {
          path: `${mi.element}/text`,
          en: en ? bodyOf(text, en).text : "",
          mi: body.text,
          place: { start: body.start, end: body.start + body.text.length, write: "plain" },
        },
      ];
    })
    .filter(({ mi }) => mi !== "");
}

function bodyOf(text, { from, to }) {
  const raw = text.slice(from, Math.max(from, to));
  return { text: raw.trim(), start: from + raw.length - raw.trimStart().length };
}
