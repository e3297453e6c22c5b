import { dayInWords } from "#app/i18n/day.ts";
import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { FoundCards } from "#app/server/neighbours/content.ts";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";

const words = wordsOf("search");

export type Gap = NonNullable<FoundCards["gap"]>;

/** Says what the guide has nothing on, and who does. @param isMore results of ours follow */
export function Elsewhere({ gap: { words: missing, pages }, isMore }: { gap: Gap; isMore: boolean }) {
  const { language } = usePage();
  const t = words(language);
  const lang = language === "mi" ? htmlLang.en : undefined;
  const [oldest] = pages.map(({ read }) => read).sort();
  return (
    <section className="elsewhere" aria-labelledby="elsewhere">
      <h2 id="elsewhere">
        {missing.length > 0
          ? t("elsewhere/nothing", { words: missing.join(", ") })
          : t(pages.length > 0 ? "elsewhere/more" : "elsewhere/unsure")}
      </h2>
      {pages.length > 0 && (
        <>
          <p>{t("elsewhere/pages")}</p>
          <ul>
            {pages.map(({ url, title, owner }) => (
              <li key={url} lang={lang}>
                <a href={safeLink(url)}>{title}</a> – {owner}
              </li>
            ))}
          </ul>
          {oldest && <p className="note">{t("elsewhere/read", { day: dayInWords(oldest, language) })}</p>}
        </>
      )}
      {isMore && missing.length + pages.length > 0 && <p>{t("elsewhere/near")}</p>}
    </section>
  );
}
