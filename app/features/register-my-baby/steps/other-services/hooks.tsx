import type { Answers } from "#app/forms/answers.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { StepHooks } from "#app/wizard/hooks.ts";
import { Condolences } from "../../loss/condolences.tsx";
import { readYesNo } from "../../read-answers.ts";
import { titleWords } from "../person/title-words.ts";
import { titlesOf } from "../person/titles.ts";
import { irdRecipientWithoutEmail } from "./ird-delivery.ts";
import { servicesWords } from "./words.ts";

export const otherServicesHooks: StepHooks = {
  Above: ({ answers }) =>
    readYesNo(answers, "child.aliveAtBirth") === false ? (
      <Condolences says={["entitlement", "support", "nothing"]} className="form-section" />
    ) : null,
  BelowSection: ({ answers, section }) =>
    section.name === "ird" ? <AddEmailButton answers={answers} /> : null,
};

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
