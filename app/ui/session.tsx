import { timeInWords } from "#app/i18n/day.ts";
import { address } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { EndNotice } from "./end-notice.tsx";
import type { FormOnPage } from "./language-toggle.tsx";
import { useAddress, usePage } from "./page-context.tsx";

const shellWords = wordsOf("i18n");

export function SessionNotice({ form }: { form: FormOnPage | undefined }) {
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
      longer={session.isIdle ? <Longer form={form} href={here} words={t("session/stay")} /> : undefined}
    />
  );
}

/** Any request extends it, so this one also saves what is typed. */
function Longer({ form, href, words }: { form: FormOnPage | undefined; href: string; words: string }) {
  if (!form?.saves) return <a href={href}>{words}</a>;
  return (
    <button className="button-quiet" type="submit" form={form.id} name="intent" value={form.saves}>
      {words}
    </button>
  );
}
