import { changeAddress } from "#app/forms/review.ts";
import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { stepPath } from "../../pages.ts";
import type { Claimant } from "./claimant.ts";

const taxAccountWords = wordsOf("register-my-baby/steps/tax-account/account");

const stepOf = { mother: "mother-details", father: "other-parent-details" } as const;

export function CopiedDetails({ claimant }: { claimant: Claimant }) {
  const { language } = usePage();
  const t = taxAccountWords(language);
  const to = useAddress();
  const { pcgType, firstNames, surname, dateOfBirth, irdNumber } = claimant;
  const ofParent = (question: string) => [stepOf[pcgType], `${pcgType}.${question}`] as const;
  const lines = [
    ["firstNames", firstNames, ...ofParent("firstNames")],
    ["surname", surname, ...ofParent("surname")],
    ["dateOfBirth", dayInWords(dateOfBirth, language), ...ofParent("dateOfBirth")],
    ["irdNumber", irdNumber, "other-services", "bestStart.primaryCareGiver.irdNumber"],
  ] as const;
  return (
    <>
      <p>{t("details/intro")}</p>
      <dl className="copied">
        {lines.map(([detail, value, step, question]) => (
          <div key={detail}>
            <dt>
              <Rich text={t(`details/${detail}`)} />
            </dt>
            <dd>{value}</dd>
            <dd className="change">
              <a href={changeAddress(to(stepPath(step)), question)} data-intent={`go:${step}:${question}`}>
                {t("details/change")}{" "}
                <span className="visually-hidden">
                  <Rich text={t(`details/${detail}`)} />
                </span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
