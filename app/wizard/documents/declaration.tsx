import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { declarationId } from "./document-errors.tsx";
import { type DocumentService, type DocumentWords, documentWords } from "./document-service.ts";

const formWords = wordsOf("forms");

interface DeclarationProps {
  service: DocumentService;
  isDeclared: boolean;
  hasError: boolean;
}

export function Declaration({ service, isDeclared, hasError }: DeclarationProps) {
  const { language } = usePage();
  const t = documentWords(service, language);
  const english = documentWords(service, "en");
  const { declares } = service;
  const error = `${declarationId}-error`;
  return (
    <fieldset className={hasError ? "question question-wrong" : "question"}>
      <legend>{t("declaration/title")}</legend>
      <Statements t={t} declares={declares} />
      {language !== "en" && (
        <details className="help">
          <summary>{formWords(language)("englishCounts")}</summary>
          <div lang={htmlLang.en}>
            <Statements t={english} declares={declares} />
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

const Statements = ({ t, declares }: { t: DocumentWords; declares: readonly string[] }) => (
  <>
    <p>{t("declaration/intro")}</p>
    <ul>
      {declares.map((each) => (
        <li key={each}>
          <Rich text={t.find(`declaration/${each}`) ?? each} />
        </li>
      ))}
    </ul>
  </>
);
