import { wordsOf } from "#app/i18n/words.ts";
import { Island } from "#app/ui/island.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { PlaceSearch } from "#app/ui/place-search.tsx";
import { categoryName } from "./category-name.ts";
import type { FinderPageProps } from "./open-finder.ts";
import { aboutPointText, finder, finderAddress } from "./query/finder-address.ts";

const words = wordsOf("services-near-me");

/** A plain GET form: its answer has an address of its own. */
export function FinderForm(props: FinderPageProps) {
  const { query } = props;
  const t = words(usePage().language);
  const to = useAddress();
  const { place, typed } = query;
  return (
    <form id="finder" className="finder" action={to(finder)} method="get">
      <Category {...props} />
      <Island name="place-search">
        <PlaceSearch
          id="place"
          name="place"
          label={t("place/label")}
          hint={t("place/hint")}
          placeholder={t("place/placeholder")}
          typed={typed}
          chosen={place && { text: place.text, at: aboutPointText(place) }}
        />
        <Locate />
      </Island>
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      {query.view === "map" && <input type="hidden" name="view" value="map" />}
      <div className="buttons">
        <button className="button" type="submit">
          {t("find")}
        </button>
        {(place || typed) && (
          <a className="clear" href={to(cleared(query))}>
            {t("place/clear")}
          </a>
        )}
      </div>
    </form>
  );
}

const cleared = (query: FinderPageProps["query"]): string =>
  finderAddress(query, {
    place: undefined,
    typed: "",
    isPlaceExplicit: true,
    isRemembered: false,
    pin: undefined,
    map: undefined,
  });

function Category({ query, categories }: FinderPageProps) {
  const { language } = usePage();
  const t = words(language);
  if (!categories) return <input type="hidden" name="category" value={query.category ?? ""} />;
  const byName = categories
    .map((category) => ({
      id: category.id,
      name: categoryName(category, language),
      // Said before somebody chooses in vain.
      where: category.coverage === "porirua" ? ` (${t("category/porirua")})` : "",
    }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <div className="question">
      <label htmlFor="category">{t("category/label")}</label>
      <select
        id="category"
        name="category"
        defaultValue={byName.some(({ id }) => id === query.category) ? query.category : ""}
      >
        <option value="">{t("category/select")}</option>
        {byName.map(({ id, name, where }) => (
          <option key={id} value={id}>
            {`${name}${where}`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Hidden without a script. */
function Locate() {
  const t = words(usePage().language);
  return (
    <div
      className="locate"
      hidden
      data-searching={t("locate/searching")}
      data-refused={t("locate/refused")}
      data-failed={t("locate/failed")}
    >
      <button className="button-quiet" type="button">
        {t("locate/button")}
      </button>
      <p className="note">{t("locate/note")}</p>
      <p className="locate-status" role="status" />
    </div>
  );
}
