import { FirstHelp, OnwardLink, onwardFrom } from "#app/features/support/index.ts";
import { showPart, wordsOf } from "#app/i18n/words.ts";
import type { DistressAnswer } from "#app/server/neighbours/distress.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { categoryName } from "./category-name.ts";
import { FinderAsk } from "./finder-ask.tsx";
import type { FinderPageProps } from "./open-finder.ts";
import { AboutData } from "./results/about-data.tsx";
import { Results } from "./results/results.tsx";

const words = wordsOf("services-near-me");

export function FinderPage(props: FinderPageProps) {
  showPart("services");
  const { query, category } = props;
  const { language } = usePage();
  const t = words(language);
  const name = category && categoryName(category, language);
  const isFound = Boolean(props.services && query.place);
  const near = name && query.place && t("titleNear", { category: name, place: shortName(query.place.text) });
  return (
    <Page
      title={near ? [{ asTyped: near }] : name ? [name, t("title")] : [t("title")]}
      description={t("description")}
      sheets={query.view === "map" ? [styles.finder, styles["services-map"]] : [styles.finder]}
      unlisted={query.isPlaceExplicit || props.failed !== undefined || props.isUnknownCategory}
      sharesChoice
      isForm={isFound}
    >
      {props.question?.is === "distress" && <Help answers={props.question.answers} />}
      <Heading level={1} text={t("title")} companion={words("mi")("title")} />
      {!isFound && <p className="lead">{t("intro")}</p>}
      <div className={isFound ? "finder-found" : "finder-parts"}>
        <FinderAsk {...props} isFound={isFound} />
        <Results {...props} />
      </div>
      {category && <AboutData category={category} saysCoverage={!props.services} today={props.today} />}
    </Page>
  );
}

function Help({ answers }: { answers: readonly DistressAnswer[] }) {
  return (
    <>
      <FirstHelp answers={answers} />
      <ul>
        {onwardFrom(answers).map((link) => (
          <li key={link.address}>
            <OnwardLink {...link} />
          </li>
        ))}
      </ul>
    </>
  );
}

const shortName = (place: string): string => place.split(",")[0] ?? place;
