import { shellWords } from "#app/i18n/shell.ts";
import { ContentFailure } from "./content-failure.tsx";
import { Page } from "./page.tsx";
import { usePage } from "./page-context.tsx";
import { People } from "./people/people.tsx";

export function UnavailablePage() {
  const t = shellWords(usePage().language);
  return (
    <Page title={[t("pages/unavailable/title")]} unlisted isError>
      <People scene="pause" />
      <h1>{t("pages/unavailable/title")}</h1>
      <ContentFailure />
    </Page>
  );
}
