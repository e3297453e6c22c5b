import type { ReactNode } from "react";
import { answerTo } from "#app/forms/answers.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { changeAddress } from "#app/forms/review.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { BenefitId } from "../benefits.ts";
import { pages } from "../pages.ts";
import type { Because } from "./because.ts";
import type { FinancialHelpResults } from "./find-results.ts";
import { incomeInWords } from "./income-in-words.ts";
import { WhenOwn } from "./when-own.tsx";

const words = wordsOf("financial-help");

type Told = Pick<FinancialHelpResults, "answers" | "area">;

export function VerdictSentences({
  id,
  outcomes,
  ...told
}: Told & Pick<FinancialHelpResults, "outcomes"> & { id: BenefitId }) {
  const { verdict, because } = outcomes[id] ?? {};
  if (!because?.length) return null;
  return (
    <div className={verdict === null ? "possibly" : "verdict"}>
      {because.map((one) => (
        <p key={JSON.stringify(one)}>
          <Sentence because={one} {...told} />
        </p>
      ))}
    </div>
  );
}

function Sentence({ because, answers, area }: Told & { because: Because }): ReactNode {
  const { language, path } = usePage();
  const t = words(language);
  const texts: QuestionTexts = textsOf("financial-help", language).questions;
  const to = useAddress();
  const change = (name: string, text = t("results/change")) => (
    <WhenOwn>
      {" "}
      <a href={changeAddress(to(pages.questions), name)}>{text}</a>
    </WhenOwn>
  );
  switch (because.is) {
    case "income":
      return incomeInWords(because.compared, answers, language);
    case "said":
      return (
        <>
          {because.compared && `${incomeInWords(because.compared, answers, language)} `}
          <Rich text={because[language].replace(/\.?$/, ".")} />
        </>
      );
    case "question":
      return (
        <>
          <Rich
            text={t("results/possibly/unknown", {
              question: texts[because.name]?.label ?? "",
            })}
          />
          {change(because.name, t("results/week/answer"))}
        </>
      );
    case "youngest":
      return (
        <>
          {t("results/because/youngest")}
          {change("children.youngestDateOfBirth", t("results/because/tellBirth"))}
        </>
      );
    case "area": {
      const postcode = answerTo(answers, "applicant.postCode") ?? "";
      const hasFailed = area.is === "failed";
      return (
        <>
          {t(hasFailed ? "results/possibly/areaFailed" : "results/possibly/areaNotFound", { postcode })}
          {hasFailed ? (
            <>
              {" "}
              <a href={`${to(path)}?again=1`}>{t("results/possibly/again")}</a>
            </>
          ) : (
            change("applicant.postCode", t("results/possibly/changePostcode"))
          )}
        </>
      );
    }
    default:
      return <Rich text={t(`results/because/${because.is}`)} />;
  }
}
