import type { ReactNode } from "react";
import { Heading } from "./heading.tsx";
import { Page, type PageProps } from "./page.tsx";

interface ProsePageProps extends Pick<PageProps, "title" | "sheets"> {
  readonly heading: string;
  readonly companion?: string | undefined;
  readonly children: ReactNode;
}

export const ProsePage = ({ title, sheets, heading, companion, children }: ProsePageProps) => (
  <Page title={title} {...(sheets ? { sheets } : {})} unlisted isPrivate>
    <div className="prose">
      <Heading level={1} text={heading} companion={companion} />
      {children}
    </div>
  </Page>
);
