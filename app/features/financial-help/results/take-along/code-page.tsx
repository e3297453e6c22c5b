import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { codeTexts } from "#app/wizard/codes/code-questions.ts";
import styles from "../../../../../.build/styles.json";
import { pages } from "../../pages.ts";
import { Unavailable } from "../../unavailable.tsx";
import { Found } from "../results-page.tsx";
import { OfSomebodyElse } from "../when-own.tsx";
import { askForCode, type CodePageProps } from "./open-code.ts";

const formWords = wordsOf("forms");
const comeBackWords = wordsOf("wizard/codes");
const words = wordsOf("financial-help");

/** Where somebody who helps a family reads their results. */
export function CodePage({ answers, errors, notice, opened }: CodePageProps) {
  const { language } = usePage();
  const t = words(language);
  const step = askForCode(language);
  const texts = codeTexts(language, "continue");
  const submit = comeBackWords(language)("continue/button");
  return (
    <Page
      title={[t("takeAlong/open"), t("service")]}
      hasErrors={Object.keys(errors).length > 0}
      sheets={[styles.form, styles.results]}
      form={opened ? undefined : { id: formId, submit }}
      unlisted
      isPrivate
    >
      <ErrorSummary
        questions={questionsOf(step, answers)}
        errors={errors}
        texts={texts}
        t={formWords(language)}
      />
      <Heading level={1} text={t("takeAlong/open")} companion={words("mi")("takeAlong/open")} />
      {notice && (
        <p className="notice" role={notice === "failed" ? "alert" : "status"}>
          {t(`takeAlong/${notice}`)}
        </p>
      )}
      {opened ? (
        <Opened {...opened} />
      ) : (
        <StepForm
          step={step}
          answers={answers}
          errors={errors}
          texts={texts}
          submit={submit}
          heading={() => null}
        />
      )}
    </Page>
  );
}

function Opened({ day, today, results }: NonNullable<CodePageProps["opened"]>) {
  const { language, formToken } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <OfSomebodyElse>
      <p className="notice">
        {t("takeAlong/shared", { day: dayInWords(day, language), today: dayInWords(today, language) })}
      </p>
      <form className="buttons" method="post" action={to(pages.code)}>
        <input type="hidden" name="_csrf" value={formToken} />
        <button className="button" type="submit" name="intent" value="close">
          {t("takeAlong/close")}
        </button>
        <button className="button-quiet" type="submit" name="intent" value="remove">
          {t("takeAlong/remove")}
        </button>
      </form>
      {results ? <Found {...results} /> : <Unavailable page={pages.code} />}
    </OfSomebodyElse>
  );
}
