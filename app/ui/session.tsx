import { timeInWords } from "#app/i18n/day.ts";
import { address } from "#app/i18n/languages.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { EndNotice } from "./end-notice.tsx";
import { useAddress, usePage } from "./page-context.tsx";

/** When the log-in ends (quality X6). */
export function SessionNotice() {
  const { language, path, search, session } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  if (!session) return null;
  return (
    <EndNotice
      label={t("session/label")}
      left={session.left}
      until={t("session/until", { time: timeInWords(session.ends) })}
      soon={t("session/soon")}
      stay={t("session/stay")}
      ended={t("session/ended")}
      again={t("session/again")}
      href={`${to("/login/")}?next=${encodeURIComponent(address(language, path) + search)}`}
    />
  );
}
