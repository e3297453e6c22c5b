import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const lossWords = wordsOf("register-my-baby/loss");

type Sentence = "registered" | "entitlement" | "nothing" | "support";

interface CondolencesProps {
  says: readonly Sentence[];
  className?: string;
  folds?: readonly Sentence[];
}

export function Condolences({ says, className = "notice", folds = [] }: CondolencesProps) {
  const t = lossWords(usePage().language);
  return (
    <section className={className} aria-labelledby="condolences">
      <h2 id="condolences">{t("title")}</h2>
      {says.map((sentence) => (
        <p key={sentence}>
          {sentence === "support" && `${t("alone")} `}
          <Rich text={t(sentence)} />
        </p>
      ))}
      {folds.length > 0 && (
        <details className="help">
          <summary>{t("alone")}</summary>
          {folds.map((sentence) => (
            <p key={sentence}>
              <Rich text={t(sentence)} />
            </p>
          ))}
        </details>
      )}
    </section>
  );
}
