import { dayInWords, monthName } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { wholeYears } from "#app/nz/date.ts";
import { safeLink } from "#app/ui/link.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { ServiceCategory } from "#workers/service-locations/service-location.ts";
import { SourceText } from "./source-words.tsx";

const words = wordsOf("services-near-me");

const isOfDirectory = ({ type }: ServiceCategory): boolean => type === "FAMILY_SERVICES";

export function PartialNote({ category }: { category: ServiceCategory }) {
  const t = words(usePage().language);
  if (category.coverage !== "porirua") return null;
  return (
    <p className="notice">
      <Rich text={t("data/porirua")} />
    </p>
  );
}

export function DataNote({ category: { as_at }, today }: { category: ServiceCategory; today: string }) {
  const { language } = usePage();
  const t = words(language);
  return (
    <p className="note">
      {t("data/asAt", { date: dataDate(as_at, language) })} {ageOf(as_at, today, language)}{" "}
      <a href="#about-data">{t("data/title")}</a>
    </p>
  );
}

interface AboutDataProps {
  category: ServiceCategory;
  /** Results already say it where the category is known. */
  saysCoverage: boolean;
  today: string;
}

export function AboutData({ category, saysCoverage, today }: AboutDataProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const { as_at, rolls_as_at, coverage, stale, without_location } = category;
  return (
    <section className="about-data" id="about-data" aria-labelledby="about-data-title">
      <h2 id="about-data-title">{t("data/title")}</h2>
      {isOfDirectory(category) && (
        <p>
          <Rich text={t("data/disclaimer")} />
        </p>
      )}
      {saysCoverage && coverage === "porirua" && (
        <p>
          <Rich text={t("data/porirua")} />
        </p>
      )}
      <p>
        {t("data/asAt", { date: dataDate(as_at, language) })} {ageOf(as_at, today, language)}{" "}
        {rolls_as_at && `${t("data/rolls", { date: dataDate(rolls_as_at, language) })} `}
        {stale && `${t("data/stale")} `}
        {t("data/check")}
      </p>
      <p>
        {without_location > 0 && `${t("data/without", { count: without_location })} `}
        {t("data/straight")}
      </p>
      <p>
        <SourceLine category={category} /> <a href={to("/copyright")}>{t("data/credits")}</a>
      </p>
    </section>
  );
}

function SourceLine({ category: { source } }: { category: ServiceCategory }) {
  const t = words(usePage().language);
  const link = safeLink(source.url);
  const title = <SourceText text={source.title} />;
  return (
    <>
      {t("data/source")} <SourceText text={source.publisher} />, {link ? <a href={link}>{title}</a> : title}
      {source.licence && `, ${t("data/licence", { licence: source.licence })}`}.
    </>
  );
}

/** A date alone does not tell a hurried reader that a list is years old. */
function ageOf(asAt: string, today: string, language: Language): string {
  const years = wholeYears(`${asAt}-01`.slice(0, 10), today);
  return years > 0 ? words(language)("data/age", { count: years }) : "";
}

/** A day (YYYY-MM-DD), or a month (YYYY-MM) where no more is known. */
function dataDate(date: string, language: Language): string {
  const [year, month = "", day] = date.split("-");
  const name = monthName(Number(month), language);
  return day === undefined && name ? `${name} ${year}` : dayInWords(date, language);
}
