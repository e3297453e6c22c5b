import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../../.build/styles.json";
import type { Personalisation } from "../personalisation.ts";

const words = wordsOf("account");

export interface DeletionPageProps {
  known: Personalisation;
  hasFailed?: boolean;
}

const what = ["dueDate", "ticks", "email", "others", "session"] as const;

export function DeletionPage({ known, hasFailed }: DeletionPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page title={[t("deletion/title"), t("profile/title")]} sheets={[styles.account]} unlisted>
      <Heading level={1} text={t("deletion/title")} companion={words("mi")("deletion/title")} />
      {hasFailed && (
        <p className="notice" role="alert">
          {t("deletion/failed")}
        </p>
      )}
      {known.isLoggedIn && (
        <>
          <p>{t("deletion/body")}</p>
          <ul>
            {what.map((item) => (
              <li key={item}>{t(`deletion/what/${item}`)}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t("deletion/inBrowser")}</p>
      <p>{t("deletion/final")}</p>
      <form className="account" method="post" action={to("/profile/delete")}>
        <FormToken />
        {known.isLoggedIn && <input type="hidden" name="as" value="person" />}
        <div className="buttons">
          <button className="button" type="submit">
            {t("deletion/button")}
          </button>
          <a className="button-quiet" href={to("/profile")}>
            {t("deletion/back")}
          </a>
        </div>
      </form>
    </Page>
  );
}
