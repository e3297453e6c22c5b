import { wordsOf } from "#app/i18n/words.ts";
import { ContentFailure } from "./content-failure.tsx";
import { Page } from "./page.tsx";
import { usePage } from "./page-context.tsx";
import { People } from "./people/people.tsx";

const shellWords = wordsOf("i18n");

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
