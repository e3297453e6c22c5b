import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { type Service, stepPath } from "../service.ts";
import { endInWords } from "./end-in-words.ts";

const beginWords = wordsOf("wizard/begin");

export interface TakeAlongPageProps {
  readonly page: "take-along";
  readonly service: Service;
  readonly step: string;
  readonly changedAt: number;
  readonly until: number | undefined;
  readonly now: number;
  readonly isFull: boolean;
}

/** The form may be somebody else's, so nothing of it is shown. */
export function TakeAlongPage({ service, step, changedAt, until, now, isFull }: TakeAlongPageProps) {
  const { language } = usePage();
  const t = beginWords(language);
  const to = useAddress();
  const title = t("takeAlong/title");
  return (
    <Page title={[title, service.words(language)("service")]} sheets={[styles.drafts]} unlisted isPrivate>
      <div className="prose">
        <Heading level={1} text={title} companion={beginWords("mi")("takeAlong/title")} />
        {isFull && (
          <p className="notice" role="alert">
            {t("full")}
          </p>
        )}
        <p>{t("takeAlong/body", { changed: momentInWords(changedAt, language) })}</p>
        <form id="between" method="post" action={to(stepPath(service, step))}>
          <FormToken />
          {(["take", "leave"] as const).map((choice) => (
            <p key={choice}>
              <button className="button-quiet" type="submit" name="intent" value={`${choice}-typed`}>
                {t(`takeAlong/${choice}`)}
              </button>{" "}
              {t(`takeAlong/${choice}Hint`)}
            </p>
          ))}
        </form>
        {until !== undefined && (
          <p>{t("takeAlong/leaveStays", { until: endInWords(until, now, language) })}</p>
        )}
      </div>
    </Page>
  );
}
