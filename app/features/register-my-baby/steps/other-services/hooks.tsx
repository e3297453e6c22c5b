import type { Answers } from "#app/forms/answers.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { StepHooks } from "#app/wizard/hooks.ts";
import { readYesNo } from "../../read-answers.ts";
import { titleWords } from "../person/title-words.ts";
import { titlesOf } from "../person/titles.ts";
import { irdRecipientWithoutEmail } from "./ird-delivery.ts";
import { servicesWords } from "./words.ts";

export const otherServicesHooks: StepHooks = {
  Above: ({ answers }) => (readYesNo(answers, "child.aliveAtBirth") === false ? <Condolences /> : null),
  BelowSection: ({ answers, section }) =>
    section.name === "ird" ? <AddEmailButton answers={answers} /> : null,
};

function Condolences() {
  const t = servicesWords(usePage().language);
  return (
    <section className="form-section" aria-labelledby="condolences">
      <h2 id="condolences">{t("condolences/title")}</h2>
      <p>
        <Rich text={t("condolences/entitlement")} />
      </p>
      <p>
        <Rich text={t("condolences/support")} />
      </p>
      <p>{t("condolences/next")}</p>
    </section>
  );
}

/** Leads to the missing email address; nothing typed is lost. */
function AddEmailButton({ answers }: { answers: Answers }) {
  const { language } = usePage();
  const parent = irdRecipientWithoutEmail(answers);
  if (!parent) return null;
  const step = parent === "mother" ? "mother-details" : "other-parent-details";
  return (
    <p>
      <button className="button-quiet" type="submit" name="intent" value={`go:${step}:${parent}.email`}>
        {servicesWords(language)(`addEmail/${parent}`, titleWords(language, titlesOf(answers)))}
      </button>
    </p>
  );
}
