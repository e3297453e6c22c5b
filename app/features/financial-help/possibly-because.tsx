import { answerTo } from "#app/forms/answers.ts";
import { changeAddress } from "#app/forms/review.ts";
import { useAddress, usePlace } from "#app/ui/place.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { BenefitId } from "./benefits.ts";
import type { Results } from "./find-results.ts";
import { unknownQuestions } from "./verdicts.ts";
import { questionTexts, words } from "./words.ts";

const questions = "/financial-help/questions";

/** Says what a possible benefit hangs on, and what the person can do to find out. */
export function PossiblyBecause({ id, results: { answers, area } }: { id: BenefitId; results: Results }) {
  const { language } = usePlace();
  const t = words(language);
  const to = useAddress();
  if (id === "isAccommodationSupplement" && (area.is === "failed" || area.is === "not-found")) {
    const postcode = answerTo(answers, "applicant.postCode") ?? "";
    return (
      <p className="possibly">
        {t(area.is === "failed" ? "results/possibly/areaFailed" : "results/possibly/areaNotFound", {
          postcode,
        })}{" "}
        <a href={changeAddress(to(questions), "applicant.postCode")}>
          {t(area.is === "failed" ? "results/possibly/again" : "results/possibly/changePostcode")}
        </a>
      </p>
    );
  }
  return (
    <div className="possibly">
      {unknownQuestions(answers).map((name) => (
        <p key={name}>
          <Rich
            text={t("results/possibly/unknown", { question: questionTexts[language][name]?.label ?? "" })}
          />{" "}
          <a href={changeAddress(to(questions), name)}>{t("results/change")}</a>
        </p>
      ))}
      <p>{t("results/possibly/find")}</p>
    </div>
  );
}
