import { type CalendarDate, toIso } from "#app/nz/date.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { words } from "./numbered-words.ts";
import { pages } from "./pages.ts";

/** By POST, so that the due date is in no address. */
export function CalendarFile({ dueDate }: { dueDate: CalendarDate }) {
  const { language, search } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <form id="calendar-file" className="calendar-file" method="post" action={to(pages.calendar) + search}>
      {/* Pages with a due date are never shared between visitors. */}
      <FormToken />
      <input type="hidden" name="dueDate" value={toIso(dueDate)} />
      <div className="buttons">
        <button
          className="button"
          type="submit"
          data-event="Financial help|Paid Parental Leave checker|Calendar"
        >
          {t("dates/calendar")}
        </button>
      </div>
      <p className="note">{t("dates/calendarNote")}</p>
    </form>
  );
}
