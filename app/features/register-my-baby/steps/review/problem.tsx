import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { pages } from "../../pages.ts";
import { generalMessage } from "../../registry/messages.ts";
import type { ReviewProblem } from "./page-props.ts";

const confirmationWords = wordsOf("register-my-baby/confirmation");
const registryWords = wordsOf("register-my-baby/registry");
const reviewWords = wordsOf("register-my-baby/steps/review/page");

export function ReviewProblemNotice({ problem }: { problem: ReviewProblem | undefined }) {
  const { language } = usePage();
  const to = useAddress();
  const t = reviewWords(language);
  if (problem === undefined) return null;
  if (typeof problem === "object")
    return (
      <p className="notice" role="alert">
        <Rich text={t("tooOften", { minutes: problem.tooOften })} />
      </p>
    );
  const general =
    (problem === "duplicate" || problem === "general-error") && generalMessage({ kind: problem });
  if (problem === "duplicate")
    return (
      <div className="notice" role="alert">
        <h2>{t("duplicate/title")}</h2>
        <p>{general && registryWords(language)(general)}</p>
        <p>
          <Rich text={t("duplicate/body")} />
        </p>
      </div>
    );
  if (general)
    return (
      <div className="notice" role="alert">
        <p>
          {registryWords(language)(general)} {confirmationWords(language)("notRegistered/lead")}
        </p>
        <p>
          <Rich text={t("general")} />
        </p>
      </div>
    );
  if (problem === "uncertain")
    return (
      <div className="notice" role="alert">
        <h2>{t("noConnection/title")}</h2>
        <p>{t("uncertain/body")}</p>
        <p>
          <Rich text={t("uncertain/changed")} />
        </p>
      </div>
    );
  return (
    <div className="notice" role="alert">
      <h2>{t("noConnection/title")}</h2>
      <p>{t("noConnection/body")}</p>
      <p>
        <a href={`${to(pages.review)}?again=1`}>{t("noConnection/again")}</a>
      </p>
      <p>
        <Rich text={t("noConnection/call")} />
      </p>
    </div>
  );
}
