import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "#app/i18n/languages.ts";
import { type Look, sheetInLook } from "#app/ui/look/look.ts";
import { PageProvider } from "#app/ui/page-context.tsx";
import styles from "../../.build/styles.json";
import { placeIn } from "./place.ts";
import type { Specimen } from "./specimen.ts";

export interface Drawn {
  html: string;
  sheets: readonly string[];
  rules: readonly string[];
}

const named: Readonly<Record<string, string>> = styles;

export function drawn(
  { draw, sheets = [], context, isBare, isWindow, opens, rules = "" }: Specimen,
  language: Language,
  look: Look,
): Drawn {
  const used = new Set(["site", ...sheets].map((name) => sheetInLook(named[name] ?? "", look)));
  const place = { ...placeIn(language, look), ...context, addStylesheet: (sheet: string) => used.add(sheet) };
  const html = renderToStaticMarkup(<PageProvider value={place}>{draw(language)}</PageProvider>);
  const names = new Map(Object.entries(named).map(([name, sheet]) => [sheetInLook(sheet, look), name]));
  return {
    html: withoutFocus(
      html.startsWith("<html") ? mainOf(html) : isBare || isWindow ? html : inMargins(html),
    ).replace(`id="${opens}"`, (id) => `open ${id}`),
    sheets: [...used].flatMap((sheet) => names.get(sheet) ?? []),
    rules: [...used, rules].filter((sheet) => sheet && !names.has(sheet)),
  };
}

const mainOf = (page: string): string => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? page;

const inMargins = (part: string): string =>
  `<div class="main-parts"><div class="main-part">${part}</div></div>`;

/** Only one element of a page may have it. */
const withoutFocus = (html: string): string => html.replaceAll(' autofocus=""', "");
