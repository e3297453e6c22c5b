import { Fragment, type ReactNode } from "react";
import { dayInWords } from "#app/i18n/day.ts";
import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { safeLink } from "./link.ts";
import { rich } from "./rich.tsx";

const shellWords = wordsOf("i18n");

export interface Source {
  /** English; te reo Māori in it is marked. */
  name: string;
  url: string;
  /** YYYY-MM-DD, when somebody last checked it. */
  read?: string | undefined;
}

/** Sources read on the same day share a sentence. What nobody has read since is told to editors, at `/about/content`. */
export function sourcesOf(sources: readonly Source[], language: Language): ReactNode {
  const t = shellWords(language);
  const days = [...new Set(sources.flatMap(({ read }) => read ?? []))].sort().reverse();
  return (
    days.length > 0 && (
      <p className="note sources">
        {days.map((day) => (
          <Fragment key={day}>
            {t("sources/read", { day: dayInWords(day, language) })}{" "}
            <span lang={language === "mi" ? htmlLang.en : undefined}>
              {sources.filter(({ read }) => read === day).map(link)}
            </span>
            {". "}
          </Fragment>
        ))}
      </p>
    )
  );
}

function link({ name, url }: Source, index: number): ReactNode {
  const target = safeLink(url);
  return (
    <Fragment key={index}>
      {index > 0 && ", "}
      {target ? <a href={target}>{rich(name, "en")}</a> : rich(name, "en")}
    </Fragment>
  );
}
