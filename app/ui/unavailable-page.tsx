import { shellWords } from "#app/i18n/shell.ts";
import { ContentFailure } from "./content-failure.tsx";
import { Page } from "./page.tsx";
import { usePage } from "./page-context.tsx";

/** In place of a page whose content could not be had. The shell stands, and so does everything else. */
export function UnavailablePage() {
  const t = shellWords(usePage().language);
  return (
    <Page title={[t("pages/unavailable/title")]} unlisted isError>
      <h1>{t("pages/unavailable/title")}</h1>
      <ContentFailure />
    </Page>
  );
}
