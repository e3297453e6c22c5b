import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { latestApplication } from "../../application/application-row.ts";
import { pages } from "../pages.ts";

const applicationWords = wordsOf("childcare/parent");
const uploadsWords = wordsOf("childcare/parent/uploads");

interface SentPageProps {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Only for who has sent one. */
export async function openSent(visit: Visit): Promise<PageResponse<SentPageProps>> {
  const { account } = visit;
  if (!account.person) return redirectTo(visit, pages.landing);
  const latest = await latestApplication(account.db, account.person.id).catch(logFailure);
  return latest?.status === "SUBMITTED"
    ? show<SentPageProps>({ at: latest.changedAt })
    : redirectTo(visit, pages.review);
}

export function SentPage({ at }: SentPageProps) {
  const { language } = usePage();
  const t = uploadsWords(language);
  const to = useAddress();
  const day = dayInWords(dayInNewZealand(new Date(at)), language);
  return (
    <Page title={[t("sent/title"), applicationWords(language)("service")]} unlisted isPrivate>
      <div className="prose">
        <Heading level={1} text={t("sent/heading")} companion={t("sent/headingMi")} />
        <p className="lead">
          {t("sent/at", { day })} {t("sent/mail")}
        </p>
        <h2>{t("sent/next")}</h2>
        <p>{t("sent/decide")}</p>
        <p>
          <Rich text={t("sent/contact")} />
        </p>
        <p>{t("sent/deleted")}</p>
        <p>
          <a href={to("/financial-help/financial-help-checker")}>{t("sent/home")}</a>
        </p>
      </div>
    </Page>
  );
}
