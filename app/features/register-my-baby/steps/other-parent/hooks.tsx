import { answerTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { StepHooks } from "#app/wizard/hooks.ts";
import { pages } from "../../pages.ts";
import { parentOnThisDevice } from "./other-parent.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

/** Derived: the page with the code was shown after Next ("yes"). */
const codeShown = "otherParent.codeShown";

export const otherParentHooks: StepHooks = {
  actions: {
    "show-code": async ({ derived }) => ({
      derived: { ...derived, [codeShown]: "yes" },
      redirectTo: pages.otherParentCode,
    }),
  },
  requiredAction: ({ answers, derived, errors }) =>
    parentOnThisDevice(answers) && !derived[codeShown] && Object.keys(errors).length === 0
      ? "show-code"
      : undefined,
  BelowSection: ({ answers, section }) =>
    section.name === "filling-in" && answerTo(answers, "fillingIn.who") === "ownDevice" ? (
      <CodeButton />
    ) : null,
};

function CodeButton() {
  return (
    <p>
      <button className="button-quiet" type="submit" name="intent" value="show-code">
        {otherParentWords(usePage().language)("state/show")}
      </button>
    </p>
  );
}
