import { dayInWords } from "#app/i18n/day.ts";
import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich, rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import type { ReviewedText } from "./lists.ts";
import { type ListPageProps, reviewPath } from "./review.ts";

const words = wordsOf("te-reo-review");

export function ListPage({ group, page, pages, texts }: ListPageProps) {
  const t = words(usePage().language);
  const to = useAddress();
  const name = t(`groups/${group}`);
  return (
    <Page title={[t("page", { page, pages }), name]} sheets={[styles["te-reo-review"]]} unlisted>
      <p>
        <a href={to(reviewPath)}>{t("back")}</a>
      </p>
      <h1>
        <Rich text={name} />
      </h1>
      <p>{t("page", { page, pages })}</p>
      <ol className="reviewed">
        {texts.map((text) => (
          <Reviewed key={text.id} group={group} text={text} />
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label={t("pages")}>
          <ul className="review-pages">
            {Array.from({ length: pages }, (_, index) => index + 1).map((each) => (
              <li key={each}>
                <a
                  href={to(`${reviewPath}/${group}?page=${each}`)}
                  aria-label={t("page", { page: each, pages })}
                  aria-current={each === page ? "page" : undefined}
                >
                  {each}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Page>
  );
}

function Reviewed({ group, text }: { group: string; text: ReviewedText }) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const { id, key, en, mi, times, address, proposed = [], by, on } = text;
  return (
    <li id={`t${id}`}>
      <BothTexts en={en} mi={mi} />
      {proposed.map(({ proposal, reason }) => (
        <p key={proposal}>
          <b>{t("text/proposal")}</b> <span lang="mi">{rich(proposal, language)}</span>{" "}
          <span lang={htmlLang.en}>({reason})</span>
        </p>
      ))}
      <p className="hint">
        {by && on ? t("text/read", { by, on: dayInWords(on, language) }) : t("text/waiting")}{" "}
        {times ? `${t("text/times", { count: times })} ` : ""}
        {address ? (
          <a href={address.startsWith("/error.html") ? address : to(address)} aria-describedby={`k${id}`}>
            {t("text/where")}
          </a>
        ) : (
          t("text/mail")
        )}{" "}
        <a href={to(`${reviewPath}/propose?group=${group}&text=${id}`)} aria-describedby={`k${id}`}>
          {t("text/propose")}
        </a>{" "}
        <span id={`k${id}`} lang={htmlLang.en} className="review-key">
          {key}
        </span>
      </p>
    </li>
  );
}

/** As written: a passage of the guide in Markdown. Links stay in the page's language. */
function BothTexts({ en, mi }: { en: string; mi: string }) {
  const { language } = usePage();
  const t = words(language);
  return (
    <>
      {en ? (
        <p className="as-written" lang={htmlLang.en}>
          {rich(en, language)}
        </p>
      ) : (
        <p>{t("text/none")}</p>
      )}
      <p className="as-written" lang="mi">
        {rich(mi, language)}
      </p>
    </>
  );
}
