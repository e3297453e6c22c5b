import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { plain, Rich } from "#app/ui/rich.tsx";
import { type AreaPageProps, promisesPath } from "./promises.ts";

const words = wordsOf("promises");

/** Rules exist only in English. */
export function AreaPage({ area, sections }: AreaPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const lang = language === "mi" ? htmlLang.en : undefined;
  return (
    <Page title={[plain(t(`areas/${area}`)), t("title")]} unlisted>
      <p className="alone">
        <a href={to(promisesPath)}>{t("back")}</a>
      </p>
      <h1>
        <Rich text={t(`areas/${area}`)} />
      </h1>
      {sections.map(({ title, rules }) => (
        <section key={title}>
          <h2 lang={lang}>{title}</h2>
          <ul>
            {rules.map(({ name, sentence, tests }) => (
              <li key={name} id={name.replaceAll("/", "-")}>
                <span lang={lang}>{withCode(sentence)}</span>
                <br />
                <small>
                  <code lang={lang}>{name}</code>, {tests > 0 ? t("tests", { count: tests }) : t("none")}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}

/** Text between backticks is code. */
const withCode = (sentence: string) =>
  sentence.split("`").map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
