import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { CodeEntryProps } from "#app/wizard/codes/code-entry.ts";
import { CodeEntryPage } from "#app/wizard/codes/code-entry-page.tsx";
import styles from "../../../../../.build/styles.json";
import { pages } from "../../pages.ts";
import { Unavailable } from "../../unavailable.tsx";
import { Found } from "../results-page.tsx";
import { OfSomebodyElse } from "../when-own.tsx";
import type { OpenedResultsProps } from "./results-entry.ts";

const words = wordsOf("financial-help");

/** For someone who helps a family. */
export const ResultsEntryPage = (props: CodeEntryProps | OpenedResultsProps) =>
  "entry" in props ? <CodeEntryPage {...props} /> : <OpenedResults {...props} />;

function OpenedResults({ day, today, results }: OpenedResultsProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page
      title={[t("takeAlong/open"), t("service")]}
      sheets={[styles.form, styles.results]}
      unlisted
      isPrivate
    >
      <Heading level={1} text={t("takeAlong/open")} companion={words("mi")("takeAlong/open")} />
      <OfSomebodyElse>
        <p className="notice">
          {t("takeAlong/shared", { day: dayInWords(day, language), today: dayInWords(today, language) })}
        </p>
        <form className="buttons" method="post" action={to(pages.code)}>
          <FormToken />
          <button className="button" type="submit" name="intent" value="close">
            {t("takeAlong/close")}
          </button>
          <button className="button-quiet" type="submit" name="intent" value="remove">
            {t("takeAlong/remove")}
          </button>
        </form>
        {results ? <Found {...results} /> : <Unavailable page={pages.code} />}
      </OfSomebodyElse>
    </Page>
  );
}
