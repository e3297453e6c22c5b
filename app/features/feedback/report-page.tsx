import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { answers } from "./counts.ts";
import type { ReportPageProps } from "./feedback.ts";

const words = wordsOf("feedback");

/** For those who write the pages. */
export function ReportPage({ counts }: ReportPageProps) {
  const t = words(usePage().language);
  const pages = Object.entries(counts ?? {});
  return (
    <Page title={[t("report/title")]} unlisted>
      <h1>{t("report/title")}</h1>
      <p className="lead">{t("report/intro")}</p>
      {pages.length > 0 ? (
        <Table pages={pages} />
      ) : (
        <p className="notice">{t(counts ? "report/none" : "report/failed")}</p>
      )}
    </Page>
  );
}

function Table({ pages }: { pages: [string, Readonly<Record<string, number>>][] }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t("report/page")}</th>
          {answers.map((answer) => (
            <th key={answer} scope="col">
              <Rich text={t(`report/columns/${answer}`)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pages.map(([path, counted]) => (
          <tr key={path}>
            <th scope="row">
              <a href={to(path)}>{path}</a>
            </th>
            {answers.map((answer) => (
              <td key={answer}>{counted[answer] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
