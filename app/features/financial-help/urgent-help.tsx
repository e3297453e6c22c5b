import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { words } from "./words.ts";

const contacts = ["emergency", "workAndIncome", "foodbank", "advice", "violence", "talk", "health"] as const;

/** Whom to turn to right now: in reach on every page of the checker, in the same place. */
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

/** The way down to urgent help, where it does not stand beside the page. */
export function UrgentLink() {
  const t = words(usePage().language);
  return (
    <p className="urgent-link">
      <a href="#urgent">{t("urgentHelp/title")}</a>
    </p>
  );
}
