import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import styles from "../../../../.build/styles.json";

const registrationWords = wordsOf("register-my-baby");
const confirmationWords = wordsOf("register-my-baby/confirmation");

interface FrameProps {
  title: string;
  companion?: string;
  /** In place of the title. */
  heading?: ReactNode;
  sheets?: readonly string[];
  hasErrors?: boolean;
  /** False where a baby has died. */
  isGlad?: boolean;
  children: ReactNode;
}

export function ConfirmationFrame(props: FrameProps) {
  const { title, companion, heading, sheets = [], hasErrors = false, isGlad, children } = props;
  const { language } = usePage();
  const to = useAddress();
  return (
    <Page
      title={[title, registrationWords(language)("service")]}
      sheets={[styles.confirmation, ...sheets]}
      hasErrors={hasErrors}
      unlisted
      isPrivate
    >
      <div className="prose afterwards">
        {isGlad && <People scene="cheer" />}
        {heading ?? <Heading level={1} text={title} companion={companion} />}
        {children}
        <p className="no-print">
          <a href={to("/")}>{confirmationWords(language)("home")}</a>
        </p>
      </div>
    </Page>
  );
}
