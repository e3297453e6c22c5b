import { Fragment } from "react";
import { Bilingual, inLanguage } from "#app/ui/bilingual.tsx";
import { CardElements } from "#app/ui/card-elements.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import { sourcesOf } from "#app/ui/sources.tsx";
import styles from "../../../.build/styles.json";
import { intro, numbersOf, topics } from "./topics.ts";

export function SupportPage() {
  const { language } = usePage();
  const title = inLanguage({ en: intro.label, mi: intro.labelMI }, language).text;
  return (
    <Page
      title={[title]}
      sheets={[styles.support]}
      isKept
      isShared={false}
      isDraft={topics.some(({ translation }) => translation === "draft")}
    >
      <People scene="support" />
      <Heading level={1} text={title} companion={intro.labelMI} />
      <div className="support-intro prose">
        <CardElements elements={intro.elements} />
      </div>
      {topics.map(({ id, label, labelMI, elements, sources }) => (
        <div key={id} className="topic">
          <details className="guide-card" id={id}>
            <summary data-event={`Accordion|Click|${id}`}>
              <h2 id={`${id}-title`}>
                <Bilingual en={label} mi={labelMI} />
              </h2>
            </summary>
            <div className="card-body">
              <CardElements elements={elements} />
              {sourcesOf(sources, language)}
            </div>
          </details>
          <p className="topic-numbers">
            {numbersOf(elements).map((number) => (
              <Fragment key={number}>
                <a
                  className="button-quiet"
                  href={`tel:${number.replaceAll(" ", "")}`}
                  aria-describedby={`${id}-title`}
                >
                  {number}
                </a>{" "}
              </Fragment>
            ))}
          </p>
        </div>
      ))}
    </Page>
  );
}
