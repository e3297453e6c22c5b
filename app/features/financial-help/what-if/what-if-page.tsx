import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { QuestionView } from "#app/forms/view/question-view.tsx";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../../.build/styles.json";
import { pages } from "../pages.ts";
import { NoAnswers } from "../results/no-answers.tsx";
import { Assumptions } from "../results/week/assumptions.tsx";
import { Unavailable } from "../unavailable.tsx";
import { whatIf } from "./ask.ts";
import { Columns } from "./columns.tsx";
import type { WhatIfPageProps } from "./open-what-if.ts";

const formWords = wordsOf("forms");
const words = wordsOf("financial-help/what-if");
const serviceWords = wordsOf("financial-help");

type Found = Extract<WhatIfPageProps, { state: "found" }>;

export function WhatIfPage(props: WhatIfPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const hasErrors = props.state === "found" && Object.keys(props.errors).length > 0;
  return (
    <Page
      title={[t("title"), serviceWords(language)("service")]}
      sheets={[styles.form, styles.money]}
      hasErrors={hasErrors}
      unlisted
      isPrivate
    >
      {props.state === "found" && <Errors {...props} />}
      <Heading level={1} text={t("title")} companion={words("mi")("title")} />
      {props.state === "empty" && <NoAnswers />}
      {props.state === "unavailable" && <Unavailable page={pages.whatIf} />}
      {props.state === "unreckoned" && <p className="notice">{t("unreckoned")}</p>}
      {props.state === "found" && (
        <>
          {!props.compared && <p className="lead">{t("lead")}</p>}
          {props.compared && <Columns {...props.compared} />}
          <Form {...props} />
          <Assumptions assumed={props.assumed} />
        </>
      )}
      <p>
        <a href={to(pages.results)}>{t("back")}</a>
      </p>
    </Page>
  );
}

const Errors = ({ errors }: Found) => {
  const { language } = usePage();
  return (
    <ErrorSummary
      questions={questionsOf(whatIf, {})}
      errors={errors}
      texts={textsOf("financial-help/what-if", language).questions}
      t={formWords(language)}
    />
  );
};

/** By GET: nothing of it is kept, and the answer can be gone back to. */
function Form({ asked, typed, errors }: Found) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const texts = textsOf("financial-help/what-if", language).questions;
  return (
    <form id="what-if" className="no-print" method="get" action={to(pages.whatIf)} noValidate>
      <h2>{t("form")}</h2>
      {questionsOf(whatIf, {})
        .filter(({ name }) => (asked as readonly string[]).includes(name))
        .map((question) => (
          <QuestionView
            key={question.name}
            question={question}
            text={texts[question.name as "hours"]}
            answers={typed}
            errors={errors}
            t={formWords(language)}
            focus={false}
          />
        ))}
      <div className="buttons">
        <button className="button" type="submit">
          {t("button")}
        </button>
      </div>
    </form>
  );
}
