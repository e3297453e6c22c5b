import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { FormsHere, type FormsHereProps } from "./forms-here.tsx";

const beginWords = wordsOf("wizard/begin");

export interface BeginPageProps extends Pick<FormsHereProps, "service" | "forms" | "now"> {
  readonly page: "begin";
  readonly isFull: boolean;
}

export function BeginPage({ service, forms, now, isFull }: BeginPageProps) {
  const { language } = usePage();
  const t = beginWords(language);
  const title = t("here/title");
  return (
    <Page title={[title, service.words(language)("service")]} sheets={[styles.drafts]} unlisted isPrivate>
      <div className="prose">
        <Heading level={1} text={title} companion={beginWords("mi")("here/title")} />
        {isFull && (
          <p className="notice" role="alert">
            {t("full")}
          </p>
        )}
        <FormsHere service={service} forms={forms} now={now} hasTitle={false} />
      </div>
    </Page>
  );
}
