import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { pages } from "../pages.ts";
import { NoAnswers } from "../results/no-answers.tsx";
import type { Verdict } from "../results/verdicts.ts";
import { Unavailable } from "../unavailable.tsx";
import type { ComparedPayment, ComparisonPageProps } from "./open-comparison.ts";

const words = wordsOf("financial-help");

/** For policy people: what this household gets under either law, and which changes concern it. */
export function ComparisonPage(props: ComparisonPageProps) {
  const t = words(usePage().language);
  return (
    <Page title={[t("comparison/title"), t("service")]} unlisted isPrivate={props.state === "found"}>
      <Heading level={1} text={t("comparison/title")} companion={words("mi")("comparison/title")} />
      <p className="lead">{t("comparison/lead")}</p>
      {props.state === "empty" && <NoAnswers />}
      {props.state === "unavailable" && <Unavailable page={pages.comparison} />}
      {props.state === "too-many" && <p className="notice">{t("comparison/tooMany")}</p>}
      {props.state === "found" && <Verdicts payments={props.payments} />}
      <p>
        <Rich text={t("comparison/back")} />
      </p>
    </Page>
  );
}

function Verdicts({ payments }: { payments: readonly ComparedPayment[] }) {
  const { language } = usePage();
  const t = words(language);
  const verdict = (is: Verdict) => t(`comparison/verdicts/${is === null ? "perhaps" : is ? "yes" : "no"}`);
  return (
    <>
      <p>{t("comparison/unknown")}</p>
      <table className="table">
        <caption className="visually-hidden">{t("comparison/caption")}</caption>
        <thead>
          <tr>
            {(["payment", "base", "current"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`comparison/columns/${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, base, current }) => (
            <tr key={id}>
              <th scope="row">
                <Rich text={t(`benefits/${id}/name`)} />
              </th>
              <td className="whole">{verdict(base)}</td>
              <td className="whole">{base === current ? verdict(current) : <b>{verdict(current)}</b>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="prose">
        <h2>{t("comparison/changes")}</h2>
        {payments
          .filter(({ base, current }) => base !== current)
          .map(({ id, changes }) => (
            <section key={id}>
              <h3>
                <Rich text={t(`benefits/${id}/name`)} />
              </h3>
              <ul>
                {changes.map((change) => (
                  <li key={change.id}>
                    {change.since && `${dayInWords(change.since, language)}: `}
                    <Rich text={change[language]} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}
