import type { ApplicationStatus } from "#app/features/childcare-application/index.ts";
import { may } from "#app/features/childcare-application/index.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { WizardFrame } from "#app/wizard/page/frame.tsx";
import { ReviewedAnswers } from "#app/wizard/review/reviewed-answers.tsx";
import { reviewedSteps } from "#app/wizard/review/reviewed-steps.ts";
import { LikelihoodCard } from "../../likelihood/likelihood-card.tsx";
import { stepPath } from "../../pages.ts";
import type { ApplicationState } from "../../service.ts";
import { questionTexts, type StepName, stepText } from "../../step-texts.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { reviewWords } from "./words.ts";

export const statusOf = ({ status }: Pick<ApplicationState, "status">): ApplicationStatus =>
  (status ?? "NEW") as ApplicationStatus;

/** Spec 3 section 2, Review. */
export function ReviewPage(props: ReviewPageProps) {
  const { state, waitingFor = [], hasFailed = false, likelihood } = props;
  const { language } = usePage();
  const t = reviewWords(language);
  const status = statusOf(state);
  const canSend = may(status, "send-to-supervisors") || may(status, "upload");
  const steps = reviewedSteps(state.progress, {
    language,
    texts: questionTexts(language),
    textOf: (step) => stepText(step as StepName, language),
    pathOf: stepPath,
  });
  return (
    <WizardFrame
      view={props}
      submit={t(may(status, "upload") ? "submitToAgency" : "submit")}
      submitValue="submit"
      canContinue={canSend}
      waiting={t("checking")}
      isRefused={hasFailed}
      before={
        <>
          {hasFailed && (
            <div className="notice" role="alert">
              <p>
                <b>{t("failed/title")}</b> {t("failed/body")}
              </p>
            </div>
          )}
          {status === "PENDING_REVIEW" && (
            <p className="notice">{t("pending", { names: waitingFor.join(", ") })}</p>
          )}
          {status === "REJECTED" && <p className="notice">{t("returned")}</p>}
          {canSend && <p className="lead">{t("lead")}</p>}
          <ReviewedAnswers steps={steps} isChangeable={(_, step) => !state.locked.includes(step)} />
          {state.locked.length > 0 && <p>{t("locked")}</p>}
          {likelihood && canSend && <LikelihoodCard likelihood={likelihood.found} />}
          <Next status={status} />
        </>
      }
    />
  );
}

function Next({ status }: { status: ApplicationStatus }) {
  const t = reviewWords(usePage().language);
  return status === "NEW" || status === "REJECTED" || status === "APPROVED" ? (
    <p>{t(`next/${status}`)}</p>
  ) : null;
}
