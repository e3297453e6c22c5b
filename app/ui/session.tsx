import { timeInWords } from "#app/i18n/day.ts";
import { address } from "#app/i18n/languages.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { EndNotice } from "./end-notice.tsx";
import { useAddress, usePage } from "./page-context.tsx";

/** When the log-in ends, or when it does so earlier because nothing happens (quality X6). */
export function SessionNotice() {
  const { language, path, search, session } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  if (!session) return null;
  const kind = session.isIdle ? "session/idle" : "session";
  const here = address(language, path) + search;
  const logIn = `${to("/login/")}?next=${encodeURIComponent(here)}`;
  return (
    <EndNotice
      label={t("session/label")}
      left={session.left}
      until={t(`${kind}/until`, { time: timeInWords(session.ends) })}
      soon={t(`${kind}/soon`)}
      stay={t("session/stay")}
      ended={t(`${kind}/ended`)}
      again={t("session/again")}
      href={logIn}
      {...(session.isIdle ? { stayHref: here } : {})}
    />
  );
}
