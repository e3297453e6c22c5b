import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { pages } from "../pages.ts";
import { PartName } from "../results/week/part-name.tsx";
import type { Change } from "./change.ts";
import type { Compared } from "./open-what-if.ts";

const words = wordsOf("financial-help/what-if");

/** The difference in one sentence, and both weeks. */
export function Columns(compared: Compared) {
  const { change, now, tried, isOnBenefit } = compared;
  const { language, search } = usePage();
  const t = words(language);
  const to = useAddress();
  const ids = [...new Set([...now.rows, ...tried.rows].map(({ id }) => id))];
  const columns = [now, tried].map(({ rows }) => new Map(rows.map(({ id, weekly }) => [id, weekly])));
  return (
    <section className="card comparison" aria-labelledby="difference">
      <h2 id="difference">
        {t(`difference/${kindOf(change, tried.total - now.total)}`, {
          difference: inDollars(Math.abs(tried.total - now.total)),
          now: inDollars(now.total),
          tried: inDollars(tried.total),
        })}
      </h2>
      <PerHour {...compared} />
      <table className="table">
        <caption className="visually-hidden">{t("caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("columns/what")}</th>
            <th scope="col">{t("columns/now")}</th>
            <th scope="col">
              {change.back
                ? t("columns/from", { day: dayInWords(change.back, language) })
                : t("columns/tried")}
            </th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row">
                <PartName id={id} />
              </th>
              {columns.map((column, at) => (
                <Cell key={at} weekly={column.get(id)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("total")}</th>
            <td>{inDollars(now.total)}</td>
            <td>{inDollars(tried.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="small">{t("notCounted")}</p>
      {isOnBenefit && (
        <p className="small">
          <Rich text={t("tellThem")} />
        </p>
      )}
      <p>
        <a href={to(pages.year) + search}>{t("overAYear")}</a>
      </p>
    </section>
  );
}

const Cell = ({ weekly = 0 }: { weekly: number | undefined }) => <td>{inDollars(weekly)}</td>;

/** Whether one is better off is said of work alone: a child or a partner is more than money. */
function kindOf({ rent, hasBaby, partnerPay }: Change, difference: number) {
  if (Math.abs(difference) < 1) return "same";
  const isWorkAlone = rent === undefined && !hasBaby && partnerPay === undefined;
  const isMore = difference > 0;
  if (isWorkAlone) return isMore ? "better" : "worse";
  return isMore ? "more" : "less";
}

/** What an hour more leaves, after all that it takes. */
function PerHour({ change, now, tried, hours }: Compared) {
  const t = words(usePage().language);
  const more = (change.hours ?? hours) - hours;
  const left = tried.total - now.total;
  const isWorkAlone = !change.hasBaby && change.partnerPay === undefined && change.rent === undefined;
  if (more <= 0 || left < 1 || !isWorkAlone || change.back) return null;
  return <p>{t("perHour", { amount: inDollars(Math.round(left / more)) })}</p>;
}
