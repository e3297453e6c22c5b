import { Bilingual, inLanguage } from "#app/ui/bilingual.tsx";
import { CardElements } from "#app/ui/card-elements.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { intro, topics } from "./topics.ts";

/** Help in hard times: whom to call, topic by topic (spec 1 section 2.7). */
export function SupportPage() {
  const { language } = usePage();
  const title = inLanguage({ en: intro.label, mi: intro.labelMI }, language).text;
  return (
    <Page
      title={[title]}
      sheets={[styles.support]}
      isDraft={topics.some(({ translation }) => translation === "draft")}
    >
      <Heading level={1} text={title} companion={intro.labelMI} />
      <div className="support-intro prose">
        <CardElements elements={intro.elements} />
      </div>
      {topics.map(({ id, label, labelMI, elements }) => (
        <details key={id} className="guide-card" id={id}>
          <summary data-event={`Accordion|Click|${label}`}>
            <h2>
              <Bilingual en={label} mi={labelMI} />
            </h2>
          </summary>
          <div className="card-body">
            <CardElements elements={elements} />
          </div>
        </details>
      ))}
    </Page>
  );
}
