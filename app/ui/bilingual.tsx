import type { ReactNode } from "react";
import { htmlLang, type Language, withCard } from "#app/i18n/languages.ts";
import { type AmountsInForce, fillAmounts } from "./amounts/in-words.ts";
import { usePage } from "./page-context.tsx";
import { rich } from "./rich.tsx";

export interface BothLanguages {
  en: string;
  mi?: string | undefined;
}

/** Falls back to English. @returns `lang` if the text is not in the page's language */
export function inLanguage({ en, mi }: BothLanguages, language: Language): { text: string; lang?: string } {
  if (language === "en") return { text: en };
  return mi ? { text: mi } : { text: en, lang: htmlLang.en };
}

export function Bilingual(both: BothLanguages) {
  return bilingual(both, usePage().language);
}

/** For long lists: a component for each name would take longer than the name. */
export function bilingual({ en, mi }: BothLanguages, language: Language): ReactNode {
  const { text, lang } = inLanguage({ en, mi }, language);
  const words = rich(text, language);
  return lang ? <span lang={lang}>{words}</span> : words;
}

/** HTML of the content service, sanitised in `workers/content`. */
export function RichText({ className, ...both }: BothLanguages & { className?: string }) {
  return richText(both, usePage(), className);
}

export function richText(
  both: BothLanguages,
  { language, amounts }: { language: Language; amounts: AmountsInForce },
  className = "rich",
): ReactNode {
  const { text: words, lang } = inLanguage(both, language);
  const text = withCard(fillAmounts(words, amounts, lang ? "en" : language));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow list where it comes in, workers/content.
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: text }} />;
}
