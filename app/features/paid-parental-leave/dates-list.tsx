import { dayInWords } from "#app/i18n/day.ts";
import { type CalendarDate, toIso } from "#app/nz/date.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { type DatesFor, keyDates } from "./key-dates.ts";
import { words } from "./numbered-words.ts";

interface DatesListProps {
  dueDate: CalendarDate;
  whose: DatesFor;
}

export function DatesList({ dueDate, whose }: DatesListProps) {
  const { language } = usePage();
  const t = words(language);
  return (
    <>
      <p>{t("dates/counted", { date: dayInWords(toIso(dueDate), language) })}</p>
      <ol className="dates">
        {keyDates(dueDate, whose).map(({ name, day }) => (
          <li key={name} className={name === "dueDate" ? "dates-due" : undefined}>
            <time dateTime={toIso(day)}>{dayInWords(toIso(day), language)}</time>
            <span>{t(`dates/days/${name}`)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
