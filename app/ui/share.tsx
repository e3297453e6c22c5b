import { address } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "./page-context.tsx";

const shellWords = wordsOf("i18n");

/** Plain links, so that no other site learns of the visit. */
const networks = [
  ["Facebook", (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ["X", (url: string) => `https://x.com/intent/post?url=${url}`],
  ["WhatsApp", (url: string) => `https://wa.me/?text=${url}`],
] as const;

interface ShareProps {
  title: string;
  withSearch: boolean;
  /** False: only what one thinks of the page can be said. */
  isShared?: boolean;
}

export function Share({ title, withSearch, isShared = true }: ShareProps) {
  const { language, path, search, origin, shell, feedback } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  const here = address(language, path) + search;
  const url = encodeURIComponent(origin + (withSearch ? here : address(language, path)));
  const isOwnForm = feedback.startsWith("/");
  const subject = encodeURIComponent(t("share/emailSubject", { page: title }));
  const feedbackLink = (
    <p>
      <a href={isOwnForm ? `${to(feedback)}?about=${encodeURIComponent(path)}` : feedback}>
        {t("share/feedback")}
      </a>
    </p>
  );
  if (!isShared)
    return (
      <section className="share-shown" aria-label={t("share/feedback")}>
        {feedbackLink}
      </section>
    );
  if (shell.isShareHidden) {
    return (
      <section className="share-shown" aria-label={t("share/title")}>
        <p>
          <a href={`/share?panel=shown&next=${encodeURIComponent(here)}`} rel="nofollow">
            {t("share/show")}
          </a>
        </p>
      </section>
    );
  }
  return (
    <section className="share" aria-labelledby="share">
      <h2 id="share">{t("share/title")}</h2>
      <ul className="share-ways">
        <li hidden data-share="">
          <button type="button" data-event="Footer|Share|Native">
            {t("share/native")}
          </button>
        </li>
        <li>
          <a href={`mailto:?subject=${subject}&body=${url}`}>{t("share/email")}</a>
        </li>
        {networks.map(([name, addressFor]) => (
          <li key={name}>
            <a href={addressFor(url)} rel="noreferrer" lang={language === "mi" ? "en-NZ" : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {feedbackLink}
      <p className="share-hide">
        <a href={`/share?panel=hidden&next=${encodeURIComponent(here)}`} rel="nofollow">
          {t("share/hide")}
        </a>
      </p>
    </section>
  );
}
