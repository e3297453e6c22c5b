import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { type PageResponse, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type BenefitId, benefitIds } from "./benefits.ts";
import { pages } from "./pages.ts";
import { limitsAreRules } from "./request/to-situation.ts";
import { UrgentHelp } from "./urgent-help.tsx";

const words = wordsOf("financial-help");

/** Paid Parental Leave has a checker of its own. */
const listed = benefitIds.filter(
  (id): id is Exclude<BenefitId, "isPaidParentalLeave"> => id !== "isPaidParentalLeave",
);

interface LandingPageProps {
  /** The rules bring today's limits themselves. */
  isOfToday: boolean;
}

export async function openLanding({ neighbours: { rules } }: Visit): Promise<PageResponse<LandingPageProps>> {
  const variables = await rules.variables();
  return show({
    isOfToday: variables.ok && limitsAreRules({ variables: new Set(Object.keys(variables.value)) }),
  });
}

export function LandingPage({ isOfToday }: LandingPageProps) {
  const { language, amounts } = usePage();
  const t = words(language);
  const [checked] = [...amounts.values()].map((each) => each.checked).sort();
  const to = useAddress();
  const start = (
    <p>
      <a className="button" href={to(pages.questions)}>
        {t("landing/start")}
      </a>
    </p>
  );
  return (
    <Page title={[t("landing/title"), t("service")]} description={t("landing/lead")} aside={<UrgentHelp />}>
      <div className="prose">
        <People scene="money" />
        <Heading level={1} text={t("landing/title")} companion={t("landing/headingMi")} />
        <p className="lead">{t("landing/lead")}</p>
        {start}
        <section className="card" aria-labelledby="know">
          <h2 id="know">{t("landing/know/title")}</h2>
          <ul className="ticks">
            {(["time", "privacy", "amounts", "indication", "prepare"] as const).map((fact) => (
              <li key={fact}>{t(`landing/know/${fact}`)}</li>
            ))}
            {checked && (
              <li>
                {t(`landing/know/${isOfToday ? "today" : "before"}`, { date: dayInWords(checked, language) })}
              </li>
            )}
          </ul>
        </section>
        <h2>{t("landing/who/title")}</h2>
        <p>{t("landing/who/body")}</p>
        <details className="covers">
          <summary>{t("landing/covers/title")}</summary>
          <p>{t("landing/covers/intro", { number: listed.length })}</p>
          <ul>
            {listed.map((id) => (
              <li key={id}>
                <Rich text={t(`benefits/${id}/name`)} />
              </li>
            ))}
          </ul>
          <p>
            <Rich text={t("landing/covers/paidParentalLeave")} />
          </p>
        </details>
      </div>
    </Page>
  );
}
