import { dayInWords } from "#app/i18n/day.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type ActSection, type LawId, law } from "./limits.ts";
import { words } from "./numbered-words.ts";

export function LawSections({ ids }: { ids: readonly LawId[] }) {
  const { language } = usePage();
  const t = words(language);
  return (
    <details className="law">
      <summary>{t("lawTitle")}</summary>
      <p>
        <Rich text={t("act")} />
      </p>
      <ul>
        {ids.map((id) => {
          const { number, address, since }: ActSection = law[id];
          return (
            <li key={id}>
              {t(`law/${id}`)} (<a href={address}>{t("section", { number })}</a>
              {since && `, ${t("since", { date: dayInWords(since, language) })}`})
            </li>
          );
        })}
      </ul>
    </details>
  );
}
