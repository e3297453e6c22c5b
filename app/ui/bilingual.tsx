import type { ReactNode } from "react";
import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { usePage } from "./page-context.tsx";
import { rich } from "./rich.tsx";

/** A text in English and, where there is one, in te reo Māori: as the content service gives it. */
export interface BothLanguages {
  en: string;
  mi?: string | undefined;
}

/**
 * The words in the language of the page; where they are missing, the English ones.
 * @returns `lang` is there when the words are not in the language of the page
 */
export function inLanguage({ en, mi }: BothLanguages, language: Language): { text: string; lang?: string } {
  if (language === "en") return { text: en };
  return mi ? { text: mi } : { text: en, lang: htmlLang.en };
}

/** A name or label in the language of the page; it may mark runs of the other language, as all our words do. */
export function Bilingual(both: BothLanguages) {
  return bilingual(both, usePage().language);
}

/** The same where the language is known already: in long lists a component for each name would take longer than the name. */
export function bilingual({ en, mi }: BothLanguages, language: Language): ReactNode {
  const { text, lang } = inLanguage({ en, mi }, language);
  const words = rich(text, language);
  return lang ? <span lang={lang}>{words}</span> : words;
}

/**
 * Rich text of the content service in the language of the page. It was sanitised where it came in (`workers/content`), so nothing
 * that a stranger wrote can do more here than be read.
 */
export function RichText({ className, ...both }: BothLanguages & { className?: string }) {
  return richText(both, usePage().language, className);
}

/** The same where the language is known already. */
export function richText(both: BothLanguages, language: Language, className = "rich"): ReactNode {
  const { text, lang } = inLanguage(both, language);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow list where it comes in, workers/content.
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
}
