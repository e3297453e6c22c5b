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

export function address(language: Language, path: string): string {
  // A browser takes what follows two slashes for a host, and the path may come from a visitor.
  const own = path.startsWith("//") ? path.replace(/^\/+/, "/") : path;
  if (language === "en") return own;
  return own === "/" ? prefix : prefix + own;
}

export const otherLanguage = (language: Language): Language => (language === "en" ? "mi" : "en");

/**
 * Decides the language of a request, once, by its address alone: no cookie and no header, so that an address is always the same
 * page. An address without a language (a call, a file) is English.
 */
export const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: "en",
    order: ["custom"],
    findLocale: async (request) => readAddress(new URL(request.url).pathname).language,
  },
});
