import { RemixI18Next } from "remix-i18next/server";

/** The languages of the site, the first one at the bare address. */
export const languages = ["en", "mi"] as const;
export type Language = (typeof languages)[number];

/** The value of `lang` for a page or a passage in a language. */
export const htmlLang: Record<Language, string> = { en: "en-NZ", mi: "mi" };

const prefix = "/mi";

/** Reads the language from an address and gives the path without its language prefix. */
export function readAddress(pathname: string): { language: Language; path: string } {
  if (pathname === prefix) return { language: "mi", path: "/" };
  if (pathname.startsWith(`${prefix}/`)) return { language: "mi", path: pathname.slice(prefix.length) };
  return { language: "en", path: pathname };
}

/** The address of a path (without language prefix) in a language. */
export function address(language: Language, path: string): string {
  // A browser takes what follows two slashes for a host, and the path may be what a visitor asked for.
  const own = path.startsWith("//") ? path.replace(/^\/+/, "/") : path;
  if (language === "en") return own;
  return own === "/" ? prefix : prefix + own;
}

/** Of the two languages, the one that is not this. */
export const otherLanguage = (language: Language): Language => (language === "en" ? "mi" : "en");

/**
 * Decides the language of a request, for everything that is answered to it: by its address alone. No cookie and no header counts, so
 * that an address is always the same page; an address without a language (a call, a file) is English.
 */
export const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: "en",
    order: ["custom"],
    findLocale: async (request) => readAddress(new URL(request.url).pathname).language,
  },
});
