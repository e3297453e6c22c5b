import { answerTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { ActionContext, HookResult, SectionProps } from "#app/wizard/hooks.ts";
import { pages } from "../../pages.ts";
import { parentOnThisDevice } from "./other-parent.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

/** Derived: Next has shown the page with the code ("yes"). */
const codeShown = "otherParent.codeShown";

export const showCode = async ({ derived }: ActionContext): Promise<HookResult> => ({
  derived: { ...derived, [codeShown]: "yes" },
  redirectTo: pages.otherParentCode,
});

export const codeBeforeNext = ({ answers, derived, errors }: ActionContext): string | undefined =>
  parentOnThisDevice(answers) && !derived[codeShown] && Object.keys(errors).length === 0
    ? "show-code"
    : undefined;

export function CodeButton({ answers, section }: SectionProps) {
  const { language } = usePage();
  if (section.name !== "filling-in" || answerTo(answers, "fillingIn.who") !== "ownDevice") return null;
  return (
    <p>
      <button className="button-quiet" type="submit" name="intent" value="show-code">
        {otherParentWords(language)("state/show")}
      </button>
    </p>
  );
}
