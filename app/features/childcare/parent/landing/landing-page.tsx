import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../../.build/styles.json";
import { type Guess, LikelihoodErrors, LikelihoodForm } from "../likelihood/likelihood-form.tsx";
import { pages } from "../pages.ts";
import { LandingStart, type LandingStartProps } from "./landing-start.tsx";

const landingWords = wordsOf("childcare/parent/landing");

const who = ["payments", "email", "enrolled"] as const;
const eligible = ["resident", "carer", "childcare", "age", "income"] as const;
const how = ["fill", "supervisor", "documents"] as const;
const ready = ["client", "ird", "income", "service"] as const;
const accordions = ["several", "wrong", "saving", "clientNumber", "irdNumber"] as const;
const otherHelp = ["twentyHours", "familyBoost", "oscar"] as const;

export interface LandingPageProps extends LandingStartProps {
  readonly guess?: Guess;
}

export function LandingPage({ guess, ...start }: LandingPageProps) {
  const t = landingWords(usePage().language);
  const hasErrors = Object.keys(guess?.errors ?? {}).length > 0;
  return (
    <Page
      title={[t("title")]}
      description={t("lead")}
      sheets={[styles.form, ...(start.now ? [styles.way] : [])]}
      hasErrors={hasErrors}
    >
      <div className="prose">
        <LikelihoodErrors guess={guess} />
        <Heading level={1} text={t("title")} companion={t("headingMi")} />
        <p className="lead">{<Rich text={t("lead")} />}</p>
        <LandingStart {...start} />
        <WhoItIsFor t={t} />
        <h2>{t("eligible/title")}</h2>
        <p>
          <Rich text={t("eligible/intro")} />
        </p>
        <Points texts={eligible.map((each) => t(`eligible/${each}`))} />
        <LikelihoodForm guess={guess} path={pages.landing} />
        <h2>{t("how/title")}</h2>
        <ol>
          {how.map((each) => (
            <li key={each}>{t(`how/${each}`)}</li>
          ))}
        </ol>
        <p>{t("how/when")}</p>
        <h2>{t("ready/title")}</h2>
        <Points texts={ready.map((each) => t(`ready/${each}`))} />
        <h2>{t("more/title")}</h2>
        <Accordion
          title={t("accordions/notEnrolled/title")}
          paragraphs={[t("accordions/notEnrolled/body")]}
        />
        <Accordion
          title={t("accordions/others/title")}
          paragraphs={otherHelp.map((each) => t(`accordions/others/${each}`))}
        />
        {accordions.map((each) => (
          <Accordion
            key={each}
            title={t(`accordions/${each}/title`)}
            paragraphs={[t(`accordions/${each}/body`)]}
          />
        ))}
      </div>
    </Page>
  );
}

const WhoItIsFor = ({ t }: { t: ReturnType<typeof landingWords> }) => (
  <section className="card" aria-labelledby="who">
    <h2 id="who">{t("who/title")}</h2>
    <p>{t("who/intro")}</p>
    <ul className="ticks">
      {who.map((each) => (
        <li key={each}>{t(`who/${each}`)}</li>
      ))}
    </ul>
    <p>
      <Rich text={t("who/others")} />
    </p>
  </section>
);

const Points = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {texts.map((text) => (
      <li key={text}>
        <Rich text={text} />
      </li>
    ))}
  </ul>
);

function Accordion({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <details>
      <summary>
        <Rich text={title} />
      </summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Rich text={paragraph} />
        </p>
      ))}
    </details>
  );
}
