import type { ReactNode } from "react";
import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";

const formWords = wordsOf("forms");

export function InEnglish({ children }: { children: ReactNode }) {
  const { language } = usePage();
  if (language === "en") return null;
  return (
    <details className="help">
      <summary lang={htmlLang.en}>{formWords("en")("inEnglish")}</summary>
      <div lang={htmlLang.en}>{children}</div>
      <p>{formWords(language)("englishCounts")}</p>
    </details>
  );
}
