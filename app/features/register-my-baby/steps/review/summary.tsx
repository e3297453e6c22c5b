import { type Answers, readText } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { WizardState } from "#app/wizard/state.ts";
import { stepPath } from "../../pages.ts";
import { hasOtherParent } from "../other-parent/other-parent.ts";
import { titleWords } from "../person/title-words.ts";
import { titlesOf } from "../person/titles.ts";
import { reviewedSteps } from "./reviewed-steps.ts";

const formWords = wordsOf("forms");
const reviewWords = wordsOf("register-my-baby/steps/review/page");

interface SummaryProps {
  mayChange: boolean;
  state: Pick<WizardState, "service" | "progress">;
  isFolded: boolean;
}

const childLines = [
  "child.sex",
  "child.birthDate",
  "child.multipleBirthOrder",
  "birthPlace.hospital",
  "birthPlace.home",
  "birthPlace.other",
];
const serviceLines = [
  "bestStart.wanted",
  "ird.applyForNumber",
  "orderBirthCertificate",
  "certificateOrder.productCode",
  "bestStart.primaryCareGiver.irdNumber",
  "bestStart.primaryCareGiver.bankAccount.number",
];

export function Summary({ state, isFolded, mayChange }: SummaryProps) {
  const { language } = usePage();
  const t = reviewWords(language);
  const { answers } = state.progress;
  const all = reviewedSteps(state, language)
    .flatMap(({ sections }) => sections)
    .flatMap(({ lines }) => lines);
  const linesOf = (names: readonly string[]) =>
    names.flatMap((name) => all.filter((line) => line.name === name));
  const { Mother = "", Other = "" } = titleWords(language, titlesOf(answers));
  const none = formWords(language)("answers/none");
  const parents = [
    { name: "mother", label: Mother, answer: nameOf(answers, "mother") },
    // The other parent may not have answered on their own phone yet.
    ...(hasOtherParent(answers)
      ? [{ name: "father", label: Other, answer: nameOf(answers, "father") || none }]
      : []),
  ];
  const title = <h2 id="summary">{t("summary")}</h2>;
  const body = (
    <>
      <PrintedName name={nameOf(answers, "child")} mayChange={mayChange} />
      <dl className="review">
        {[...linesOf(childLines), ...parents, ...linesOf(serviceLines)].map(({ name, label, answer }) => (
          <div key={name}>
            <dt>
              <Rich text={label} />
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return isFolded ? (
    <details className="reviewed summary">
      <summary>{title}</summary>
      {body}
    </details>
  ) : (
    <section className="reviewed summary" aria-labelledby="summary">
      {title}
      {body}
    </section>
  );
}

/** Exactly as it will be printed. A single dash means there is no such name. */
const nameOf = (answers: Answers, who: "child" | "mother" | "father"): string =>
  ["firstNames", "surname"]
    .map((part) => readText(answers, `${who}.${part}`) ?? "-")
    .filter((name) => name !== "-")
    .join(" ");

function PrintedName({ name, mayChange }: { name: string; mayChange: boolean }) {
  const { language } = usePage();
  const to = useAddress();
  const t = reviewWords(language);
  return (
    <section className="printed" aria-labelledby="printed">
      <h3 id="printed">{t("printed/title")}</h3>
      <p className="printed-name">{name}</p>
      <p>
        {t("printed/body")}{" "}
        {mayChange && (
          <a href={to(stepPath("child-details", "child.firstNames"))} aria-label={t("printed/change")}>
            {formWords(language)("buttons/change")}
          </a>
        )}
      </p>
    </section>
  );
}
