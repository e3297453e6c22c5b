import { wordsOf } from "#app/i18n/words.ts";
import { OutagePage } from "#app/ui/outage-page.tsx";
import { type Outage, usePage } from "#app/ui/page-context.tsx";
import type { Service } from "../service.ts";
import { TryAgain } from "./try-again.tsx";

const wizardWords = wordsOf("wizard/page");

export interface ClosedPageProps {
  readonly page: "closed";
  readonly service: Service;
  readonly outage: Outage;
  readonly path: string;
  readonly isKept: boolean;
}

export function ClosedPage({ service, outage, path, isKept }: ClosedPageProps) {
  const { language, session } = usePage();
  const t = wizardWords(language);
  return (
    <OutagePage outage={outage}>
      <TryAgain service={service} path={path} isKept={isKept}>
        {isKept && !session && <p>{t("closed/waits")}</p>}
      </TryAgain>
    </OutagePage>
  );
}
