import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../../.build/styles.json";
import { CalendarForm } from "../calendar/calendar-form.tsx";
import { DueDateErrors } from "../profile/due-date-question.tsx";
import { Saved } from "../saved.tsx";
import type { ToDoPageProps } from "./to-do.ts";
import { ToDoForm, toDoFormId } from "./to-do-form.tsx";

const words = wordsOf("account");

export function ToDoPage({ known, ticked, unsaved, isSaved, typed, next }: ToDoPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page
      title={[t("toDo/title")]}
      hasErrors={typed !== undefined}
      sheets={[styles.account]}
      form={{ id: toDoFormId, submit: t("toDo/save") }}
      unlisted
      isPrivate
    >
      {typed && <DueDateErrors errors={typed.errors} />}
      <Heading level={1} text={t("toDo/title")} companion={words("mi")("toDo/title")} />
      {unsaved && (
        <p className="notice" role="alert">
          {t(`profile/${unsaved}`)}
        </p>
      )}
      {isSaved && <Saved known={known} />}
      <ToDoForm known={known} ticked={ticked} isOwnPage next={next} />
      <p className="no-print">
        {t("toDo/print")} <a href={to("/profile")}>{t("profile/title")}</a>
      </p>
      <CalendarForm known={known} typed={typed} />
    </Page>
  );
}
