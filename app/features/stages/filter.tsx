import { wordsOf } from "#app/i18n/words.ts";
import type { Stage, Tag } from "#app/server/neighbours/content.ts";
import { Bilingual, inLanguage } from "#app/ui/bilingual.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { plain } from "#app/ui/rich.tsx";
import { topicsOf } from "./topics.ts";

const words = wordsOf("stages");

/** Stage 1 has no topics. */
export function Filter({ stage, topic }: { stage: Stage; topic: Tag | undefined }) {
  const { language, path } = usePage();
  const t = words(language);
  const to = useAddress();
  const topics = topicsOf(stage);
  if (topics.length === 0) return null;
  return (
    <div className="filter">
      <form action={to(path)} method="get" className="filter-form">
        <label htmlFor="filter">{t("stage/filter/label")}</label>
        <select id="filter" name="filter" defaultValue={topic?.id ?? ""}>
          <option value="">{t("stage/filter/all")}</option>
          {topics.map(({ id, name, nameMi }) => {
            const { text, lang } = inLanguage({ en: name, mi: nameMi }, language);
            return (
              <option key={id} value={id} lang={lang}>
                {plain(text)}
              </option>
            );
          })}
        </select>
        <button type="submit" className="bar-button">
          {t("stage/filter/button")}
        </button>
      </form>
      {topic && (
        <p className="filtered" role="status">
          {t("stage/filter/shown")}{" "}
          <b>
            <Bilingual en={topic.name} mi={topic.nameMi} />
          </b>{" "}
          <a href={to(path)}>{t("stage/filter/clear")}</a>
        </p>
      )}
    </div>
  );
}
