import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { pages } from "../pages.ts";
import { wizardWords } from "../wizard-words.ts";
import { CodeFormPage } from "./code-form.tsx";
import { askForBirthDate, codeTexts } from "./code-questions.ts";
import { ShownCode } from "./come-back-code.tsx";
import { comeBackWords } from "./come-back-words.ts";
import type { ComeBackPageProps } from "./open-come-back.ts";

/** After 'Save and come back later': the code, or what it needs. */
export function ComeBackPage(props: ComeBackPageProps) {
  const { language } = usePage();
  const t = comeBackWords(language);
  if (props.state === "shown") return <ShownCode {...props.made} />;
  if (props.state !== "ask") return <NoForm isUnavailable={props.state === "unavailable"} />;
  const { today, answers, errors, hasFailed } = props;
  return (
    <CodeFormPage
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

function NoForm({ isUnavailable }: { isUnavailable: boolean }) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const to = useAddress();
  const title = t(isUnavailable ? "title" : "none/title");
  return (
    <Page title={[title, wizardWords(language)("service")]} unlisted>
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
        <p>
          <a className="button" href={to(pages.landing)}>
            {t("none/start")}
          </a>{" "}
          <a className="button-quiet" href={to(pages.continue)}>
            {t("none/continue")}
          </a>
        </p>
      </div>
    </Page>
  );
}
