import { wordsOf } from "#app/i18n/words.ts";
import type { FoundCards } from "#app/server/neighbours/content.ts";
import { Bilingual, type BothLanguages } from "#app/ui/bilingual.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { type SearchQuery, searchAddress } from "#app/ui/search/search-address.ts";

const words = wordsOf("search");

interface Choice extends BothLanguages {
  id: string;
  count: number;
}

/** Links, each with the number of results. */
export function Facets({ query, facets }: { query: SearchQuery; facets: NonNullable<FoundCards["facets"]> }) {
  const t = words(usePage().language);
  const stages = facets.stages.map(({ id, nameEn, nameMi, count }) => ({
    id: String(id),
    en: nameEn,
    mi: nameMi,
    count,
  }));
  const topics = facets.topics.map(({ id, name, nameMi, count }) => ({ id, en: name, mi: nameMi, count }));
  if (stages.length + topics.length === 0) return null;
  return (
    <nav className="facets" id="facets" aria-label={t("facets/label")}>
      <Facet query={query} name="stage" choices={stages} />
      <Facet query={query} name="topic" choices={topics} />
    </nav>
  );
}

function Facet({
  query,
  name,
  choices,
}: {
  query: SearchQuery;
  name: "stage" | "topic";
  choices: readonly Choice[];
}) {
  const t = words(usePage().language);
  const to = useAddress();
  const chosen = query[name];
  if (choices.length === 0 && !chosen) return null;
  return (
    <>
      <h2>{t(`facets/${name}`)}</h2>
      <ul>
        {chosen && (
          <li>
            <a href={to(searchAddress({ ...query, page: 1, [name]: undefined }))}>
              {t(`facets/all/${name}`)}
            </a>
          </li>
        )}
        {choices.map(({ id, count, ...both }) => (
          <li key={id}>
            <a
              href={to(searchAddress({ ...query, page: 1, [name]: id }))}
              aria-current={id === chosen ? "true" : undefined}
            >
              <Bilingual {...both} />
            </a>{" "}
            <span className="facet-count">{count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
