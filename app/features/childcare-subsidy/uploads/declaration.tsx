import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { declarationId } from "./upload-errors.tsx";
import { uploadsWords } from "./words.ts";

export function Declaration({ isDeclared, hasError }: { isDeclared: boolean; hasError: boolean }) {
  const t = uploadsWords(usePage().language);
  const error = `${declarationId}-error`;
  return (
    <fieldset className={hasError ? "question question-wrong" : "question"}>
      <legend>{t("declaration/title")}</legend>
      <p>{t("declaration/intro")}</p>
      <ul>
        {(["true", "law", "changes", "privacy"] as const).map((each) => (
          <li key={each}>
            <Rich text={t(`declaration/${each}`)} />
          </li>
        ))}
      </ul>
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
