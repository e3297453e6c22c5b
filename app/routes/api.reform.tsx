import { dayInWords } from "#app/i18n/day.ts";
import { shellWords } from "#app/i18n/shell.ts";
import type { ReformChange } from "#app/server/neighbours/api-description.ts";
import { page } from "#app/server/page.tsx";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { safeLink } from "#app/ui/link.ts";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

interface ReformPageProps {
  changes: readonly ReformChange[];
}

/** For policy people: what today's rules change in the model of 2018. */
async function openReform(visit: Visit): Promise<PageResult<ReformPageProps>> {
  const changes = await visit.describeReform();
  return show({ changes: changes.ok ? changes.value : [] });
}

const route = page(ReformPage, { open: openReform });
export const { loader, headers } = route;
export default route.Page;

function ReformPage({ changes }: ReformPageProps) {
  const { language } = usePage();
  const t = shellWords(language);
  return (
    <Page title={[t("api/reform/title")]} description={t("api/reform/intro")}>
      <h1>{t("api/reform/title")}</h1>
      <div className="prose">
        <p className="lead">{t("api/reform/intro")}</p>
        <p>{t("api/reform/uncertain")}</p>
        <p>
          <Rich text={t("api/reform/compare")} />
        </p>
      </div>
      {changes.length === 0 ? (
        <p className="notice">{t("contentFailure")}</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t("api/reform/since")}</th>
              <th scope="col">{t("api/reform/what")}</th>
              <th scope="col">{t("api/reform/source")}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.id}>
                <td>{change.since ? dayInWords(change.since, language) : t("api/reform/noDay")}</td>
                <td>{change[language]}</td>
                <td>
                  <span lang="en-NZ">{change.act}</span>
                  {change.confidence === "secondary" && ` (${t("api/reform/secondary")})`}
                  <ul lang="en-NZ">
                    {change.source.map(({ title, address }) => (
                      <li key={title}>{address ? <a href={safeLink(address)}>{title}</a> : title}</li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a href="/api/rules/current/reform?format=json">
          <Rich text={t("api/reform/data")} />
        </a>
      </p>
    </Page>
  );
}
