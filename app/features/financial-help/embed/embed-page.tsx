import type { QuestionTexts } from "#app/forms/field.ts";
import { QuestionView } from "#app/forms/view/question-view.tsx";
import { htmlLang } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { Style } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../../.build/styles.json";
import { pages } from "../pages.ts";
import { firstQuestions } from "./first-questions.ts";

const formWords = wordsOf("forms");
const shellWords = wordsOf("i18n");
const words = wordsOf("financial-help");

/** Framed by other sites, so it shows nothing about the visitor and changes nothing. */
export function EmbedPage() {
  const { language } = usePage();
  const t = words(language);
  const texts: QuestionTexts = textsOf("financial-help", language).questions;
  const to = useAddress();
  const site = shellWords(language)("site/name");
  return (
    <html lang={htmlLang[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t("landing/title")} – ${site}`}</title>
        <meta name="robots" content="noindex" />
        <Style sheet={styles.site} />
        <Style sheet={styles.form} />
      </head>
      <body>
        <main id="main" className="main-parts">
          <h1>{t("landing/title")}</h1>
          <p className="lead">{t("landing/lead")}</p>
          <form method="get" action={to(pages.questions)} target="_top">
            {firstQuestions.map((question) => (
              <QuestionView
                key={question.name}
                question={question}
                text={texts[question.name]!}
                answers={{}}
                errors={{}}
                t={formWords(language)}
                focus={false}
              />
            ))}
            <button className="button" type="submit">
              {t("landing/start")}
            </button>
          </form>
        </main>
      </body>
    </html>
  );
}
