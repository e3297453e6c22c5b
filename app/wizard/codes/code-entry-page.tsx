import { FormPage } from "#app/forms/view/form-page.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { page } from "#app/server/page.ts";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import {
  type CodeEntry,
  type CodeEntryProps,
  type CodeEntryText,
  openCodeEntry,
  submitCodeEntry,
} from "./code-entry.ts";
import { askForCode, codeTexts } from "./code-questions.ts";

const beginWords = wordsOf("wizard/begin");
const comeBackWords = wordsOf("wizard/codes");

export const codeEntryRoute = (entry: CodeEntry) =>
  page(CodeEntryPage, {
    open: (visit, request) => openCodeEntry(entry, visit, request),
    submit: (visit, request) => submitCodeEntry(entry, visit, request),
  });

export function CodeEntryPage({ entry, today, answers, errors, notice }: CodeEntryProps) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const says = entry.says(language);
  const { Another, After } = entry;
  return (
    <FormPage
      title={[says.title, says.service]}
      sheets={[styles.form, ...(entry.sheet ? [entry.sheet] : [])]}
      heading={says.title}
      companion={entry.says("mi").title}
      step={askForCode(entry.path, says, today, language)}
      texts={codeTexts(says, language)}
      answers={answers}
      errors={errors}
      submit={t("continue/button")}
      before={
        <>
          <NoticeText role={notice === "removed" ? "status" : "alert"}>
            {noticeIn(says, notice, language)}
          </NoticeText>
          {notice === "another" && Another && <Another />}
          {says.lead && (
            <p>
              <Rich text={says.lead} />
            </p>
          )}
        </>
      }
      after={After && <After />}
    >
      {notice === "another" && (
        <button className="button-quiet" type="submit" name="intent" value="in-place">
          {t("another/open")}
        </button>
      )}
    </FormPage>
  );
}

function noticeIn(
  { unavailable, removed }: CodeEntryText,
  notice: CodeEntryProps["notice"],
  language: Language,
): string | undefined {
  switch (notice) {
    case "unavailable":
      return unavailable ?? comeBackWords(language)("errors/unavailable");
    case "full":
      return beginWords(language)("full");
    case "removed":
      return removed;
    default:
      return undefined;
  }
}
