import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { firstStepPath, landingPath, type ResumableService } from "../service.ts";
import { CodeFormPage } from "./code-form.tsx";
import { askForCode, codeTexts } from "./code-questions.ts";
import type { ContinuePageProps } from "./continue.ts";

const beginWords = wordsOf("wizard/begin");
const comeBackWords = wordsOf("wizard/codes");

export function ContinuePage({ service, today, answers, errors, notice }: ContinuePageProps) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const of = service.resume.words(language);
  const to = useAddress();
  return (
    <CodeFormPage
      service={service}
      title={of.find("resume/title") ?? t("continue/title")}
      companion={service.resume.words("mi").find("resume/title") ?? comeBackWords("mi")("continue/title")}
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
          {notice === "full" && (
            <p className="notice" role="alert">
              {beginWords(language)("full")}
            </p>
          )}
          {notice === "another" && <Another service={service} />}
          <p>{of("resume/lead")}</p>
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
          <p>{of.find("resume/lost") ?? t("continue/lost")}</p>
          {!service.isInvited && (
            <p>
              <a href={to(landingPath(service))}>{of("resume/startNew")}</a>
            </p>
          )}
        </>
      }
    />
  );
}

function Another({ service }: { service: ResumableService }) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const to = useAddress();
  return (
    <section className="notice" role="alert" aria-labelledby="another">
      <h2 id="another">{t("another/title")}</h2>
      <p>{service.resume.words(language)("resume/another")}</p>
      <p>
        <a href={to(firstStepPath(service))}>{t("another/see")}</a>
      </p>
    </section>
  );
}
