import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { declarationId } from "./upload-errors.tsx";

const formWords = wordsOf("forms");
const uploadsWords = wordsOf("childcare/parent/uploads");

export function Declaration({ isDeclared, hasError }: { isDeclared: boolean; hasError: boolean }) {
  const { language } = usePage();
  const t = uploadsWords(language);
  const english = uploadsWords("en");
  const error = `${declarationId}-error`;
  return (
    <fieldset className={hasError ? "question question-wrong" : "question"}>
      <legend>{t("declaration/title")}</legend>
      <Statements t={t} />
      {language !== "en" && (
        <details className="help">
          <summary>{formWords(language)("englishCounts")}</summary>
          <div lang={htmlLang.en}>
            <Statements t={english} />
            <p>{english("declaration/agree")}</p>
          </div>
        </details>
      )}
      {hasError && (
        <p id={error} className="error" data-error="">
          {t("errors/declaration")}
        </p>
      )}
      <div className="option">
        <input
          id={declarationId}
          type="checkbox"
          name="uploadsDeclaration"
          value="true"
          defaultChecked={isDeclared}
          aria-describedby={hasError ? error : undefined}
          aria-invalid={hasError ? true : undefined}
        />{" "}
        <label htmlFor={declarationId}>{t("declaration/agree")}</label>
      </div>
    </fieldset>
  );
}

const Statements = ({ t }: { t: ReturnType<typeof uploadsWords> }) => (
  <>
    <p>{t("declaration/intro")}</p>
    <ul>
      {(["true", "law", "changes", "privacy"] as const).map((each) => (
        <li key={each}>
          <Rich text={t(`declaration/${each}`)} />
        </li>
      ))}
    </ul>
  </>
);
