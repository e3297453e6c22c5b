import { RemixI18Next } from "remix-i18next/server";

/** The first one has no prefix. */
export const languages = ["en", "mi"] as const;
export type Language = (typeof languages)[number];

export const htmlLang: Record<Language, string> = { en: "en-NZ", mi: "mi" };

const prefix = "/mi";

export function readAddress(pathname: string): { language: Language; path: string } {
  if (pathname === prefix) return { language: "mi", path: "/" };
  if (pathname.startsWith(`${prefix}/`)) return { language: "mi", path: pathname.slice(prefix.length) };
  return { language: "en", path: pathname };
}

/** One page, one address: no final slash, and no needless percent. */
export const oneSpelling = (path: string): string =>
  path
    .replace(/%[2-7][0-9a-f]/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code;
    })
    .replace(/(?<=[^/])\/$/, "");

export function address(language: Language, path: string): string {
  // A browser reads what follows two slashes as a host, and the path may come from a visitor.
  const own = withCard(path.startsWith("//") ? path.replace(/^\/+/, "/") : path);
  if (language === "en") return own;
  return own === "/" ? prefix : prefix + own;
}

const anchorOfCard = /((?:\/mi)?\/stage\/[\w-]+)(\?[^#"]*)?#card(\d+)/g;

/** Browsers do not send what follows the `#`, and the server shows in full only the cards it is asked for. */
export const withCard = (text: string): string =>
  text.includes("#card")
    ? text.replace(anchorOfCard, (whole, page, query = "", id) => {
        const asked = `card=${id}`;
        if (query.includes(asked)) return whole;
        return `${page}${query ? `${query}&` : "?"}${asked}#card${id}`;
      })
    : text;

export const otherLanguage = (language: Language): Language => (language === "en" ? "mi" : "en");

/**
 * By the address alone, never cookies or headers, so that an address is always the same page. Without a language
 * (a call, a file) it is English.
 */
export const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: "en",
    order: ["custom"],
    findLocale: async (request) => readAddress(new URL(request.url).pathname).language,
  },
});
