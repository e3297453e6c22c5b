import { FormToken } from "#app/features/account/index.ts";
import type { Outlook } from "#app/server/neighbours/rules.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { useCaptions } from "../outlook-words.ts";
import { WhenOwn } from "../when-own.tsx";

/** What begins and ends when, and the form of the calendar file, which needs no account. */
export function OverTime({ outlook }: { outlook: Outlook }) {
  const { language } = usePage();
  const t = useCaptions(outlook);
  if (outlook.overTime.length === 0) return null;
  return (
    <section className="outlook" aria-labelledby="over-time">
      <h2 id="over-time">{t("overTimeTitle")}</h2>
      <p>{t("overTimeIntro")}</p>
      <dl className="weekly">
        {outlook.overTime.map(({ id, when, what }) => (
          <div key={id}>
            <dt>
              <Rich text={when[language]} />
            </dt>
            <dd>
              <Rich text={what[language]} />
            </dd>
          </div>
        ))}
      </dl>
      <WhenOwn>
        <DatesForm outlook={outlook} />
      </WhenOwn>
    </section>
  );
}

/** By POST, so that the day is in no address (quality P1). */
function DatesForm({ outlook }: { outlook: Outlook }) {
  const t = useCaptions(outlook);
  const to = useAddress();
  return (
    <form id="calendar" className="no-print" method="post" action={to("/calendar.ics")}>
      <FormToken isPersonal />
      <label htmlFor="calendar-day">{t("overTimeCalendarBody")}</label>
      <input id="calendar-day" type="date" name="dueDate" autoComplete="off" required />
      <div className="buttons">
        <button className="button-quiet" type="submit">
          {t("overTimeCalendar")}
        </button>
      </div>
    </form>
  );
}
