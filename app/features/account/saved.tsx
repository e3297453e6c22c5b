import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { Personalisation } from "./personalisation.ts";

const words = wordsOf("account");

export function Saved({ known }: { known: Personalisation }) {
  const t = words(usePage().language);
  const isInBrowser = known.isPersonal && !known.isLoggedIn;
  return (
    <p className="notice saved" role="status">
      {t("profile/saved")} {isInBrowser && t("profile/savedForAnHour")}
    </p>
  );
}
