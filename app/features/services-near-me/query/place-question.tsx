import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { NamedPlace } from "#workers/places/place.ts";
import type { FinderPageProps } from "../open-finder.ts";
import { NotLoaded } from "../results/failed-to-load.tsx";
import { toChosenPlace } from "./find-place.ts";
import { finderAddress } from "./finder-address.ts";
import type { FinderQuery } from "./finder-query.ts";

const words = wordsOf("services-near-me");

export function PlaceQuestion({ query, question }: Pick<FinderPageProps, "query" | "question">) {
  const t = words(usePage().language);
  const { typed } = query;
  if (!question || question.is === "distress") return null;
  if (question.is === "several") return <Several query={query} places={question.places} />;
  if (question.is === "elsewhere") {
    return (
      <p className="notice" role="status">
        {t("place/elsewhere")}
      </p>
    );
  }
  if (question.is === "failed")
    return <NotLoaded query={query} title={t("place/failed/title")} body={t("place/failed/body")} />;
  return (
    <div className="notice" role="status">
      <h3>{t("place/none/title", { typed })}</h3>
      <ul>
        <li>{t("place/none/spelling")}</li>
        <li>{t("place/none/wider")}</li>
        <li>{t("place/none/postcode")}</li>
      </ul>
    </div>
  );
}

function Several({ query, places }: { query: FinderQuery; places: readonly NamedPlace[] }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <nav className="which-place" aria-labelledby="which-place">
      <h3 id="which-place">{t("place/several/title")}</h3>
      <p>{t("place/several/body", { typed: query.typed })}</p>
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <a
              href={to(
                finderAddress(
                  { ...query, pin: undefined, map: undefined },
                  { place: toChosenPlace(place), isPlaceExplicit: true },
                ),
              )}
            >
              <b>{place.text}</b> <Also place={place} />
            </a>
          </li>
        ))}
      </ul>
      <p className="note">{t("place/several/more")}</p>
    </nav>
  );
}

function Also({ place: { name_mi, region } }: { place: NamedPlace }) {
  const { language } = usePage();
  if (!name_mi && !region) return null;
  return (
    <span className="also">
      {name_mi && <span lang={language === "mi" ? undefined : htmlLang.mi}>{name_mi}</span>}
      {name_mi && region && ", "}
      {region}
    </span>
  );
}
