import { dayInWords } from "#app/i18n/day.ts";
import { showPart, wordsOf } from "#app/i18n/words.ts";
import type { Reform } from "#app/server/neighbours/api-description.ts";
import { page } from "#app/server/page.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { safeLink } from "#app/ui/link.ts";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const shellWords = wordsOf("i18n");

interface ReformPageProps {
  reform: Reform | undefined;
}

async function openReform(visit: Visit): Promise<PageResult<ReformPageProps>> {
  const reform = await visit.neighbours.describeReform();
  return show({ reform: reform.ok ? reform.value : undefined });
}

export const reform = page(ReformPage, { open: openReform });

function ReformPage({ reform }: ReformPageProps) {
  showPart("api");
  const { language } = usePage();
  const t = shellWords(language);
  return (
    <Page title={[t("api/reform")]} description={t("api/reform")}>
      <h1>{t("api/reform")}</h1>
      {reform ? <Changes {...reform} /> : <p className="notice">{t("contentFailure")}</p>}
    </Page>
  );
}

function Changes({ page: words, changes }: Reform) {
  const { language } = usePage();
  const say = (key: string) => <Rich text={words[key]?.[language] ?? ""} />;
  return (
    <>
      <div className="prose">
        <p className="lead">{say("intro")}</p>
        <p>{say("uncertain")}</p>
      </div>
      <table className="table">
        <thead>
          <tr>
            {["what", "source"].map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <td>
                <p>
                  <b>{change.since ? dayInWords(change.since, language) : say("noDay")}</b>
                </p>
                <Rich text={change[language]} />
              </td>
              <td>
                <span lang="en-NZ">{change.act}</span>
                {change.confidence === "secondary" && <> ({say("secondary")})</>}
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
      <p>
        <a href="/api/rules/current/reform?format=json">{say("data")}</a>
      </p>
    </>
  );
}
