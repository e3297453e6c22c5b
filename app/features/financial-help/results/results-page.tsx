import { answerTo } from "#app/forms/answers.ts";
import { dayInWords } from "#app/i18n/day.ts";
import { showPart, wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Island } from "#app/ui/island.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../.build/styles.json";
import type { BenefitId } from "../benefits.ts";
import { ClearAnswers } from "../clear-answers.tsx";
import { pages } from "../pages.ts";
import { Unavailable } from "../unavailable.tsx";
import { UrgentHelp, UrgentLink } from "../urgent-help.tsx";
import { BenefitCard, LeaveChecker, mayHaveBaby } from "./benefit-card.tsx";
import { Choice } from "./choice.tsx";
import type { FinancialHelpResults } from "./find-results.ts";
import { HowMuch } from "./how-much/how-much.tsx";
import { NoAnswers } from "./no-answers.tsx";
import { Others } from "./others/others.tsx";
import { dayForm, type TypedDay } from "./over-time/ask-for-day.ts";
import { DayErrors } from "./over-time/day-form.tsx";
import { OverTime } from "./over-time/over-time.tsx";
import { Papers } from "./papers.tsx";
import { ProbablyNot } from "./probably-not.tsx";
import { Summary } from "./summary.tsx";
import { TakeAlong, type TakeAlongProps } from "./take-along/take-along.tsx";
import { WeekAnswer } from "./week/week-answer.tsx";
import { WhenOwn } from "./when-own.tsx";
import { YourAnswers } from "./your-answers.tsx";

const words = wordsOf("financial-help");

export type ResultsPageProps =
  | { state: "empty" }
  | { state: "unavailable" }
  | ({ state: "found"; results: FinancialHelpResults; day?: TypedDay | undefined } & TakeAlongProps);

export function ResultsPage(props: ResultsPageProps) {
  showPart("rules");
  const t = words(usePage().language);
  const day = props.state === "found" ? props.day : undefined;
  const asksForDay = props.state === "found" && Boolean(props.results.outlook?.overTime.length);
  const hasCode = props.state === "found" && props.made !== undefined;
  return (
    <Page
      title={[t("results/title"), t("service")]}
      sheets={[styles.question ?? "", styles.results ?? "", ...(hasCode ? [styles["come-back"]] : [])]}
      hasErrors={Object.keys(day?.errors ?? {}).length > 0}
      form={asksForDay ? { id: dayForm, submit: t("results/day/button"), intent: "calendar" } : undefined}
      aside={isNothing(props) ? undefined : <UrgentHelp />}
      unlisted
      isPrivate={props.state === "found"}
    >
      {day && <DayErrors {...day} />}
      <Heading level={1} text={t("results/title")} companion={t("results/headingMi")} />
      {!isNothing(props) && <UrgentLink />}
      {props.state === "empty" && <NoAnswers />}
      {props.state === "unavailable" && <Unavailable page={pages.results} />}
      {props.state === "found" && (
        <Island name="stage">
          <Found {...props.results} day={day} />
          <TakeAlong {...props} />
        </Island>
      )}
    </Page>
  );
}

const has = ({ probably, possibly }: FinancialHelpResults["groups"], id: BenefitId) =>
  probably.includes(id) || possibly.includes(id);
const hasAny = ({ probably, possibly }: FinancialHelpResults["groups"]) =>
  probably.length + possibly.length > 0;
/** Urgent help is then one of the page's two help blocks. */
const isNothing = (props: ResultsPageProps) => props.state === "found" && !hasAny(props.results.groups);

/** Also shows results of somebody else's answers. */
export function Found({ day, ...results }: FinancialHelpResults & { day?: TypedDay | undefined }) {
  const { groups, answers, outlook } = results;
  const t = words(usePage().language);
  return (
    <>
      {results.money && results.money.rows.length + results.money.already.length > 0 ? (
        <WeekAnswer {...results} money={results.money} />
      ) : (
        <Summary {...results} />
      )}
      <p className="small">{t("results/disclaimer")}</p>
      <Dates {...results} />
      <WhenOwn>
        <Actions />
      </WhenOwn>
      {!hasAny(groups) && <NotEligible answers={answers} />}
      <Choice {...results} />
      {groups.probably.length > 0 && (
        <section className="group group-probably" aria-labelledby="probably">
          <h2 id="probably">{t("results/groups/probably")}</h2>
          {groups.probably.map((id) => (
            <BenefitCard key={id} id={id} results={results} />
          ))}
        </section>
      )}
      {groups.possibly.length > 0 && (
        <section className="group group-possibly" aria-labelledby="possibly">
          <h2 id="possibly">{t("results/groups/possibly")}</h2>
          {groups.possibly.map((id) => (
            <BenefitCard key={id} id={id} results={results} />
          ))}
        </section>
      )}
      {!has(groups, "isPaidParentalLeave") && mayHaveBaby(answers) && <LeaveChecker />}
      {outlook && !results.money && <HowMuch outlook={outlook} />}
      <Papers ids={[...groups.probably, ...groups.possibly]} />
      <ProbablyNot {...results} />
      {outlook && <Others outlook={outlook} money={results.money} />}
      {outlook && <OverTime outlook={outlook} typed={day} />}
      <YourAnswers {...results} />
    </>
  );
}

/** Left out when the figures are today's. */
function Dates({ figuresOf, fetchedAt }: FinancialHelpResults) {
  const { language } = usePage();
  const t = words(language);
  const date = (day: string) => ({ date: dayInWords(day, language) });
  return (
    <>
      {figuresOf && (
        <p className="notice">
          {figuresOf === "unknown"
            ? t("results/amount/undatedLimits")
            : t("results/amount/dated", date(figuresOf))}
        </p>
      )}
      {fetchedAt && <p className="note">{t("results/amount/stale", date(fetchedAt))}</p>}
    </>
  );
}

function Actions() {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <form className="buttons actions" method="post" action={to(pages.results)}>
      <FormToken />
      <a className="button" href={to(pages.questions)} data-event="Financial help|Click|Change my answers">
        {t("results/change")}
      </a>
      <ClearAnswers />
    </form>
  );
}

function NotEligible({ answers }: Pick<FinancialHelpResults, "answers">) {
  const t = words(usePage().language);
  const to = useAddress();
  const isResident = answerTo(answers, "applicant.isNZResident") !== "false";
  return (
    <section className="notice" aria-labelledby="nothing">
      <h2 id="nothing">{t("results/notEligible/title")}</h2>
      <p>
        <Rich text={t(isResident ? "results/notEligible/body" : "questionnaire/nonResident/body")} />
      </p>
      {!isResident && (
        <p>
          <a href={to(pages.checker)}>{t("questionnaire/nonResident/back")}</a>
        </p>
      )}
      <UrgentHelp />
      <details>
        <summary>{t("results/otherHelp/title")}</summary>
        <p>
          <Rich text={t("results/otherHelp/body")} />
        </p>
      </details>
    </section>
  );
}
