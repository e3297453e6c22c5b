import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { hasDied } from "./lost.ts";

const lossWords = wordsOf("register-my-baby/loss");

type Sentence =
  | "registered"
  | "entitlement"
  | "weeks"
  | "have"
  | "certificate"
  | "certificateDied"
  | "nothing"
  | "support";

/** What can be had, of a stillborn baby or of one who has died since. */
export const whatCanBeHad = (answers: Answers): readonly Sentence[] =>
  hasDied(answers)
    ? ["weeks", "have", "certificateDied", "support"]
    : ["have", "certificate", "entitlement", "support"];

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
          <summary>{t("have-title")}</summary>
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
