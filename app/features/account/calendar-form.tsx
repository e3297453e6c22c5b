import { formWords } from "#app/forms/words.ts";
import { toIso } from "#app/nz/date.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { FormToken } from "./form-token.tsx";
import type { Personalisation } from "./personalisation.ts";
import { words } from "./words.ts";

export type CalendarFault = "missing" | "format";

interface CalendarFormProps {
  known: Personalisation;
  fault?: CalendarFault | undefined;
}

/** Uses the saved due date or one typed here; needs no log-in. */
export function CalendarForm({ known: { dueDate }, fault }: CalendarFormProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const message = useFaultMessage(fault);
  return (
    <form id="calendar" className="account no-print" method="post" action={to("/calendar.ics")} noValidate>
      <h2>{t("calendar/title")}</h2>
      <p>{t("calendar/body")}</p>
      <FormToken isPersonal />
      <DueDateQuestion value={dueDate && toIso(dueDate)} message={message} />
      <div className="buttons">
        <button className="button" type="submit">
          {t("calendar/button")}
        </button>
      </div>
    </form>
  );
}

interface DueDateQuestionProps {
  value: string | undefined;
  message: string | undefined;
}

/** Asks for the due date, once a page. */
export function DueDateQuestion({ value, message }: DueDateQuestionProps) {
  const t = words(usePage().language);
  return (
    <div className={message ? "question question-wrong" : "question"}>
      <label htmlFor={dueDateId}>{t("profile/questions/dueDate/label")}</label>
      {message && (
        <p className="error" id="calendar-error" data-error>
          {message}
        </p>
      )}
      <input
        id={dueDateId}
        type="date"
        name="dueDate"
        autoComplete="off"
        defaultValue={value}
        aria-describedby={message && "calendar-error"}
        aria-invalid={message ? true : undefined}
      />
    </div>
  );
}

const dueDateId = "calendar-day";

/** The error summary of a page whose only question is the due date. */
export function DueDateErrors({ message }: { message: string }) {
  const { language } = usePage();
  return (
    <section className="error-summary" data-error-summary tabIndex={-1} autoFocus aria-labelledby="errors">
      <h2 id="errors">{formWords(language)("errors/title")}</h2>
      <ul>
        <li>
          <a href={`#${dueDateId}`}>
            {words(language)("profile/questions/dueDate/label")}: {message}
          </a>
        </li>
      </ul>
    </section>
  );
}

export function useFaultMessage(fault: CalendarFault | undefined): string | undefined {
  const t = words(usePage().language);
  return fault && t(fault === "missing" ? "calendar/missing" : "profile/errors/format");
}
