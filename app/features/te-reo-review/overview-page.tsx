import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { Sought } from "./list-page.tsx";
import { type OverviewProps, reviewPath } from "./review.ts";

const words = wordsOf("te-reo-review");

const columns = ["texts", "once", "read", "proposed"] as const;

/** The one place that says which Māori texts no fluent reader has checked yet. */
export function OverviewPage({ lists }: OverviewProps) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <Page title={[t("title")]} unlisted>
      <h1>
        <Rich text={t("title")} />
      </h1>
      <p className="lead">
        <Rich text={t("intro")} />
      </p>
      <p>{t("help")}</p>
      <p>
        <a href={to(`${reviewPath}/desk`)}>{t("desk")}</a>
      </p>
      <p>
        <Rich text={t("first")} />
      </p>
      <h2>{t("sought/title")}</h2>
      <Sought action={`${reviewPath}/all`} />
      <h2>{t("lists")}</h2>
      <table className="table reach">
        <thead>
          <tr>
            {(["list", ...columns] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns/${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lists.map((list) => (
            <tr key={list.id}>
              <th scope="row">
                <a href={to(`${reviewPath}/${list.id}`)}>
                  <Rich text={t(`groups/${list.id}`)} />
                </a>
              </th>
              {columns.map((column) => (
                <td key={column}>{list[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Page>
  );
}
