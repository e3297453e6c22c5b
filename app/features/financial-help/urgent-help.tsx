import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const words = wordsOf("financial-help");

const contacts = ["emergency", "workAndIncome", "foodbank", "advice", "violence", "talk", "health"] as const;

/** In the same place on every page of the checker. */
export function UrgentHelp() {
  const t = words(usePage().language);
  return (
    <details className="urgent" id="urgent">
      <summary>{t("urgentHelp/title")}</summary>
      <p>{t("urgentHelp/intro")}</p>
      <ul>
        {contacts.map((contact) => (
          <li key={contact}>
            <Rich text={t(`urgentHelp/contacts/${contact}`)} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** For screens where urgent help is not beside the page. */
export function UrgentLink() {
  const t = words(usePage().language);
  return (
    <p className="urgent-link alone">
      <a href="#urgent">{t("urgentHelp/title")}</a>
    </p>
  );
}
