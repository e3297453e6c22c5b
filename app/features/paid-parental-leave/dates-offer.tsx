import type { CalendarDate } from "#app/nz/date.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { CalendarFile } from "./calendar-file.tsx";
import { DatesList } from "./dates-list.tsx";
import type { DatesFor } from "./key-dates.ts";
import { words } from "./numbered-words.ts";
import { pages } from "./pages.ts";

interface DatesOfferProps {
  whose: DatesFor;
  dueDate: CalendarDate | undefined;
}

export function DatesOffer({ whose, dueDate }: DatesOfferProps) {
  const { language, search } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <section className={dueDate ? "card key-dates" : "card key-dates dates-offer"} aria-labelledby="dates">
      <h2 id="dates">{t("dates/title")}</h2>
      {dueDate ? (
        <>
          <DatesList dueDate={dueDate} whose={whose} />
          <CalendarFile dueDate={dueDate} />
        </>
      ) : (
        <>
          <p>{t("dates/offer")}</p>
          <p className="buttons">
            <a className="button" href={to(pages.dates) + search}>
              {t("dates/link")}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
