import type { Answers } from "#app/forms/answers.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { stepPath } from "../../pages.ts";
import { readText } from "../../read-answers.ts";
import type { RegistrationState } from "../../service.ts";
import { titleWords } from "../person/title-words.ts";
import type { Titles as ParentTitles } from "../person/titles.ts";
import { myIRStatusOf, reservedUsername } from "../tax-account/status.ts";
import { reviewWords } from "./words.ts";

/** Exactly as it will be printed. A single dash means that there is no such name. */
function PrintedName({ answers }: { answers: Answers }) {
  const { language } = usePage();
  const t = reviewWords(language);
  const names = ["firstNames", "surname"].map((part) => readText(answers, `child.${part}`) ?? "");
  return (
    <section className="printed" aria-labelledby="printed">
      <h2 id="printed">{t("printed/title")}</h2>
      <p className="printed-name">{names.filter((name) => name !== "-").join(" ")}</p>
      <p>{t("printed/body")}</p>
    </section>
  );
}

function TaxAccount({ state }: { state: RegistrationState }) {
  const { language } = usePage();
  const { progress, saved, facts } = state;
  const status = myIRStatusOf(progress.answers, saved.derived, facts.today);
  if (!facts.hasTaxAccountStep || status === "not-asked") return null;
  const t = reviewWords(language);
  const username = reservedUsername(progress.answers, saved.derived, facts.today) ?? "";
  return (
    <section className="review-tax-account" aria-labelledby="tax-account">
      <h2 id="tax-account">
        <Rich text={t("taxAccount/title")} />
      </h2>
      <p>
        <Rich text={t(`taxAccount/${status}`, { username })} />
      </p>
    </section>
  );
}

function Titles({ titles, isAlone }: { titles: ParentTitles; isAlone: boolean }) {
  const { language } = usePage();
  const t = reviewWords(language);
  const to = useAddress();
  const { Mother = "", Other = "" } = titleWords(language, titles);
  return (
    <details className="help">
      <summary>{t("titles/title")}</summary>
      <p>{t(isAlone ? "titles/bodyAlone" : "titles/body", { Mother, Other })}</p>
      <p>
        <a href={to(stepPath("other-parent-details", "assistedHumanReproduction"))}>{t("titles/change")}</a>
      </p>
    </details>
  );
}

export const ReviewNotices = { PrintedName, TaxAccount, Titles };
