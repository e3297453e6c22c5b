import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { pages, stepPath } from "../pages.ts";
import { CodeFormPage } from "./code-form.tsx";
import { askForCode, codeTexts } from "./code-questions.ts";
import { comeBackWords } from "./come-back-words.ts";
import type { ContinuePageProps } from "./open-continue.ts";

/** Asks for a code and a birth date, which open a form that was saved. */
export function ContinuePage({ today, answers, errors, notice }: ContinuePageProps) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const to = useAddress();
  return (
    <CodeFormPage
      title={t("continue/title")}
      companion={comeBackWords("mi")("continue/title")}
      step={askForCode(today, language)}
      texts={codeTexts(language, "continue")}
      answers={answers}
      errors={errors}
      submit={t("continue/button")}
      before={
        <>
          {notice === "unavailable" && (
            <p className="notice" role="alert">
              {t("errors/unavailable")}
            </p>
          )}
          {notice === "another" && <Another />}
          <p>{t("continue/lead")}</p>
        </>
      }
      buttons={
        notice === "another" && (
          <button className="button-quiet" type="submit" name="intent" value="in-place">
            {t("another/open")}
          </button>
        )
      }
      after={
        <>
          <p>{t("continue/lost")}</p>
          <p>
            <a href={to(pages.landing)}>{t("continue/start")}</a>
          </p>
        </>
      }
    />
  );
}

function Another() {
  const t = comeBackWords(usePage().language);
  const to = useAddress();
  return (
    <section className="notice" role="alert" aria-labelledby="another">
      <h2 id="another">{t("another/title")}</h2>
      <p>{t("another/body")}</p>
      <p>
        <a href={to(stepPath("child-details"))}>{t("another/see")}</a>
      </p>
    </section>
  );
}
