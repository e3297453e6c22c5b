import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { continuePath, landingPath, type ResumableService } from "../service.ts";
import { CodeFormPage } from "./code-form.tsx";
import { askForBirthDate, codeTexts } from "./code-questions.ts";
import type { ComeBackPageProps } from "./come-back.ts";
import { ShownCode } from "./shown-code.tsx";

const comeBackWords = wordsOf("wizard/codes");

export function ComeBackPage(props: ComeBackPageProps) {
  const { language } = usePage();
  const t = comeBackWords(language);
  if (props.state === "shown") {
    const { code, until } = props.code;
    return <ShownCode service={props.service} code={code} until={until} />;
  }
  if (props.state !== "ask")
    return <NoForm service={props.service} isUnavailable={props.state === "unavailable"} />;
  const { service, today, answers, errors, hasFailed } = props;
  return (
    <CodeFormPage
      service={service}
      title={t("title")}
      companion={comeBackWords("mi")("title")}
      step={askForBirthDate(today)}
      texts={codeTexts(language, "ask")}
      answers={answers}
      errors={errors}
      submit={t("ask/button")}
      before={
        <>
          {hasFailed && (
            <p className="notice" role="alert">
              {t("failed")}
            </p>
          )}
          <p>{t("ask/lead")}</p>
        </>
      }
    />
  );
}

function NoForm({ service, isUnavailable }: { service: ResumableService; isUnavailable: boolean }) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const to = useAddress();
  const title = t(isUnavailable ? "title" : "none/title");
  return (
    <Page title={[title, service.words(language)("service")]} unlisted isPrivate>
      <div className="prose">
        <Heading
          level={1}
          text={title}
          companion={comeBackWords("mi")(isUnavailable ? "title" : "none/title")}
        />
        {isUnavailable ? (
          <p className="notice" role="alert">
            {t("failed")}
          </p>
        ) : (
          <p>{t("none/body")}</p>
        )}
        <p className="buttons">
          <a className="button" href={to(landingPath(service))}>
            {service.resume.words(language)("resume/landing")}
          </a>{" "}
          <a className="button-quiet" href={to(continuePath(service))}>
            {t("none/continue")}
          </a>
        </p>
      </div>
    </Page>
  );
}
