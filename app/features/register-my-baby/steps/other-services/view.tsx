import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { SectionProps, StepProps } from "#app/wizard/hooks.ts";
import { Condolences } from "../../loss/condolences.tsx";
import { hasDied, isLost } from "../../loss/lost.ts";
import { youAre } from "../other-parent/other-parent.ts";
import { parentWords } from "../person/title-words.ts";
import { claimantOutOfReach } from "./best-start.ts";
import type { Parent } from "./caregiver.ts";
import { irdRecipientWithoutEmail } from "./ird-delivery.ts";

const servicesWords = wordsOf("register-my-baby/steps/other-services/page");

export const CondolencesForLoss = ({ answers }: StepProps) =>
  isLost(answers) ? (
    <Condolences
      says={[hasDied(answers) ? "weeks" : "entitlement", "have", "support", "nothing"]}
      className="form-section"
    />
  ) : null;

export function AddContact({ answers, section, today }: SectionProps) {
  if (section.name === "caregiver")
    return <AddButton answers={answers} add="daytimePhone" parent={claimantOutOfReach(answers, today)} />;
  if (section.name === "ird")
    return <AddButton answers={answers} add="email" parent={irdRecipientWithoutEmail(answers)} />;
  return null;
}

interface AddButtonProps {
  answers: Answers;
  add: "email" | "daytimePhone";
  parent: Parent | undefined;
}

/** Nothing typed is lost on the way there. */
function AddButton({ answers, add, parent }: AddButtonProps) {
  const { language } = usePage();
  if (!parent) return null;
  const step = parent === "mother" ? "mother-details" : "other-parent-details";
  return (
    <p>
      <button className="button-quiet" type="submit" name="intent" value={`go:${step}:${parent}.${add}`}>
        {servicesWords(language)(
          `add/${add}/${parent === youAre(answers) ? "you" : parent}`,
          parentWords(language, answers),
        )}
      </button>
    </p>
  );
}
