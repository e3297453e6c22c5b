import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { FormPage } from "#app/forms/view/form-page.tsx";
import { StepForm } from "#app/forms/view/step-form.tsx";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { RegistrationStatus } from "#app/server/neighbours/registry/index.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../.build/styles.json";
import { ConfirmationFrame } from "../confirmation/frame.tsx";
import { Reference } from "../confirmation/receipt.tsx";
import { pages } from "../pages.ts";
import type { StatusPageProps } from "./open-status.ts";
import { askForMail, askForStatus, mailTexts, statusTexts } from "./status-questions.ts";

const formWords = wordsOf("forms");
const registrationWords = wordsOf("register-my-baby");
const statusWords = wordsOf("register-my-baby/status");

type PropsOf<Name extends StatusPageProps["page"]> = Extract<StatusPageProps, { page: Name }>;

export const StatusPage = (props: StatusPageProps) =>
  props.page === "ask" ? <AskPage {...props} /> : <FoundPage {...props} />;

function AskPage({ today, answers, errors, isUnavailable }: PropsOf<"ask">) {
  const { language } = usePage();
  const t = statusWords(language);
  return (
    <FormPage
      title={[t("title"), registrationWords(language)("service")]}
      sheets={[styles.form]}
      heading={t("title")}
      companion={statusWords("mi")("title")}
      step={askForStatus(today, language)}
      texts={statusTexts(language)}
      answers={answers}
      errors={errors}
      submit={t("ask")}
      before={
        isUnavailable ? (
          <p className="notice" role="alert">
            <Rich text={t("errors/unavailable")} />
          </p>
        ) : (
          <p>{t("lead")}</p>
        )
      }
    />
  );
}

/** @param at moment of the registry's */
export const dayOf = (at: string, language: Language): string =>
  dayInWords(dayInNewZealand(new Date(at)), language);

function FoundPage(props: PropsOf<"found">) {
  const { reference, status, errors } = props;
  const { language } = usePage();
  const to = useAddress();
  const t = statusWords(language);
  return (
    <ConfirmationFrame
      title={t("found/title")}
      companion={statusWords("mi")("found/title")}
      sheets={[styles.form, styles.status]}
      hasErrors={Object.keys(errors).length > 0}
    >
      <ErrorSummary
        questions={questionsOf(askForMail, {})}
        errors={errors}
        texts={mailTexts(language)}
        t={formWords(language)}
      />
      <Reference number={reference} />
      {status.isSample && <p className="note">{t("found/sample")}</p>}
      <Stages status={status} />
      {status.child && (
        <p>
          <a className="button" href={to(pages.welcome)}>
            {t("welcome/open")}
          </a>
        </p>
      )}
      <p>
        <Rich text={t("found/nothing")} />
      </p>
      <Mails {...props} />
      <form method="post" action={to(pages.status)}>
        <FormToken />
        <button className="button-quiet" type="submit" name="intent" value="another">
          {t("found/other")}
        </button>
      </form>
    </ConfirmationFrame>
  );
}

function Stages({ status: { stages } }: { status: RegistrationStatus }) {
  const { language } = usePage();
  const t = statusWords(language);
  const next = stages.findIndex(({ at }) => at === undefined);
  return (
    <ol className="status-stages">
      {stages.map(({ stage, at }, index) => (
        <li
          key={stage}
          className={at ? "is-done" : undefined}
          aria-current={index === next ? "step" : undefined}
        >
          <b>
            <Rich text={t(`stages/${stage}/title`)} />
          </b>{" "}
          <span className="status-when">
            {at
              ? t("found/done", { day: dayOf(at, language) })
              : t(index === next ? "found/now" : "found/later")}
          </span>
          {!at && <p>{t(`stages/${stage}/body`)}</p>}
        </li>
      ))}
    </ol>
  );
}

function Mails({ status: { stages }, answers, errors, mail }: PropsOf<"found">) {
  const { language } = usePage();
  const t = statusWords(language);
  if (stages.every(({ at }) => at !== undefined)) return null;
  return (
    <section aria-labelledby="mails" className="no-print">
      <h2 id="mails">{t("mail/title")}</h2>
      {mail && (
        <p className="notice" role={mail === "begun" || mail === "ended" ? "status" : "alert"}>
          {t(`mail/${mail}`)}
        </p>
      )}
      <p>{t("mail/body")}</p>
      <StepForm
        step={askForMail}
        answers={answers}
        errors={errors}
        texts={mailTexts(language)}
        submit={t("mail/begin")}
        submitValue="mail-begin"
        isQuiet
        heading={() => null}
      >
        <button className="button-quiet" type="submit" name="intent" value="mail-end">
          {t("mail/end")}
        </button>
      </StepForm>
    </section>
  );
}
