import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { lossWords } from "./words.ts";

type Sentence = "registered" | "entitlement" | "nothing" | "support";

/** For parents whose baby was not alive at birth. */
export function Condolences({
  says,
  className = "notice",
}: {
  says: readonly Sentence[];
  className?: string;
}) {
  const t = lossWords(usePage().language);
  return (
    <section className={className} aria-labelledby="condolences">
      <h2 id="condolences">{t("title")}</h2>
      {says.map((sentence) => (
        <p key={sentence}>
          <Rich text={t(sentence)} />
        </p>
      ))}
    </section>
  );
}
