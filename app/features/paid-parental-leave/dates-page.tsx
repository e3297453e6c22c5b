import { DueDateErrors, DueDateQuestion } from "#app/features/account/index.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { CalendarFile } from "./calendar-file.tsx";
import type { DatesPageProps } from "./dates.ts";
import { DatesList } from "./dates-list.tsx";
import { words } from "./numbered-words.ts";
import { pages } from "./pages.ts";

const formId = "due-date";

export function DatesPage({ whose, typed, errors, dueDate, originUnknown }: DatesPageProps) {
  const { language, search } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page
      title={[t("dates/title"), t("short")]}
      hasErrors={Object.keys(errors).length > 0}
      sheets={[styles.form, styles.leave]}
      form={{ id: formId, submit: t("dates/show") }}
      isForm
      unlisted
      isPrivate
    >
      <div className="leave">
        <DueDateErrors errors={errors} />
        <Heading level={1} text={t("dates/title")} companion={t("dates/headingMi")} />
        {originUnknown && (
          <p className="notice" role="alert">
            {t("dates/once")}
          </p>
        )}
        <p className="lead">{t("dates/intro")}</p>
        <form id={formId} className="due-date" method="post" action={to(pages.dates) + search} noValidate>
          <FormToken />
          <DueDateQuestion answers={typed} errors={errors} />
          <div className="buttons">
            <button className={dueDate ? "button-quiet" : "button"} type="submit">
              {t("dates/show")}
            </button>
          </div>
          <p className="note">{t("dates/privacy")}</p>
        </form>
        {dueDate && (
          <section className="card key-dates" aria-labelledby="dates">
            <h2 id="dates">{t("dates/title")}</h2>
            <DatesList dueDate={dueDate} whose={whose} />
            <CalendarFile dueDate={dueDate} />
          </section>
        )}
        <p className="leave-back">
          <a href={`${to(pages.checker)}${search}${search && "#result"}`}>{t("dates/back")}</a>
        </p>
      </div>
    </Page>
  );
}
