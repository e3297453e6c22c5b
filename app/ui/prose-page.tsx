import type { ReactNode } from "react";
import { Heading } from "./heading.tsx";
import { Page, type PageProps } from "./page.tsx";

interface ProsePageProps extends Pick<PageProps, "title" | "sheets"> {
  readonly heading: string;
  /** The same in te reo Māori. */
  readonly companion?: string | undefined;
  readonly children: ReactNode;
}

/** Something to read that only this visitor can open. */
export const ProsePage = ({ title, sheets, heading, companion, children }: ProsePageProps) => (
  <Page title={title} {...(sheets ? { sheets } : {})} unlisted isPrivate>
    <div className="prose">
      <Heading level={1} text={heading} companion={companion} />
      {children}
    </div>
  </Page>
);
