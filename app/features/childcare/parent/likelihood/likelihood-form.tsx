import type { Answers } from "#app/forms/answers.ts";
import { questionsOf } from "#app/forms/questions.ts";
import type { Errors } from "#app/forms/validate.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { StepSection } from "#app/forms/view/step-section.tsx";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { Likelihood } from "./likelihood.ts";
import { LikelihoodView } from "./likelihood-view.tsx";
import { LimitsTable } from "./limits-table.tsx";
import { likelihoodQuestions } from "./questions.ts";
import type { WeeklySubsidy } from "./weekly-subsidy.ts";
import { WeeklySubsidyView } from "./weekly-subsidy-view.tsx";

const formWords = wordsOf("forms");
const likelihoodWords = wordsOf("childcare/parent/likelihood");

/** Asked on the landing page; none of it is kept. */
export interface Guess {
  readonly answers: Answers;
  readonly errors: Errors;
  /** Undefined when the answers are not valid. */
  readonly result?: {
    readonly likelihood: Likelihood | undefined;
    readonly subsidy: WeeklySubsidy | undefined;
  };
  /** The browser did not say where the form came from. */
  readonly mustRepeat?: boolean;
}

const formId = "likely";
const [asked] = likelihoodQuestions.sections;

/** @param path where the form is sent, without language prefix */
export function LikelihoodForm({ guess, path }: { guess: Guess | undefined; path: string }) {
  const { language } = usePage();
  const t = likelihoodWords(language);
  const to = useAddress();
  const { answers, errors, result, mustRepeat } = guess ?? { answers: {}, errors: {} };
  return (
    <section aria-labelledby={`${formId}-title`} id={formId}>
      <h2 id={`${formId}-title`}>{t("title")}</h2>
      <p>{t("intro")}</p>
      {mustRepeat && (
        <p className="notice" role="alert">
          {t("once")}
        </p>
      )}
      {result && (
        <div className="notice" role="status" id="result" tabIndex={-1}>
          {result.likelihood?.is !== "unlikely" && <WeeklySubsidyView subsidy={result.subsidy} isGuess />}
          <LikelihoodView likelihood={result.likelihood} isAssumed />
        </div>
      )}
      <form method="post" action={`${to(path)}#${formId}`} noValidate>
        {guess && <FormToken />}
        {asked && (
          <StepSection
            section={asked}
            isOfRow={false}
            questions={questionsOf(likelihoodQuestions, answers)}
            answers={answers}
            counted={answers}
            earlier={{}}
            ruledOut={nothing}
            errors={errors}
            texts={textsOf("childcare/parent/likelihood", language).questions}
            notes={{ notes: [], texts: {} }}
            t={formWords(language)}
            focus={undefined}
            heading={undefined}
            end={undefined}
          />
        )}
        <p>
          <button className="button-quiet" type="submit" name="intent" value="likelihood">
            {t("check")}
          </button>
        </p>
      </form>
      <details>
        <summary>{t("limits/title")}</summary>
        <LimitsTable />
      </details>
    </section>
  );
}

const nothing: ReadonlySet<string> = new Set();

export function LikelihoodErrors({ guess }: { guess: Guess | undefined }) {
  const { language } = usePage();
  if (!guess) return null;
  return (
    <ErrorSummary
      questions={questionsOf(likelihoodQuestions, guess.answers)}
      errors={guess.errors}
      texts={textsOf("childcare/parent/likelihood", language).questions}
      t={formWords(language)}
    />
  );
}
