import { FormPage } from "#app/forms/view/form-page.tsx";
import { dayInWords, momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { WizardFrame } from "#app/wizard/page/frame.tsx";
import type { WizardPageProps } from "#app/wizard/page/props.ts";
import { WizardPage } from "#app/wizard/page/wizard-page.tsx";
import { ReviewedAnswers } from "#app/wizard/review/reviewed-answers.tsx";
import styles from "../../../../../.build/styles.json";
import { firstNames } from "../../application/queue-mails.ts";
import { deskPath } from "../pages.ts";
import { askForNumber, numberTexts } from "./enrol-questions.ts";
import type { Centre, DeskProps } from "./open-desk.ts";
import { gistOf, summaryOf } from "./summary.ts";

const deskWords = wordsOf("childcare/supervisor/desk");
const supervisorWords = wordsOf("childcare/supervisor");

export function DeskPage(props: DeskProps) {
  switch (props.page) {
    case "enrol":
      return <Enrolment {...props} />;
    case "desk":
      return <Desk {...props} />;
    case "no-desk":
      return <Unreachable />;
  }
}

/** A form of several steps about all families, and what the desk answers in its place. */
export function DeskStepPage(props: DeskProps | WizardPageProps) {
  const { language } = usePage();
  switch (props.page) {
    case "enrol":
    case "desk":
    case "no-desk":
      return <DeskPage {...props} />;
    case "step":
      if (props.step !== "review") return <WizardPage {...props} />;
      return (
        <WizardFrame
          view={props}
          submit={supervisorWords(language)("send")}
          before={
            <ReviewedAnswers
              steps={summaryOf(props.state, language)}
              gist={(step) => gistOf(step, language)}
            />
          }
        />
      );
    default:
      return <WizardPage {...props} />;
  }
}

function Unreachable() {
  const t = deskWords(usePage().language);
  return (
    <ProsePage title={[t("short")]} heading={t("title")} companion={deskWords("mi")("title")}>
      <p role="alert">{t("unreachable")}</p>
    </ProsePage>
  );
}

function Desk({ centres, answered, changed, unsent }: Extract<DeskProps, { page: "desk" }>) {
  const { language, formToken } = usePage();
  const t = deskWords(language);
  const to = useAddress();
  const count = centres.reduce((sum, { families }) => sum + families.length, 0);
  return (
    <ProsePage title={[t("short")]} heading={t("title")} companion={deskWords("mi")("title")}>
      {changed > 0 && <NoticeText role="status">{t("sent/changed", { count: changed })}</NoticeText>}
      {unsent > 0 && <NoticeText role="alert">{t("sent/unsent", { count: unsent })}</NoticeText>}
      <p className="lead">{count > 0 ? t("list/lead", { count }) : t("list/none")}</p>
      {centres.map((centre) => (
        <CentreCard key={centre.provider} {...centre} />
      ))}
      {answered.length > 0 && (
        <>
          <h2>{t("sent/title")}</h2>
          <ul>
            {answered.map(({ reference, answeredAt }) => (
              <li key={reference}>
                <b translate="no">{reference}</b>{" "}
                {t("sent/line", { time: momentInWords(answeredAt, language) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <form method="post" action={to(deskPath)}>
        <input type="hidden" name="_csrf" value={formToken} />
        <p>{t("close/lead")}</p>
        <p>
          <button className="button-quiet" type="submit" name="intent" value="close">
            {t("close/button")}
          </button>
        </p>
      </form>
    </ProsePage>
  );
}

function CentreCard({ provider, name, families }: Centre) {
  const { language } = usePage();
  const t = deskWords(language);
  const to = useAddress();
  return (
    <section className="card" aria-labelledby={`centre-${provider}`}>
      <h2 id={`centre-${provider}`} translate="no">
        {name}
      </h2>
      <ul>
        {families.map(({ target, reference, children, sentAt }) => (
          <li key={target.applicationId}>
            {t("family", {
              children: firstNames(children),
              reference,
              day: dayInWords(dayInNewZealand(new Date(sentAt)), language),
            })}
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={to(`${deskPath}/${provider}/1`)}>
          {t("list/fill", { count: families.length })}
        </a>
      </p>
    </section>
  );
}

function Enrolment({ answers, errors, notice }: Extract<DeskProps, { page: "enrol" }>) {
  const { language } = usePage();
  const t = deskWords(language);
  return (
    <FormPage
      title={[t("short"), supervisorWords(language)("subsidy")]}
      sheets={[styles.form]}
      heading={t("title")}
      companion={deskWords("mi")("title")}
      step={askForNumber(language)}
      texts={numberTexts(language)}
      answers={answers}
      errors={errors}
      submit={t("enrol/button")}
      before={
        <>
          {notice && (
            <NoticeText role={notice === "mailed" || notice === "closed" ? "status" : "alert"}>
              {t(`enrol/${notice}`)}
            </NoticeText>
          )}
          <p className="lead">
            <Rich text={t("enrol/lead")} />
          </p>
          <p>{t("enrol/how")}</p>
        </>
      }
      after={
        <p>
          <Rich text={t("enrol/nothing")} />
        </p>
      }
    />
  );
}
