import { wordsOf } from "#app/i18n/words.ts";
import { StageList } from "#app/ui/header.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type SearchQuery, searchAddress } from "#app/ui/search/search-address.ts";

const words = wordsOf("search");

/** @param hasPages pages of others were named above */
export function Nothing({ query, hasPages }: { query: SearchQuery; hasPages?: boolean }) {
  const { language, shell } = usePage();
  const t = words(language);
  const to = useAddress();
  const { term, stage, topic } = query;
  return (
    <div className="nothing">
      {term && !hasPages && <People scene="search" />}
      {term && !hasPages && (
        <p role="status">
          <b>{t("nothing/title", { term })}</b>
        </p>
      )}
      {term && !hasPages && (
        <p>
          <Rich text={t("nothing/others")} />
        </p>
      )}
      {term && (stage || topic) && (
        <p>
          <a href={to(searchAddress({ ...query, page: 1, stage: undefined, topic: undefined }))}>
            {t("nothing/everywhere")}
          </a>
        </p>
      )}
      {term && (
        <ul>
          <li>{t("nothing/spelling")}</li>
          <li>{t("nothing/fewer")}</li>
          <li>
            <Rich text={t("nothing/language")} />
          </li>
        </ul>
      )}
      {shell.stages.length > 0 && (
        <nav aria-labelledby="nothing-stages">
          <h2 id="nothing-stages">{t("nothing/stages")}</h2>
          <StageList />
        </nav>
      )}
      <p>
        <Rich text={t("nothing/support")} />
      </p>
    </div>
  );
}
