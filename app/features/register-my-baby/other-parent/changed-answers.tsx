import type { ReviewLine } from "#app/forms/review.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const otherParentWords = wordsOf("register-my-baby/other-parent");

export interface Change extends Pick<ReviewLine, "name" | "label"> {
  readonly before: string;
  readonly now: string;
}

/** Before and after, so that nobody has to find it among all answers. */
export function ChangedAnswers({ changes }: { changes: readonly Change[] }) {
  const t = otherParentWords(usePage().language);
  if (changes.length === 0) return null;
  return (
    <section className="reviewed" aria-labelledby="changes">
      <h2 id="changes">{t("agree/changes/title")}</h2>
      <dl className="review">
        {changes.map(({ name, label, before, now }) => (
          <div key={name}>
            <dt>
              <Rich text={label} />
            </dt>
            <dd>{t("agree/changes/before", { answer: before })}</dd>
            <dd>
              <b>{t("agree/changes/now", { answer: now })}</b>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
