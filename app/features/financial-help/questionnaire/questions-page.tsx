import { type Answers, answerTo } from "#app/forms/answers.ts";
import { visibilitySheet } from "#app/forms/conditions/visibility.ts";
import { questionsOf } from "#app/forms/questions.ts";
import type { Errors } from "#app/forms/validate.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { Heading, HeadingText } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../.build/styles.json";
import { ClearAnswers } from "../clear-answers.tsx";
import { pages } from "../pages.ts";
import { Unavailable } from "../unavailable.tsx";
import { UrgentHelp, UrgentLink } from "../urgent-help.tsx";
import { questionnaire } from "./questions.ts";

const formWords = wordsOf("forms");
const words = wordsOf("financial-help");

export interface QuestionsPageProps {
  answers: Answers;
  errors: Errors;
  /** A required neighbour is down. */
  unavailable?: boolean;
  focus?: string | undefined;
  cleared?: boolean;
}

const asked = questionsOf(questionnaire, {});
const residence = asked.find(({ name }) => name === "applicant.isNZResident");
const childHere = asked.find(({ name }) => name === "applicant.childIsNZResident");
const saysNo = `:has(#${residence?.id} [value="false"]:checked):not(:has(#${childHere?.id} [value="true"]:checked))`;
const visibility =
  visibilitySheet(formId, questionnaire.sections, asked) +
  // The note for non-residents depends on one answer; without `:has()`, on the answer the page was made with.
  `.non-resident:not(.answered){display:none}@supports selector(:has(*)){#${formId}${saysNo} .non-resident{display:block}#${formId}:not(${saysNo}) .non-resident{display:none}}`;

/** Minutes for everything that may be asked: it takes 5 to 8. */
const longest = 8;

/** At most this many minutes are left at the start of each section. */
const minutesFrom = questionnaire.sections.map((_, at) => {
  const rest = questionsOf({ ...questionnaire, sections: questionnaire.sections.slice(at) }, {});
  return Math.ceil((longest * rest.length) / asked.length);
});

/** Sections that are not asked do not count, so only the style sheet knows the number. */
function partSheet(language: Language): string {
  const [before = "", between = "", after = ""] = words(language)("questionnaire/part", {
    number: "\n",
    count: questionnaire.sections.length,
    minutes: "\n",
  }).split("\n");
  const text = [quoted(before), "counter(section)", quoted(between), "counter(minutes)", quoted(after)].join(
    " ",
  );
  const minutes = questionnaire.sections.map(
    ({ name }, at) => `#${name}{counter-reset:minutes ${minutesFrom[at]}}`,
  );
  return `#${formId}>.form-section::before{content:${text};display:block;font:400 .9375rem/1.6 var(--sans);color:var(--stone)}${minutes.join("")}`;
}

const quoted = (text: string): string => JSON.stringify(text);

export function QuestionsPage(props: QuestionsPageProps) {
  const { answers, errors, unavailable, cleared } = props;
  const { language } = usePage();
  const t = words(language);
  const texts = textsOf("financial-help", language).questions;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <Page
      title={[t("questionnaire/title"), t("service")]}
      hasErrors={hasErrors}
      sheets={[styles.form, styles.questionnaire, visibility, partSheet(language)]}
      form={unavailable ? undefined : { id: formId, submit: t("questionnaire/submit") }}
      aside={<UrgentHelp />}
      isForm
      isShared={false}
      unlisted
    >
      <ErrorSummary
        questions={questionsOf(questionnaire, answers)}
        errors={errors}
        texts={texts}
        t={formWords(language)}
      />
      {hasErrors && <span hidden data-happened="Financial help|Error|questions" />}
      <Heading level={1} text={t("questionnaire/title")} companion={t("questionnaire/headingMi")} />
      <UrgentLink />
      {cleared && (
        <p className="notice" role="status">
          {t("results/cleared")}
        </p>
      )}
      {unavailable ? <Unavailable page={pages.questions} /> : <Questions {...props} />}
    </Page>
  );
}

function Questions({ answers, errors, focus }: QuestionsPageProps) {
  const { language } = usePage();
  const t = words(language);
  return (
    <>
      <p className="lead">{t("questionnaire/intro")}</p>
      <StepForm
        step={questionnaire}
        answers={answers}
        errors={errors}
        texts={textsOf("financial-help", language).questions}
        focus={focus}
        submit={t("questionnaire/submit")}
        heading={({ name }) => (
          <HeadingText
            text={t(`sections/${name as SectionName}/heading`)}
            companion={t(`sections/${name as SectionName}/headingMi`)}
          />
        )}
        isLong
        submitEvent="Financial help|Submit|questions"
        after={({ name }) =>
          name === "background" && (
            <NonResidentNote
              isAnswered={
                answerTo(answers, "applicant.isNZResident") === "false" &&
                answerTo(answers, "applicant.childIsNZResident") !== "true"
              }
            />
          )
        }
      >
        <ClearAnswers />
      </StepForm>
      <p className="note">{t("questionnaire/privacy")}</p>
    </>
  );
}

type SectionName = "background" | "children" | "relationship" | "work" | "income" | "accommodation";

function NonResidentNote({ isAnswered }: { isAnswered: boolean }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <div className={`non-resident notice${isAnswered ? " answered" : ""}`}>
      <p>
        <b>{t("questionnaire/nonResident/title")}</b>
      </p>
      <p>
        <Rich text={t("questionnaire/nonResident/body")} />
      </p>
      <p>
        <a href={to(pages.checker)}>{t("questionnaire/nonResident/back")}</a>
      </p>
    </div>
  );
}
