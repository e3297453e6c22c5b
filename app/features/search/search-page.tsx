import { FirstHelp, OnwardLink, onwardFrom, QuietLine } from "#app/features/support/index.ts";
import { showPart, wordsOf } from "#app/i18n/words.ts";
import type { FoundCards, SearchResult } from "#app/server/neighbours/content.ts";
import type { DistressAnswer } from "#app/server/neighbours/distress.ts";
import { Island } from "#app/ui/island.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type SearchQuery, searchAddress } from "#app/ui/search/search-address.ts";
import { SearchForm } from "#app/ui/search/search-form.tsx";
import styles from "../../../.build/styles.json";
import { Act, actFor } from "./act.tsx";
import { Elsewhere, type Gap } from "./elsewhere.tsx";
import { Facets } from "./facets.tsx";
import { Nothing } from "./nothing.tsx";
import { keyOf, Result } from "./result.tsx";

const words = wordsOf("search");

export interface SearchPageProps {
  query: SearchQuery;
  results: readonly SearchResult[];
  /** The number shown, where the content service gives no total. */
  total: number;
  isMore: boolean;
  facets?: FoundCards["facets"];
  correction?: { term: string; applied: boolean } | undefined;
  gap?: Gap | undefined;
  hasFailed?: boolean;
  /** Comes first, whatever else is found. */
  help: readonly DistressAnswer[];
  /** It is shown without an address that holds the words. */
  isPrivate: boolean;
}

export function SearchPage(props: SearchPageProps) {
  showPart("distress");
  const { query, hasFailed, help, isPrivate } = props;
  const t = words(usePage().language);
  const { term } = query;
  return (
    <Page
      // A browser keeps the titles of pages.
      title={[term && !isPrivate ? { asTyped: t("titleFor", { term }) } : t("title")]}
      description={t("description")}
      sheets={[styles.search]}
      // Anybody can put any term into an address: only the bare search page is indexed.
      unlisted={term !== ""}
      isShared={false}
    >
      <FirstHelp answers={help} />
      <h1>{t("title")}</h1>
      <SearchForm id="search-here" term={term} />
      {term && <QuietLine />}
      {hasFailed && (
        <p className="notice" role="alert">
          {t("failure")}
        </p>
      )}
      {hasFailed && (
        <p>
          <Rich text={t("nothing/support")} />
        </p>
      )}
      {term && !hasFailed && <Found {...props} />}
      {!term && <Nothing query={query} />}
    </Page>
  );
}

function Found(props: SearchPageProps) {
  const { query, results, help, total, isPrivate, gap } = props;
  // Its links would hold the words.
  const facets = isPrivate ? undefined : props.facets;
  const act = isPrivate ? undefined : actFor(query.term);
  const t = words(usePage().language);
  return (
    <div className="search-parts">
      <Island name="region">
        <p className="count" id="count" role="status">
          {total > 0 && t("count", { shown: results.length, total })}
        </p>
        {facets && results.length > 1 && (
          <p className="to-facets alone">
            <a href="#facets">{t("facets/label")}</a>
          </p>
        )}
        <div id="results" className="results">
          {act && help.length === 0 && <Act act={act} />}
          <Summary {...props} />
          {gap && (gap.pages.length > 0 || results.length > 0) && (
            <Elsewhere gap={gap} isMore={results.length > 0} />
          )}
          {results.length + help.length === 0 ? (
            <Nothing query={query} hasPages={gap !== undefined && gap.pages.length > 0} />
          ) : (
            <ol className="result-list">
              {onwardFrom(help).map((link) => (
                <li key={link.address} className="result">
                  <h2>
                    <OnwardLink {...link} />
                  </h2>
                </li>
              ))}
              {results.map((result, index) => (
                <Result
                  key={keyOf(result)}
                  result={result}
                  place={index + 1}
                  isAnswer={index === 0 && !gap}
                />
              ))}
            </ol>
          )}
          {!isPrivate && <More {...props} />}
        </div>
      </Island>
      {facets && <Facets query={query} facets={facets} />}
    </div>
  );
}

function Summary({ query, total, correction, isPrivate }: SearchPageProps) {
  const { language } = usePage();
  const t = words(language);
  return (
    <>
      {correction && <Correction query={query} correction={correction} isPrivate={isPrivate} />}
      {language !== "en" && total > 0 && (
        <p className="note">
          <Rich text={t("translation")} />
        </p>
      )}
    </>
  );
}

interface CorrectionProps {
  query: SearchQuery;
  correction: { term: string; applied: boolean };
  isPrivate: boolean;
}

/** What was put right leads back to what was typed; what was only offered, to itself. */
function Correction({ query, correction: { term, applied }, isPrivate }: CorrectionProps) {
  const t = words(usePage().language);
  const to = useAddress();
  const changed = applied ? { isAsTyped: true } : { term };
  const address = to(searchAddress({ ...query, page: 1, ...changed }));
  return (
    <p className="correction">
      {applied ? (
        <>
          {t("correctedTo")} <b>{term}</b>.{" "}
          {!isPrivate && <a href={address}>{t("asTyped", { term: query.term })}</a>}
        </>
      ) : (
        <>
          {t("didYouMean")}{" "}
          <a href={address}>
            <b>{term}</b>
          </a>
          ?
        </>
      )}
    </p>
  );
}

/** The next page repeats the current results and adds more. */
function More({ query, results, isMore }: SearchPageProps) {
  const t = words(usePage().language);
  const to = useAddress();
  if (!isMore) return null;
  const address = to(searchAddress({ ...query, page: query.page + 1 }));
  return (
    <p className="more">
      <a className="button-quiet" href={`${address}#result-${results.length + 1}`} data-region="results">
        {t("more")}
      </a>
    </p>
  );
}
