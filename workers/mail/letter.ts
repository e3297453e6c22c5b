import { html, raw } from "hono/html";

export type MailLanguage = "en" | "mi";

/** `language`: only where it differs from the letter's. */
export interface Passage {
  text?: string;
  list?: readonly string[];
  link?: string;
  language?: MailLanguage;
}

export interface Letter {
  language: MailLanguage;
  subject: string;
  passages: readonly Passage[];
  closing: readonly Passage[];
  /** One click unsubscribes, by POST (RFC 8058). */
  unsubscribe?: string;
}

export const addressOf = (origin: string, language: MailLanguage, path: string): string =>
  origin + (language === "mi" ? "/mi" : "") + path;

export const filled = (text: string, values: object): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String((values as Record<string, unknown>)[name] ?? ""),
  );

const mark = /<(en|mi)>(.*?)<\/\1>/g;

const plain = (text: string): string => text.replace(mark, "$2");

const lang: Record<MailLanguage, string> = { en: "en-NZ", mi: "mi" };

export function toText({ passages, closing }: Letter): string {
  const written = ({ text = "", list = [], link }: Passage): string =>
    [...(text ? [text] : []), ...list.map((item) => `- ${item}`)]
      .map(plain)
      .concat(link ?? [])
      .join("\n");
  return `${[...passages.map(written), "--", ...closing.map(written)].join("\n\n")}\n`;
}

export function toHtml({ language, subject, passages, closing }: Letter): string {
  return String(html`<!DOCTYPE html>
<html lang="${lang[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${subject}</title>
</head>
<body>
${raw(passages.map(paragraph).join("\n"))}
<hr>
${raw(closing.map(paragraph).join("\n"))}
</body>
</html>
`);
}

function paragraph({ text = "", list, link, language }: Passage): string {
  const of = language ? html` lang="${lang[language]}"` : "";
  if (list) return String(html`<ul${of}>${raw(list.map((item) => `<li>${words(item)}</li>`).join(""))}</ul>`);
  const said = raw(words(text));
  return String(html`<p${of}>${link ? html`<a href="${link}">${said}</a>` : said}</p>`);
}

function words(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  const marks = /&#60;(en|mi)&#62;(.*?)&#60;\/\1&#62;/g;
  return escaped.replace(
    marks,
    (_, of: MailLanguage, run: string) => `<span lang="${lang[of]}">${run}</span>`,
  );
}
