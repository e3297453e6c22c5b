import markdownIt from "markdown-it";
import { isLink } from "./rich-text.mjs";

const lang = { en: "en-NZ", mi: "mi" };
const known = new Set(
  ["paragraph", "bullet_list", "ordered_list", "list_item", "strong", "em", "link", "lang"]
    .flatMap((name) => [`${name}_open`, `${name}_close`])
    .concat("inline", "text", "text_special", "softbreak", "hardbreak"),
);

const markdown = markdownIt({ html: false, linkify: false, typographer: false });
markdown.validateLink = () => true;
markdown.normalizeLink = (address) => address;
markdown.inline.ruler.before("autolink", "language_marks", (state, silent) => {
  const found = /^<(\/?)(en|mi)>/.exec(state.src.slice(state.pos, state.pos + 5));
  if (!found) return false;
  if (!silent) {
    const [, closes, language] = found;
    const token = state.push(closes ? "lang_close" : "lang_open", "span", closes ? -1 : 1);
    token.info = language;
    if (!closes) token.attrSet("lang", lang[language]);
  }
  state.pos += found[0].length;
  return true;
});

/**
 * @param {string} text
 * @param {{ language: "en" | "mi", headings: boolean, wrong(line: number, what: string): void, link(line: number, address:
 * string): void }} options `headings`: ### is allowed and becomes h2; lines count from 0
 */
export function renderMarkdown(text, { language, headings, wrong, link }) {
  const tokens = markdown.parse(text, {});
  let line = 0;
  for (const token of tokens) {
    line = token.map?.[0] ?? line;
    if (token.type.startsWith("heading")) {
      if (headings && token.markup === "###") token.tag = "h2";
      else if (token.nesting > 0)
        wrong(line, headings ? "only headings with ### are allowed" : "headings are not allowed here");
    } else if (!known.has(token.type)) wrong(line, unknown(token));
    if (token.children) checkInline(token.children, { line, language, wrong, link });
  }
  return markdown.renderer.render(tokens, markdown.options, {}).replace(/(<\/?(?:p|ul|ol|li|h2)>)\n+/g, "$1");
}

function checkInline(children, { line: start, language, wrong, link }) {
  let line = start;
  const open = [];
  for (const token of children) {
    if (token.type === "softbreak" || token.type === "hardbreak") line++;
    if (!known.has(token.type)) wrong(line, unknown(token));
    if (token.type === "text" && /<[/!?]?[a-z]/i.test(token.content))
      wrong(line, "HTML is not allowed, but for <en>…</en> and <mi>…</mi>");
    if (token.type === "lang_open") open.push(token.info);
    if (token.type === "lang_close" && open.pop() !== token.info)
      wrong(line, `</${token.info}> closes nothing`);
    if (token.type === "link_open") {
      const address = token.attrGet("href") ?? "";
      link(line, address);
      token.attrs = [
        ["href", isLink(address) && address.startsWith("/") ? inLanguage(address, language) : address],
      ];
    }
  }
  for (const mark of open) wrong(line, `<${mark}> is not closed`);
}

/** Must match how the site forms its addresses. */
function inLanguage(address, language) {
  if (language === "en") return address;
  return address === "/" ? "/mi" : `/mi${address}`;
}

function unknown({ type }) {
  const name = type.replace(/_(open|close)$/, "").replaceAll("_", " ");
  return `Markdown of this kind is not used here: ${name}`;
}

export function wrongMarks(name) {
  const open = [];
  for (const [tag, closes, mark] of name.matchAll(/<(\/?)([^>]*)>?/g)) {
    if (!/^<\/?(en|mi)>$/.test(tag)) return "holds HTML; only <en>…</en> and <mi>…</mi> are allowed";
    if (!closes) open.push(mark);
    else if (open.pop() !== mark) return `has a </${mark}> that closes nothing`;
  }
  return open.length > 0 ? `has a <${open[0]}> that is not closed` : undefined;
}
