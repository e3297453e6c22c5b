import type { Answers } from "#app/forms/answers.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { StepHooks } from "#app/wizard/hooks.ts";
import { wizardWords } from "#app/wizard/page/words.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { bornWith } from "../registry/born-with.ts";
import { filledInBy } from "../registry/filled-in-by.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { orderWords } from "./order-words.ts";
import { bornTogetherWords } from "./words.ts";

/** In the first step of a form that was begun with another child's answers. */
export const FilledIn: StepHooks["Above"] = ({ saved }) => {
  const { language } = usePage();
  const { bornTogether = [] } = saved as SavedForm & Pick<SavedRegistration, "bornTogether">;
  if (bornTogether.length === 0) return null;
  const registered = bornTogether
    .map(({ reference, order }) => `${reference}, ${orderWords(language, order)}`)
    .join("; ");
  return (
    <p className="notice">
      {bornTogetherWords(language)("form", { registered, review: wizardWords(language)("review") })}
    </p>
  );
};

interface ForRegistrarProps extends Pick<SavedRegistration, "bornTogether"> {
  answers: Answers;
}

/** What is sent beside the answers. */
export function ForRegistrar({ answers, bornTogether }: ForRegistrarProps) {
  const t = bornTogetherWords(usePage().language);
  const lines = [filledInBy(answers) ?? [], bornWith(answers, bornTogether)].flat();
  if (lines.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="for-registrar">
      <h2 id="for-registrar">{t("registrar")}</h2>
      {lines.map((line) => (
        <p key={line} lang="en">
          {line}
        </p>
      ))}
    </section>
  );
}
