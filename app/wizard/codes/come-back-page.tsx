import { FormPage } from "#app/forms/view/form-page.tsx";
import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { ComeBackCode } from "#app/server/drafts/index.ts";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import { continuePath, firstStepPath, landingPath, type ResumableService } from "../service.ts";
import { askForBirthDate, birthDateText } from "./code-questions.ts";
import type { ComeBackPageProps } from "./come-back.ts";
import { CodeBox, CodePicture, CodeText, useCodeAddress } from "./shown-code.tsx";

const comeBackWords = wordsOf("wizard/codes");

export function ComeBackPage(props: ComeBackPageProps) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const { service, state } = props;
  if (state === "shown") return <ShownCode service={service} code={props.code} />;
  if (state !== "ask") return <NoForm service={service} isUnavailable={state === "unavailable"} />;
  const { today, answers, errors, hasFailed } = props;
  return (
    <FormPage
      title={[t("title"), service.words(language)("service")]}
      sheets={[styles.form, styles["come-back"]]}
      heading={t("title")}
      companion={comeBackWords("mi")("title")}
      step={askForBirthDate(today)}
      texts={{ birthDate: birthDateText(language, "ask") }}
      answers={answers}
      errors={errors}
      submit={t("ask/button")}
      before={
        <>
          <NoticeText role="alert">{hasFailed && t("failed")}</NoticeText>
          <p>{t("ask/lead")}</p>
        </>
      }
    />
  );
}

interface ServiceOfCode {
  service: ResumableService;
}

/** Meant for printing, so it never shows the birth date, which opens the form together with the code. */
function ShownCode({ service, code: { code, until } }: ServiceOfCode & { code: ComeBackCode }) {
  const { language, session } = usePage();
  const t = comeBackWords(language);
  const to = useAddress();
  const there = useCodeAddress(continuePath(service));
  const day = dayInWords(dayInNewZealand(new Date(until)), language);
  return (
    <ProsePage
      title={[t("title"), service.words(language)("service")]}
      sheets={[styles["come-back"]]}
      heading={t("title")}
      companion={comeBackWords("mi")("title")}
    >
      <p role="status">{t(session ? "personLead" : "lead")}</p>
      <CodeBox id="code" title={t("code/title")}>
        <CodeText code={code} />
        <p>
          <b>{t("until", { day })}</b>
        </p>
        <p>{t("with")}</p>
        <CodePicture code={code} there={there} label={t("keep/picture")} />
        <p>{t("keep/scan")}</p>
      </CodeBox>
      <h2>{t("keep/title")}</h2>
      <ul>
        <li>{t("keep/print")}</li>
        <li>{t("keep/body")}</li>
        <li>{t("keep/opens")}</li>
        <li>{t("keep/wrong")}</li>
        <li>{t("untilNote")}</li>
      </ul>
      <h2>{t("how/title")}</h2>
      <p>
        <Rich text={service.resume.words(language)("resume/link")} /> <span translate="no">{there}</span>
      </p>
      <p className="no-print">{t("leave")}</p>
      <p className="no-print">
        <a className="button-quiet" href={to(firstStepPath(service))}>
          {t("onward")}
        </a>
      </p>
    </ProsePage>
  );
}

function NoForm({ service, isUnavailable }: ServiceOfCode & { isUnavailable: boolean }) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const to = useAddress();
  const title = isUnavailable ? "title" : "none/title";
  return (
    <ProsePage
      title={[t(title), service.words(language)("service")]}
      heading={t(title)}
      companion={comeBackWords("mi")(title)}
    >
      {isUnavailable ? <NoticeText role="alert">{t("failed")}</NoticeText> : <p>{t("none/body")}</p>}
      <p className="buttons">
        <a className="button" href={to(landingPath(service))}>
          {service.resume.words(language)("resume/landing")}
        </a>{" "}
        <a className="button-quiet" href={to(continuePath(service))}>
          {t("none/continue")}
        </a>
      </p>
    </ProsePage>
  );
}
