import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { type Category, categories, type NameList, periodsOf } from "./lists.ts";
import { type NamesQuery, namesAddress, slugOf } from "./names-query.ts";

const words = wordsOf("baby-names");

/** The island replaces these regions when another list is chosen. */
const regions = "choices names";

/** Names for analytics, in any language. */
const events = { maori: "Top Māori Names", english: "Top Names" } as const;
const lists: readonly NameList[] = ["maori", "english"];

export function Choices({ query }: { query: NamesQuery }) {
  const t = words(usePage().language);
  return (
    <div className="choices" id="choices">
      <nav className="lists" aria-label={t("lists/label")}>
        {lists.map((list) => (
          <Choice key={list} id={`list-${list}`} query={query} change={{ list }} event={events[list]}>
            {t(`lists/${list}`)}
          </Choice>
        ))}
      </nav>
      <nav className="categories" aria-label={t("category/label")}>
        {categories.map((category) => (
          <Choice key={category} id={category} query={query} change={{ category }}>
            <CategoryName category={category} list={query.list} />
          </Choice>
        ))}
      </nav>
      <YearForm query={query} />
    </div>
  );
}

/** Girls and boys; Kōtiro and Tama for Māori names, on English pages too. */
function CategoryName({ category, list }: { category: Category; list: NameList }) {
  const { language } = usePage();
  const t = words(language);
  if (list === "english") return t(`category/${category}`);
  return <span lang={language === "mi" ? undefined : "mi"}>{t(`category/${category}Mi`)}</span>;
}

interface ChoiceProps {
  id: string;
  query: NamesQuery;
  change: Partial<NamesQuery>;
  event?: string;
  children: ReactNode;
}

function Choice({ id, query, change, event, children }: ChoiceProps) {
  const to = useAddress();
  const next = { ...query, ...change };
  const isChosen = next.list === query.list && next.category === query.category;
  return (
    <a
      id={id}
      href={to(namesAddress(next))}
      aria-current={isChosen ? "true" : undefined}
      data-region={regions}
      data-push=""
      data-event={event && `Top baby names|Click tab|${event}`}
    >
      {children}
    </a>
  );
}

function YearForm({ query }: { query: NamesQuery }) {
  const t = words(usePage().language);
  const to = useAddress();
  const { list, category, period } = query;
  const latest = periodsOf(list)[0] ?? "";
  return (
    <form
      className="years"
      id="years"
      action={to(namesAddress({ list, category: "girls", period: latest }))}
      method="get"
      data-region={regions}
      data-push=""
    >
      {category === "boys" && <input type="hidden" name="category" value={category} />}
      <label htmlFor="year">{t("year/label")}</label>
      <select id="year" name="year" defaultValue={slugOf(period)}>
        {periodsOf(list).map((each) => (
          <option key={each} value={slugOf(each)}>
            {each}
          </option>
        ))}
      </select>
      <button type="submit" className="bar-button" id="show-year">
        {t("year/button")}
      </button>
    </form>
  );
}
