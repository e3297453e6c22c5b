import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { usePlace } from "./place.tsx";
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
export function Bilingual({ en, mi }: BothLanguages) {
  const { language } = usePlace();
  const { text, lang } = inLanguage({ en, mi }, language);
  const words = rich(text, language);
  return lang ? <span lang={lang}>{words}</span> : words;
}

/**
 * Rich text of the content service in the language of the page. It was sanitised where it came in (`workers/content`), so nothing
 * that a stranger wrote can do more here than be read.
 */
export function RichText({ en, mi, className = "rich" }: BothLanguages & { className?: string }) {
  const { text, lang } = inLanguage({ en, mi }, usePlace().language);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow list where it comes in, workers/content.
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
}
