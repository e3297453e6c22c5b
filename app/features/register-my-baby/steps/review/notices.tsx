import type { Answers } from "#app/forms/answers.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { stepPath } from "../../pages.ts";
import type { RegistrationState } from "../../service.ts";
import { motherIsAbsent, otherParentOf } from "../other-parent/other-parent.ts";
import { printedTitles } from "../person/titles.ts";
import { myIRStatusOf, reservedUsername } from "../tax-account/status.ts";
import { isReachable } from "./reachable.ts";

const reviewWords = wordsOf("register-my-baby/steps/review/page");

function TaxAccount({ state }: { state: RegistrationState }) {
  const { language } = usePage();
  const { progress, saved, facts } = state;
  const status = myIRStatusOf(progress.answers, saved.derived, facts.today);
  if (!facts.hasTaxAccountStep || status === "not-asked") return null;
  const t = reviewWords(language);
  const username = reservedUsername(progress.answers, saved.derived, facts.today) ?? "";
  return (
    <details className="reviewed review-tax-account">
      <summary>
        <h2>
          <Rich text={t("taxAccount/title")} />
        </h2>
      </summary>
      <p>
        <Rich text={t(`taxAccount/${status}`, { username })} />
      </p>
    </details>
  );
}

/** As they are printed, also where a parent goes by another name in this form. */
function Titles({ answers }: { answers: Answers }) {
  const { language } = usePage();
  const t = reviewWords(language);
  const to = useAddress();
  const named = textsOf("register-my-baby/steps/person/titles", language);
  const printed = printedTitles(answers);
  const mother = named[printed.mother].title;
  const other = printed.other && named[printed.other].title;
  return (
    <details className="help">
      <summary>{t("titles/title")}</summary>
      <p>{other === undefined ? t("titles/bodyAlone", { mother }) : t("titles/body", { mother, other })}</p>
      <p>
        <a href={to(stepPath("mother-details", "mother.certificateTitle"))}>{t("titles/change")}</a>
      </p>
      {other !== undefined && (
        <p>
          <a href={to(stepPath("other-parent-details", placeOfTitle(answers)))}>{t("titles/changeOther")}</a>
        </p>
      )}
    </details>
  );
}

const placeOfTitle = (answers: Answers) =>
  otherParentOf(answers) === "woman-consented" ? "secondParent.preferedTitle" : "father.certificateTitle";

/** The registrar calls where something is unclear: then somebody must be there to be called. */
function Unreachable({ state }: { state: RegistrationState }) {
  const { language } = usePage();
  const to = useAddress();
  const { answers } = state.progress;
  if (isReachable(answers)) return null;
  const t = reviewWords(language);
  const parent = motherIsAbsent(answers) ? "father" : "mother";
  const step = parent === "mother" ? "mother-details" : "other-parent-details";
  return (
    <div className="notice">
      <p>
        <Rich text={t("unreachable/body")} />
      </p>
      <p>
        <a href={to(stepPath(step, `${parent}.daytimePhone`))}>{t("unreachable/link")}</a>
      </p>
    </div>
  );
}

export const ReviewNotices = { TaxAccount, Titles, Unreachable };
