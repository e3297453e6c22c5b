import sanitizeHtml from "sanitize-html";

const allowedTags = ["p", "ul", "ol", "li", "b", "strong", "em", "i", "a", "h2", "h3", "br", "span", "mark"];
const allowedSchemes = ["https", "http", "mailto", "tel"];
const nonTextTags = [
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "iframe",
  "object",
  "svg",
  "math",
  "template",
  "title",
  "xmp",
];
const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** @returns {Record<string, string>} */
const given = (name, value) => (value ? { [name]: value } : {});

/** @type {import("sanitize-html").IOptions} */
const rules = {
  allowedTags,
  allowedAttributes: { a: ["href"], span: ["lang"] },
  allowedSchemes,
  allowProtocolRelative: false,
  nonTextTags,
  disallowedTagsMode: "discard",
  // Deeper than any text needs; unlimited, the time would grow with the square of the depth.
  nestingLimit: 20,
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href = "" }) => ({ tagName, attribs: given("href", isLink(href) && href.trim()) }),
    span: (tagName, { lang = "" }) => ({ tagName, attribs: given("lang", languageTag.test(lang) && lang) }),
  },
};

/** @param {string} html */
export function sanitise(html) {
  // Twice: removing an element from between two paragraphs nests one paragraph in the other.
  return sanitizeHtml(sanitizeHtml(html, rules), rules);
}

/** @param {string} href true for https, http, mailto, tel, or a path of this site */
export function isLink(href) {
  const address = href.trim();
  if (/[\s\p{Cc}\\]/u.test(address)) return false;
  if (/^\/(?!\/)/.test(address)) return true;
  return /^(https?:\/\/[^/]|mailto:[^/]|tel:[+\d])/i.test(address);
}

/** @param {string} text only `<en>…</en>` and `<mi>…</mi>` are kept, around words in the other language */
export function plainName(text) {
  const kept = sanitizeHtml(text, { ...rules, allowedTags: ["en", "mi"], allowedAttributes: {} });
  // What was written as &lt; must not become the start of an element.
  return decode(kept)
    .replace(/<(?!\/?(?:en|mi)>)/g, "‹")
    .replace(/\s+/g, " ")
    .trim();
}

/** @param {string} html */
export function plainText(html) {
  const text = html.replace(/<\/?(?:p|ul|ol|li|h2|h3|br)\b[^>]*>/g, " ").replace(/<[^>]*>/g, "");
  return decode(text).replace(/\s+/g, " ").trim();
}

const characterEntities = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

function decode(text) {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => characterEntities[name]);
}
