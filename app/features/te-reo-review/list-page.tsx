import { dayInWords } from "#app/i18n/day.ts";
import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich, rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import type { ReviewedText } from "./lists.ts";
import { filters, type ListPageProps, reviewPath } from "./review.ts";

const words = wordsOf("te-reo-review");

export function ListPage({ group, page, pages, texts, term, show }: ListPageProps) {
  const t = words(usePage().language);
  const to = useAddress();
  const name = group === "all" ? t("all") : t(`groups/${group}`);
  const at = (each: number) =>
    `${reviewPath}/${group}?${new URLSearchParams({ page: String(each), ...(term && { q: term }), ...(show && { show }) })}`;
  return (
    <Page title={[t("page", { page, pages }), name]} sheets={[styles["te-reo-review"]]} unlisted>
      <p>
        <a href={to(reviewPath)}>{t("back")}</a>
      </p>
      <h1>
        <Rich text={name} />
      </h1>
      <Sought action={`${reviewPath}/${group}`} term={term} show={show} />
      <p>{texts.length > 0 ? t("page", { page, pages }) : t("nothing")}</p>
      <ol className="reviewed">
        {texts.map((text) => (
          <Reviewed key={text.id} group={text.list} text={text} />
        ))}
      </ol>
      {pages > 1 && (
        <nav aria-label={t("pages")}>
          <ul className="review-pages">
            {Array.from({ length: pages }, (_, index) => index + 1).map((each) => (
              <li key={each}>
                <a
                  href={to(at(each))}
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

/** Without a script: a form that asks for the same list, or for all. */
export function Sought({
  action,
  term = "",
  show,
}: { action: string } & Partial<Pick<ListPageProps, "term" | "show">>) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <form method="get" action={to(action)} className="review-sought">
      <label>
        {t("sought/term")} <input type="search" name="q" defaultValue={term} maxLength={100} />
      </label>
      <label>
        {t("sought/show")}{" "}
        <select name="show" defaultValue={show ?? ""}>
          <option value="">{t("sought/everything")}</option>
          {filters.map((each) => (
            <option key={each} value={each}>
              {t(`sought/${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button secondary">
        {t("sought/button")}
      </button>
    </form>
  );
}

/** Another wording with its reason, or a question without one. */
export function Proposed({ text: { proposed = [] } }: { text: ReviewedText }) {
  const { language } = usePage();
  const t = words(language);
  return proposed.map(({ proposal, reason, by }) => (
    <p key={`${proposal}${reason}`}>
      <b>{t(proposal ? "text/proposal" : "text/question")}</b>{" "}
      {proposal && (
        <>
          <span lang="mi">{rich(proposal, language)}</span>{" "}
        </>
      )}
      <span lang={htmlLang.en}>
        ({reason}
        {by && `, ${by}`})
      </span>
    </p>
  ));
}

function Reviewed({ group, text }: { group: string; text: ReviewedText }) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const { id, key, en, mi, places, address, by, on, checkedBy, checkedOn } = text;
  return (
    <li id={`t${id}`}>
      <BothTexts en={en} mi={mi} />
      <Proposed text={text} />
      <p className="hint">
        {by && on ? t("text/read", { by, on: dayInWords(on, language) }) : t("text/waiting")}{" "}
        {by && !checkedBy && `${t("text/once")} `}
        {checkedBy &&
          checkedOn &&
          `${t("text/checked", { by: checkedBy, on: dayInWords(checkedOn, language) })} `}
        {places ? `${t("text/times", { count: places.length + 1 })} ` : ""}
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
export function BothTexts({ en, mi }: { en: string; mi: string }) {
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
