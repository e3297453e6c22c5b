import { wordsOf } from "#app/i18n/words.ts";
import type { SimplePage } from "#app/server/neighbours/content.ts";
import { inLanguage, RichText } from "#app/ui/bilingual.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { slug } from "#app/ui/stage-address.ts";
import { WhatIsKept } from "./what-is-kept.tsx";

const words = wordsOf("footer-pages");

export interface FooterPageProps {
  page: SimplePage;
}

export function FooterPage({ page }: FooterPageProps) {
  const { TitleEN, TitleMI, Content, ContentMI, translation } = page;
  const { language, isQuiet } = usePage();
  const title = inLanguage({ en: TitleEN, mi: TitleMI }, language);
  return (
    <Page title={[title.text]} isDraft={translation === "draft"} isKept>
      <Heading level={1} {...title} companion={TitleMI} />
      <RichText en={Content} mi={ContentMI} className="rich prose" />
      {slug(TitleEN) === "your-privacy" && <WhatIsKept />}
      {isQuiet && <ThisPage />}
    </Page>
  );
}

/** What it does so that somebody who holds the phone does not see that it was read. */
function ThisPage() {
  const t = words(usePage().language);
  return (
    <section className="prose" aria-labelledby="this-page">
      <h2 id="this-page">{t("quiet/heading")}</h2>
      <p>{t("quiet/title")}</p>
      <p>{t("quiet/kept")}</p>
      <p>{t("quiet/left")}</p>
    </section>
  );
}
