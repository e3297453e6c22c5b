import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";

const words = wordsOf("financial-help");

/** Asks first, in a form: one press must not erase what took minutes. */
export function ClearAnswers() {
  const t = words(usePage().language);
  return (
    <details className="help clear-answers">
      <summary>{t("clear/summary")}</summary>
      <p>{t("clear/ask")}</p>
      <button className="button-quiet" type="submit" name="intent" value="clear">
        {t("clear/button")}
      </button>
    </details>
  );
}
