import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { WizardFrame } from "#app/wizard/page/frame.tsx";
import { digestOf, type Telling } from "#app/wizard/review/digest.ts";
import { ReviewedAnswers } from "#app/wizard/review/reviewed-answers.tsx";
import type { ApplicationStatus } from "../../../application/states.ts";
import { may } from "../../../application/states.ts";
import { LikelihoodCard } from "../../likelihood/likelihood-card.tsx";
import { pages } from "../../pages.ts";
import type { ApplicationState } from "../../service.ts";
import { SupervisorAnswers } from "../../supervisors/supervisor-answers.tsx";
import type { ReviewPageProps } from "./page-props.ts";
import { reviewedApplication } from "./reviewed-application.ts";

const reviewWords = wordsOf("childcare/parent/steps/review/page");

const telling: Telling = {
  names: ["parent", "partner"].flatMap((who) => [`${who}.first_name`, `${who}.last_name`]),
  others: [
    ...["parent", "partner"].flatMap((who) => [
      `${who}.work_and_activities.employer_name`,
      `${who}.work_and_activities.organisation_name`,
    ]),
    "children[].first_name",
    "children[].providers[].provider_identifier",
    "hasPartner",
  ],
};

export const statusOf = ({ status }: Pick<ApplicationState, "status">): ApplicationStatus =>
  (status ?? "NEW") as ApplicationStatus;

export function ReviewPage(props: ReviewPageProps) {
  const { state, supervisors, hasFailed = false, likelihood } = props;
  const { language } = usePage();
  const t = reviewWords(language);
  const status = statusOf(state);
  const canSend = may(status, "send-to-supervisors") || may(status, "upload");
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
          <StatusNotice status={status} supervisors={supervisors} />
          {canSend && <p className="lead">{t("lead")}</p>}
          <ReviewedAnswers
            steps={reviewedApplication(state, language)}
            isChangeable={(_, step) => !state.locked.includes(step)}
            gist={(step) => digestOf(step, language, telling)}
          />
          <Locked status={status} />
          {supervisors && <SupervisorAnswers {...supervisors} />}
          {likelihood && canSend && (
            <LikelihoodCard likelihood={likelihood.found} subsidy={likelihood.subsidy} />
          )}
          <Next status={status} />
        </>
      }
    />
  );
}

function StatusNotice({
  status,
  supervisors,
}: { status: ApplicationStatus } & Pick<ReviewPageProps, "supervisors">) {
  const t = reviewWords(usePage().language);
  const to = useAddress();
  const services = supervisors?.services ?? [];
  const names = services.flatMap(({ is, asked }) => (is === "waiting" ? [asked.service.provider_name] : []));
  const isStale = services.some(({ is }) => is === "stale");
  const wasSent = services.some(({ section }) => section !== undefined);
  return (
    <>
      {status === "PENDING_REVIEW" && <p className="notice">{t("pending", { names: names.join(", ") })}</p>}
      {status === "REJECTED" && <p className="notice">{t("returned")}</p>}
      {isStale && <p className="notice">{t("stale")}</p>}
      {wasSent && (
        <p>
          <a href={to(pages.submitted)}>{t("services")}</a>
        </p>
      )}
    </>
  );
}

/** Children and services cannot be changed here: the services' page says how they can. */
function Locked({ status }: { status: ApplicationStatus }) {
  const t = reviewWords(usePage().language);
  return status === "PENDING_REVIEW" || status === "APPROVED" ? <p>{t(`locked/${status}`)}</p> : null;
}

function Next({ status }: { status: ApplicationStatus }) {
  const t = reviewWords(usePage().language);
  return status === "NEW" || status === "REJECTED" || status === "APPROVED" ? (
    <p>{t(`next/${status}`)}</p>
  ) : null;
}
