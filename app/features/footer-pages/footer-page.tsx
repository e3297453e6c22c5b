import type { SimplePage } from "#app/server/neighbours/content.ts";
import { inLanguage, RichText } from "#app/ui/bilingual.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { slug } from "#app/ui/stage-address.ts";
import { WhatIsKept } from "./what-is-kept.tsx";

export interface FooterPageProps {
  page: SimplePage;
}

export function FooterPage({ page }: FooterPageProps) {
  const { TitleEN, TitleMI, Content, ContentMI, translation } = page;
  const title = inLanguage({ en: TitleEN, mi: TitleMI }, usePage().language);
  return (
    <Page title={[title.text]} isDraft={translation === "draft"} isKept>
      <Heading level={1} {...title} companion={TitleMI} />
      <RichText en={Content} mi={ContentMI} className="rich prose" />
      {slug(TitleEN) === "your-privacy" && <WhatIsKept />}
    </Page>
  );
}
