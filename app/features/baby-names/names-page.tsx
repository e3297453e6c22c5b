import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import { BalloonChart } from "./balloons/balloon-chart.tsx";
import { Choices } from "./choices.tsx";
import { Downloads } from "./download/downloads.tsx";
import { starred, useMarkedName } from "./history/given-name.tsx";
import { LookupForm } from "./history/lookup-form.tsx";
import { type NameList, type TopName, topTen } from "./lists.ts";
import { type NamesQuery, readNamesQuery } from "./names-query.ts";
import { NamesTable } from "./names-table.tsx";
import { notesOn } from "./notes.ts";
import { Links, MaoriStory, Story } from "./story.tsx";

const words = wordsOf("baby-names");

/** Complete without a script, which only keeps the page in place. */
export function NamesPage({ list }: { list: NameList }) {
  const { language, path, search } = usePage();
  const t = words(language);
  const query = readNamesQuery(path, search, list);
  const { category, period } = query;
  const { shown } = topTen(list, category, period);
  return (
    <Page
      title={[t(`chart/${list}/${category}`, { period })]}
      description={t("description")}
      sheets={[styles["baby-names"]]}
      sharesChoice
    >
      <Heading level={1} text={t("title")} companion={words("mi")("title")} />
      <p className="lead">{t("lead")}</p>
      <Island name="region">
        <Choices query={query} />
        <p className="most-given" id="most-given" role="status">
          <MostGiven query={query} names={shown} />
        </p>
        <Names query={query} names={shown} />
      </Island>
      <div className="stories">
        <section aria-labelledby="lookup-title" className="card lookup">
          <h2 id="lookup-title">{t("lookup/title")}</h2>
          <p>{t("lookup/intro")}</p>
          <LookupForm />
        </section>
        <Story />
        <MaoriStory />
        <Links />
      </div>
    </Page>
  );
}

function MostGiven({ query, names }: { query: NamesQuery; names: readonly TopName[] }) {
  const t = words(usePage().language);
  const marked = useMarkedName(query.list);
  const first = names.filter(({ rank }) => rank === 1);
  const told = first.map((each) => marked(starred(each))).join(` ${t("chart/and")} `);
  const amount = first[0]?.amount;
  return (
    <Rich
      text={
        amount === undefined
          ? t("chart/firstUncounted", { names: told })
          : t("chart/first", { names: told, amount })
      }
    />
  );
}

function Names({ query, names }: { query: NamesQuery; names: readonly TopName[] }) {
  const t = words(usePage().language);
  const { list, category, period } = query;
  return (
    <section className="names" id="names" aria-labelledby="names-title">
      <div className="sky">
        <h2 id="names-title">{t(`chart/${list}/${category}`, { period })}</h2>
        <BalloonChart query={query} names={names} />
      </div>
      <div className="told">
        <NamesTable query={query} />
        {list === "maori" && <p className="footnote">{t("footnote")}</p>}
        <p className="note">
          {notesOn(query).map((note) => (
            <span key={note}>
              <Rich text={t(`notes/${note}`, { count: names.length })} />{" "}
            </span>
          ))}
        </p>
        <Downloads query={query} />
      </div>
    </section>
  );
}
