import { dateAnswers } from "#app/forms/typed-day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { Personalisation } from "../personalisation.ts";
import { DueDateQuestion, type TypedDueDate } from "../profile/due-date-question.tsx";

const words = wordsOf("account");

interface CalendarFormProps {
  known: Personalisation;
  typed?: TypedDueDate | undefined;
}

export function CalendarForm({ known: { dueDate }, typed }: CalendarFormProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const shown = typed?.answers ?? (dueDate ? dateAnswers("dueDate", dueDate) : {});
  return (
    <form id="calendar" className="account no-print" method="post" action={to("/calendar.ics")} noValidate>
      <h2>{t("calendar/title")}</h2>
      <p>{t("calendar/body")}</p>
      <FormToken />
      <DueDateQuestion answers={shown} errors={typed?.errors ?? {}} />
      <div className="buttons">
        <button className="button" type="submit">
          {t("calendar/button")}
        </button>
      </div>
      <details className="accordion">
        <summary>{t("calendar/takeAway/title")}</summary>
        <p>{t("calendar/takeAway/body")}</p>
        <p>
          <button className="button-quiet" type="submit" name="intent" value="take-away">
            {t("calendar/takeAway/button")}
          </button>
        </p>
      </details>
    </form>
  );
}
