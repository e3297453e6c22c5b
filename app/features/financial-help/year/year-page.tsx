import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../.build/styles.json";
import { pages } from "../pages.ts";
import { NoAnswers } from "../results/no-answers.tsx";
import { Assumptions } from "../results/week/assumptions.tsx";
import { partNameIn } from "../results/week/part-name.tsx";
import { Unavailable } from "../unavailable.tsx";
import type { Year, YearPageProps } from "./open-year.ts";
import { turnsOf } from "./turns.ts";
import { YearChart } from "./year-chart.tsx";

const words = wordsOf("financial-help/year");
const serviceWords = wordsOf("financial-help");

export function YearPage(props: YearPageProps) {
  const { language, search } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page title={[t("title"), serviceWords(language)("service")]} sheets={[styles.money]} unlisted isPrivate>
      <Heading level={1} text={t("title")} companion={words("mi")("title")} />
      {props.state === "empty" && <NoAnswers />}
      {props.state === "unavailable" && <Unavailable page={pages.year} />}
      {props.state === "unreckoned" && <p className="notice">{t("unreckoned")}</p>}
      {props.state === "found" && <Found {...props} />}
      <p className="no-print">
        <a href={to(pages.results)}>{t("back")}</a>
        {" · "}
        <a href={to(pages.whatIf) + search}>{t("whatIf")}</a>
      </p>
    </Page>
  );
}

function Found(year: Year) {
  const { language } = usePage();
  const t = words(language);
  const sum = year.stretches.reduce((total, { from, parts }, at) => {
    const until = year.stretches[at + 1]?.from ?? year.to;
    return total + (parts.total * (Date.parse(until) - Date.parse(from))) / 604_800_000;
  }, 0);
  return (
    <>
      <h2>{t("sum", { amount: inDollars(Math.round(sum / 100) * 100) })}</h2>
      {year.isTried && <p className="notice">{t("tried")}</p>}
      {year.leave !== "none" && (
        <p>
          <Rich text={t(`leave/${year.leave}`)} />
        </p>
      )}
      <YearChart {...year} />
      <Turns {...year} />
      <p className="small">{t("figures")}</p>
      <Assumptions assumed={year.assumed} />
      <CalendarForm />
    </>
  );
}

function Turns({ stretches }: Year) {
  const { language } = usePage();
  const t = words(language);
  const nameOf = partNameIn(language);
  return (
    <table className="table year-table">
      <caption>{t("caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("columns/from")}</th>
          <th scope="col">{t("columns/what")}</th>
        </tr>
      </thead>
      <tbody>
        {stretches.map((stretch, at) => (
          <tr key={stretch.from}>
            <th scope="row" className="year-from">
              {dayInWords(stretch.from, language)}
            </th>
            <td>
              <p>
                <b>{t("each", { amount: inDollars(stretch.parts.total) })}</b>
              </p>
              {turnsOf(stretch, stretches[at - 1]?.parts, language, nameOf).map((turn) => (
                <p key={turn}>
                  <Rich text={turn} />
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CalendarForm() {
  const { language, search } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <form id="year" className="no-print buttons" method="post" action={to(pages.year) + search}>
      <FormToken />
      <button className="button-quiet" type="submit">
        {t("calendar/button")}
      </button>
    </form>
  );
}
