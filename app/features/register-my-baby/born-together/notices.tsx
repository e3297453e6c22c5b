import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { AboveProps } from "#app/wizard/hooks.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { diedSince } from "../loss/lost.ts";
import { pages } from "../pages.ts";
import { bornWith } from "../registry/born-with.ts";
import { declaredApart, filledInBy, refusal } from "../registry/filled-in-by.ts";
import { whatIsNotKnown } from "../registry/not-known.ts";
import type { SavedRegistration } from "../saved-registration.ts";
import { leadOf } from "./next-child.tsx";
import { bornTogetherOf } from "./next-registration.ts";
import { orderWords } from "./order-words.ts";

const wizardWords = wordsOf("wizard/page");
const bornTogetherWords = wordsOf("register-my-baby/born-together");

export function AboutOthers({ saved, submitted }: AboveProps) {
  const { language } = usePage();
  const { bornTogether = [] } = saved as SavedForm & Pick<SavedRegistration, "bornTogether">;
  if (bornTogether.length === 0)
    return <StillToRegister submitted={submitted as SavedRegistration | undefined} />;
  const registered = bornTogether
    .map(({ reference, order }) => `${reference}, ${orderWords(language, order)}`)
    .join("; ");
  return (
    <p className="notice">
      {bornTogetherWords(language)("form", { registered, review: wizardWords(language)("review") })}
    </p>
  );
}

/** For someone who starts an empty form although another child of the same birth is still to be registered. */
function StillToRegister({ submitted }: { submitted: SavedRegistration | undefined }) {
  const { language } = usePage();
  const to = useAddress();
  const together = submitted && bornTogetherOf(submitted);
  if (!together?.canBegin) return null;
  return (
    <div className="notice">
      <p>{leadOf(together, language)}</p>
      <p>
        <a href={to(pages.confirmation)}>{bornTogetherWords(language)("begin")}</a>
      </p>
    </div>
  );
}

interface ForRegistrarProps extends Pick<SavedRegistration, "bornTogether"> {
  answers: Answers;
  /** YYYY-MM-DD */
  agreedOn: string | undefined;
  /** YYYY-MM-DD */
  refusedOn: string | undefined;
}

export function ForRegistrar({ answers, agreedOn, refusedOn, bornTogether }: ForRegistrarProps) {
  const t = bornTogetherWords(usePage().language);
  const lines = [
    diedSince(answers) ?? [],
    filledInBy(answers) ?? declaredApart(answers, agreedOn) ?? [],
    whatIsNotKnown(answers) ?? [],
    refusal(answers, refusedOn) ?? [],
    bornWith(answers, bornTogether),
  ].flat();
  if (lines.length === 0) return null;
  return (
    <details className="reviewed">
      <summary>
        <h2>{t("registrar")}</h2>
      </summary>
      {lines.map((line) => (
        <p key={line} lang="en">
          {line}
        </p>
      ))}
    </details>
  );
}
