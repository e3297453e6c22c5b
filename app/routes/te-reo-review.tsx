import { awaitingReview } from "#app/i18n/review.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { Page } from "#app/ui/page.tsx";
import { usePlace } from "#app/ui/place.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";

/** The one place that lists which Māori texts no fluent reader has checked yet. */
export default function TeReoReview() {
  const t = shellWords(usePlace().language);
  const texts = awaitingReview();
  return (
    <Page title={[t("review/title")]} unlisted>
      <h1>
        <Rich text={t("review/title")} />
      </h1>
      <p className="lead">
        <Rich text={t("review/intro")} />
      </p>
      <p>{t("review/help")}</p>
      <p>{t("review/count", { count: texts.length })}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t("review/columns/where")}</th>
            <th scope="col">{t("review/columns/english")}</th>
            <th scope="col">
              <Rich text={t("review/columns/maori")} />
            </th>
          </tr>
        </thead>
        <tbody>
          {texts.map(({ table, key, en, mi }) => (
            <tr key={table + key}>
              <td lang="en-NZ">
                {table}/{key}
              </td>
              <td lang="en-NZ">{plain(en)}</td>
              <td lang="mi">{plain(mi)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}
