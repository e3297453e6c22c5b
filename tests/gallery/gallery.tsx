import { html, raw } from "hono/html";
import { htmlLang, type Language, languages, otherLanguage } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { contentSecurityPolicy, styleHashes } from "#app/server/http/headers.ts";
import { type Look, looks, sheetInLook } from "#app/ui/look/look.ts";
import letters from "../../.build/letters.json";
import styles from "../../.build/styles.json";
import { drawn } from "./draw.tsx";
import { groups } from "./groups/index.ts";
import type { GroupName, Specimen } from "./specimen.ts";
import { words } from "./words.ts";

const shellWords = wordsOf("i18n");

const home = "/stand-ins/gallery";
/** The site never swaps a font in late, but here it is the font that people look at. */
const ownLetters = letters.sheet.replace("optional", "block");
/** Pixels, as on a phone. */
const narrow = 360;

interface Asked {
  language: Language;
  look: Look;
}

type Html = ReturnType<typeof html>;

export async function answerGallery(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const part = pathname.slice(home.length).replace(/^\/|\/$/g, "");
  const asked: Asked = {
    language: languages.find((each) => each === searchParams.get("language")) ?? "en",
    look: looks.find((each) => each === searchParams.get("look")) ?? "device",
  };
  const sheet = /^sheets\/([a-z0-9-]+)\.css$/.exec(part)?.[1];
  if (sheet) return answerSheet(sheet, asked.look);
  const isNarrow = searchParams.get("width") === String(narrow);
  const body = isNarrow ? inFrame(part, asked) : bodyOf(part, asked);
  if (!body)
    return page(asked, {
      part: "",
      title: words(asked.language)("nothing"),
      body: html`<p><a href="${home}">${words(asked.language)("title")}</a></p>`,
      status: 404,
    });
  return page(asked, { part, title: nameOf(part, asked.language), body, status: 200 });
}

const nameOf = (part: string, language: Language): string => {
  const t = words(language);
  return part === "" ? t("title") : part === "all" ? t("all") : t(`groups/${part as GroupName}`);
};

function bodyOf(part: string, asked: Asked): Html | undefined {
  if (part === "") return list(asked);
  const shown =
    part === "all" ? Object.entries(groups) : Object.entries(groups).filter(([name]) => name === part);
  if (shown.length === 0) return undefined;
  return html`${shown.map(([name, specimens]) => section(name as GroupName, specimens, asked))}`;
}

const list = (asked: Asked): Html => html`<p>${words(asked.language)("about")}</p>
<ul>${[...Object.keys(groups), "all"].map(
  (name) => html`<li><a href="${addressOf(name, asked)}">${nameOf(name, asked.language)}</a></li>`,
)}</ul>`;

/** Each has its own shadow tree, so that neither rules nor ids affect another. */
const section = (
  name: GroupName,
  specimens: readonly Specimen[],
  asked: Asked,
): Html => html`<section data-group="${name}">
<h2><a href="${addressOf(name, asked)}">${nameOf(name, asked.language)}</a></h2>
${specimens.map((specimen) => {
  const { html: inside, sheets, rules } = drawn(specimen, asked.language, asked.look);
  return html`<h3><code>${specimen.name}</code></h3>
<div class="specimen ${specimen.isWindow ? "window" : ""}" data-specimen="${name}/${specimen.name}"><template shadowrootmode="open">${sheets.map(
    (each) => html`<link rel="stylesheet" href="${home}/sheets/${each}.css?look=${asked.look}">`,
  )}${rules.map((each) => html`<style>${raw(each)}</style>`)}${raw(inside)}</template></div>`;
})}
</section>`;

/** Style sheets ask for the width of the window, which a frame has. */
const inFrame = (part: string, asked: Asked): Html =>
  html`<iframe title="${nameOf(part, asked.language)}" width="${narrow}" height="740" src="${addressOf(part, asked)}"></iframe>`;

function addressOf(part: string, { language, look }: Asked, width?: number): string {
  const query = new URLSearchParams({ language, look, ...(width ? { width: String(width) } : {}) });
  return `${home}${part ? `/${part}` : ""}?${query}`;
}

const ownRules = `.specimen{contain:layout;margin:0 0 2rem;overflow:hidden}.window{position:relative;height:46rem}h3 code{font:400 .8125rem monospace;color:var(--stone)}.gallery{padding:1rem;border-bottom:1px solid var(--sand)}.gallery a{display:inline-block;margin:0 .75rem .5rem 0}main>h1,main>p,main>ul,section>h2,section>h3{margin-left:1rem}main{max-width:none}iframe{border:1px solid var(--edge)}`;

interface Shown {
  part: string;
  title: string;
  body: Html;
  status: number;
}

async function page(asked: Asked, { part, title, body, status }: Shown): Promise<Response> {
  const t = words(asked.language);
  const text = String(
    await html`<!DOCTYPE html>
<html lang="${htmlLang[asked.language]}">
<head>
<meta charset="utf-8">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${t("title")} – Tīmata</title>
<style>${raw(sheetInLook(styles.site, asked.look))}</style><style>${raw(ownRules)}</style><style>${raw(ownLetters)}</style>
</head>
<body>
<nav class="gallery" aria-label="${t("title")}">
<a href="${addressOf("", asked)}">${t("title")}</a>
${languages.map((language) => html`<a href="${addressOf(part, { ...asked, language })}" lang="${htmlLang[language]}">${shellWords(otherLanguage(language))("language/toggle")}</a>`)}
${looks.map((look) => html`<a href="${addressOf(part, { ...asked, look })}">${shellWords(asked.language)(`look/${look}`)}</a>`)}
<a href="${addressOf(part, asked)}">${t("wide")}</a> <a href="${addressOf(part, asked, narrow)}">${t("narrow")}</a>
</nav>
<main id="main">
<h1>${title}</h1>
${body}
</main>
</body>
</html>`,
  );
  const policy = contentSecurityPolicy(await styleHashes(text)).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'; frame-src 'self'",
  );
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy,
    "X-Frame-Options": "SAMEORIGIN",
  };
  return new Response(text, { status, headers });
}

function answerSheet(name: string, look: Look): Response {
  const sheet = (styles as Readonly<Record<string, string>>)[name];
  return sheet === undefined
    ? new Response(null, { status: 404 })
    : new Response(sheetInLook(sheet, look), { headers: { "Content-Type": "text/css; charset=utf-8" } });
}
