import type { SimplePage } from "#app/server/content.ts";
import { inLanguage, RichText } from "#app/ui/bilingual.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePlace } from "#app/ui/place.tsx";

export interface FooterPageProps {
  page: SimplePage;
}

/** A page about the site itself: title and body in the language of the page (spec 1 section 2.5). */
export function FooterPage({ page }: FooterPageProps) {
  const { TitleEN, TitleMI, Content, ContentMI, translation } = page;
  const title = inLanguage({ en: TitleEN, mi: TitleMI }, usePlace().language).text;
  return (
    <Page title={[title]} isDraft={translation === "draft"}>
      <Heading level={1} text={title} companion={TitleMI} />
      <RichText en={Content} mi={ContentMI} className="rich prose" />
    </Page>
  );
}
