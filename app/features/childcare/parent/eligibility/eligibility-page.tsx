import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../../.build/styles.json";
import { pages } from "../pages.ts";
import type { TakeOverOffer } from "../take-over/offers.ts";
import { TakeOverOffers } from "../take-over/offers-view.tsx";
import { type Condition, conditions, type PreCheck, searchOf } from "./pre-check.ts";

const landingWords = wordsOf("childcare/parent/landing");
const eligibilityWords = wordsOf("childcare/parent/eligibility");

export interface EligibilityPageProps {
  readonly preCheck: PreCheck;
  /** Only when all four answers were yes. */
  readonly offers: readonly TakeOverOffer[];
  readonly hasFailed?: boolean;
}

/** Every answer is a button of a GET form: one press each, without a script. */
export function EligibilityPage({ preCheck, offers, hasFailed }: EligibilityPageProps) {
  const { language } = usePage();
  const t = eligibilityWords(language);
  const to = useAddress();
  const { met, unmet, next } = preCheck;
  const isMet = met.length === conditions.length;
  return (
    <Page
      title={[isMet ? t("result/title") : t("title"), landingWords(language)("title")]}
      hasErrors={hasFailed === true}
      sheets={[styles["pre-check"]]}
      isForm
      unlisted
      isPrivate
    >
      <div className="prose pre-check">
        <Heading level={1} text={t("title")} companion={t("headingMi")} />
        <p className="lead">{t("intro")}</p>
        <ol className="pre-check-questions">
          {conditions.map((condition) => (
            <li key={condition}>
              {met.includes(condition) || condition === unmet ? (
                <Answered condition={condition} preCheck={preCheck} />
              ) : (
                <Question condition={condition} met={met} isAsked={condition === next} />
              )}
            </li>
          ))}
        </ol>
        {isMet && <Result search={searchOf(met)} offers={offers} hasFailed={hasFailed === true} />}
        {!unmet && (
          <p>
            <a className="button-quiet" href={to(pages.landing)}>
              {t("back")}
            </a>
          </p>
        )}
      </div>
    </Page>
  );
}

interface QuestionProps {
  condition: Condition;
  met: readonly Condition[];
  /** Otherwise greyed: an earlier answer was not yes. */
  isAsked: boolean;
}

function Question({ condition, met, isAsked }: QuestionProps) {
  const t = eligibilityWords(usePage().language);
  const to = useAddress();
  const hint = t.find(`hints/${condition}`);
  return (
    <form id={condition} action={to(pages.eligibility)}>
      {met.map((each) => (
        <input key={each} type="hidden" name={each} value="true" />
      ))}
      <fieldset disabled={!isAsked}>
        <legend>{t(`questions/${condition}`)}</legend>
        {hint && isAsked && (
          <p className="note">
            <Rich text={hint} />
          </p>
        )}
        <p className="pre-check-answers">
          <button className="button-quiet" type="submit" name={condition} value="true">
            {t("yes")}
          </button>{" "}
          <button className="button-quiet" type="submit" name={condition} value="false">
            {t("no")}
          </button>
        </p>
      </fieldset>
    </form>
  );
}

function Answered({ condition, preCheck: { met, unmet } }: { condition: Condition; preCheck: PreCheck }) {
  const t = eligibilityWords(usePage().language);
  const to = useAddress();
  const question = t(`questions/${condition}`);
  const before = searchOf(met.slice(0, conditions.indexOf(condition)));
  const again = to(pages.eligibility) + before;
  return (
    <>
      <p>
        {question} <b>{t(condition === unmet ? "no" : "yes")}</b>{" "}
        {condition !== unmet && (
          <a href={again}>
            {t("change")}
            <span className="visually-hidden"> {t("changeHint", { question })}</span>
          </a>
        )}
      </p>
      {condition === unmet && (
        <Notice>
          <p>
            <Rich text={t(`unmet/${condition}`)} />
          </p>
          <p>
            <b>{t("still/title")}</b> <Rich text={t("still/body")} />
          </p>
          <p>
            <a className="button-quiet" href={again}>
              {t("back")}
            </a>
          </p>
        </Notice>
      )}
    </>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <div className="notice" role="status">
    {children}
  </div>
);

interface ResultProps extends Pick<EligibilityPageProps, "offers"> {
  search: string;
  hasFailed: boolean;
}

function Result({ search, offers, hasFailed }: ResultProps) {
  const { language } = usePage();
  const t = eligibilityWords(language);
  const to = useAddress();
  return (
    <section className="card" aria-labelledby="result">
      <h2 id="result">{t("result/title")}</h2>
      {hasFailed && (
        <div className="notice" role="alert">
          <p>
            <b>{t("failed")}</b> {t("failedHint")}
          </p>
        </div>
      )}
      <p>
        <Rich text={t("result/body")} />
      </p>
      <p>{t("result/next")}</p>
      <form method="post" action={to(pages.eligibility) + search}>
        <FormToken />
        <p>
          <button className="button" type="submit" name="intent" value="next">
            {t("next")}
          </button>
        </p>
        <TakeOverOffers offers={offers} />
      </form>
    </section>
  );
}
