import { answerTo } from "#app/forms/answers.ts";
import { changeAddress } from "#app/forms/review.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { BenefitId } from "../benefits.ts";
import { pages } from "../pages.ts";
import { isUnknown } from "../request/area.ts";
import { questionBehind } from "../request/to-situation.ts";
import { questionTexts, words } from "../words.ts";
import type { FinancialHelpResults } from "./find-results.ts";
import { unknownQuestions } from "./verdicts.ts";
import { WhenOwn } from "./when-own.tsx";

/** What a possible benefit depends on, and how to find out. */
export function PossiblyBecause({ id, results }: { id: BenefitId; results: FinancialHelpResults }) {
  const { answers, area } = results;
  const { language, path } = usePage();
  const t = words(language);
  const to = useAddress();
  if (id === "isAccommodationSupplement" && isUnknown(area)) {
    const postcode = answerTo(answers, "applicant.postCode") ?? "";
    return (
      <p className="possibly">
        {t(area.is === "failed" ? "results/possibly/areaFailed" : "results/possibly/areaNotFound", {
          postcode,
        })}{" "}
        {area.is === "failed" ? (
          <a href={`${to(path)}?again=1`}>{t("results/possibly/again")}</a>
        ) : (
          <WhenOwn>
            <a href={changeAddress(to(pages.questions), "applicant.postCode")}>
              {t("results/possibly/changePostcode")}
            </a>
          </WhenOwn>
        )}
      </p>
    );
  }
  return (
    <div className="possibly">
      {decisive(id, results).map((name) => (
        <p key={name}>
          <Rich
            text={t("results/possibly/unknown", { question: questionTexts[language][name]?.label ?? "" })}
          />{" "}
          <WhenOwn>
            <a href={changeAddress(to(pages.questions), name)}>{t("results/change")}</a>
          </WhenOwn>
        </p>
      ))}
      <WhenOwn>
        <p>{t("results/possibly/find")}</p>
      </WhenOwn>
    </div>
  );
}

/** The unknown questions that decide this benefit; all of them where its reasons are unknown. */
function decisive(id: BenefitId, { answers, reasons }: FinancialHelpResults): string[] {
  const unknown = unknownQuestions(answers);
  const open = reasons[id]?.criteria.filter(({ status }) => status === "not-known") ?? [];
  const looked = open.flatMap(({ used }) =>
    used.map(({ variable, instance }) => questionBehind(variable, instance)),
  );
  const named = unknown.filter((name) => looked.includes(name));
  return named.length > 0 ? named : unknown;
}
