import { usePlace } from "#app/ui/place.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { words } from "./words.ts";

const contacts = ["emergency", "workAndIncome", "foodbank", "advice", "violence", "talk", "health"] as const;

/** Whom to turn to right now: in reach on every page of the checker, in the same place. */
export function UrgentHelp({ open = false }: { open?: boolean }) {
  const t = words(usePlace().language);
  return (
    <details className="urgent" open={open}>
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
