import { wordsOf } from "#app/i18n/words.ts";
import { inLanguage } from "./bilingual.tsx";
import { type Message, type Outage, type ShellContent, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";

const shellWords = wordsOf("i18n");

const application = ["RequestUnsupported", "UnsupportedBinding", "NoPassive", "RequestDenied"];
const own = [
  "AuthnFailed",
  "Timeout",
  "InternalError",
  "local-timeout",
  "OneActiveSessionAllowedError",
] as const;

function AuthError({ code }: { code: string }) {
  const t = shellWords(usePage().language);
  const kind = own.find((known) => known === code) ?? (application.includes(code) ? "application" : "other");
  return (
    <div className="banner banner-error" role="alert">
      <p className="banner-title">{t("authErrors/title")}</p>
      <p>
        <Rich text={t(`authErrors/${kind}`)} />
      </p>
    </div>
  );
}

const link = /<a\s[^>]*?href="(https:\/\/[^"]+|\/[^"/\\][^"]*|tel:[\d+ ]+)"[^>]*>([^<]*)<\/a>/g;

/** An editor's message: only links to pages, safe sites and telephone numbers count as HTML. */
function Linked({ text }: { text: string }) {
  return text.split(link).map((part, index, parts) =>
    index % 3 === 0 ? (
      part
    ) : index % 3 === 1 ? (
      <a key={index} href={part}>
        {parts[index + 1]}
      </a>
    ) : null,
  );
}

export const hasBanners = ({ authError, outages, banners }: ShellContent): boolean =>
  authError !== undefined || outages.length + banners.length > 0;

export function Banners() {
  const { language, shell } = usePage();
  const t = shellWords(language);
  const { authError, outages, banners } = shell;
  if (!hasBanners(shell)) return null;
  const line = ({ id, message_en, message_mi }: Message | Outage, kind: string) => {
    if (!message_en) return null;
    const { text, lang } = inLanguage({ en: message_en, mi: message_mi }, language);
    return (
      <p key={kind + id} className={`banner ${kind}`} lang={lang}>
        <Linked text={text} />
      </p>
    );
  };
  return (
    <section className="banners" aria-label={t("banners/label")}>
      {authError !== undefined && <AuthError code={authError} />}
      {outages.map((outage) => line(outage, "banner-outage"))}
      {banners.map((banner) => line(banner, "banner-message"))}
    </section>
  );
}
