import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { ClosedPage, type ClosedPageProps } from "#app/wizard/page/closed-page.tsx";
import styles from "../../../../.build/styles.json";
import { LandingStart } from "./landing-start.tsx";
import type { LandingPageProps } from "./open-landing.ts";

const landingWords = wordsOf("register-my-baby/landing");

const facts = ["time", "free", "alone", "person", "also"] as const;
const ready = ["child", "parents", "children", "numbers", "client"] as const;
const exceptions = ["dead", "missing", "mind", "medical", "overseas", "danger"] as const;

export function LandingPage(props: LandingPageProps | ClosedPageProps) {
  return "page" in props ? <ClosedPage {...props} /> : <OpenLandingPage {...props} />;
}

function OpenLandingPage(props: LandingPageProps) {
  const t = landingWords(usePage().language);
  return (
    <Page title={[t("title")]} description={t("lead")} sheets={[styles.drafts]}>
      <div className="prose">
        <People scene="register" />
        <Heading level={1} text={t("title")} companion={landingWords("mi")("title")} />
        <p className="lead">{t("lead")}</p>
        <LandingStart {...props} />
        <section className="card" aria-labelledby="about">
          <h2 id="about">{t("about/title")}</h2>
          <ul className="ticks">
            {facts.map((fact) => (
              <li key={fact}>
                <Rich text={t(`about/${fact}`)} />
              </li>
            ))}
          </ul>
        </section>
        <p>
          <Rich text={t("months")} />
        </p>
        <h2>{t("loss/title")}</h2>
        <p>
          <Rich text={t("loss/body")} />
        </p>
        <h2>{t("ready/title")}</h2>
        <ul>
          {ready.map((thing) => (
            <li key={thing}>
              <Rich text={t(`ready/${thing}`)} />
            </li>
          ))}
        </ul>
        <h2>{t("both/title")}</h2>
        <p>{t("both/body")}</p>
        <details>
          <summary>{t("both/reasons")}</summary>
          <ul>
            {exceptions.map((reason) => (
              <li key={reason}>{t(`both/exceptions/${reason}`)}</li>
            ))}
          </ul>
          <p>{t("both/paper")}</p>
          <p>
            <Rich text={t("both/unknown")} />
          </p>
        </details>
        <details>
          <summary>
            <Rich text={t("family/title")} />
          </summary>
          <p>
            <Rich text={t("family/body")} />
          </p>
        </details>
        <details>
          <summary>{t("abroad/title")}</summary>
          <p>
            <Rich text={t("abroad/body")} />
          </p>
        </details>
      </div>
    </Page>
  );
}
