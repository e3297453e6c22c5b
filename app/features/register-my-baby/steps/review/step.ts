import { answerTo } from "#app/forms/answers.ts";
import { folded, question } from "#app/forms/builders.ts";
import { fromEarlierSteps, is } from "#app/forms/conditions/condition.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { email } from "#app/forms/fields/text.tsx";
import { textArea } from "#app/forms/fields/text-area.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { longestIn } from "#app/nz/registry-limits.ts";
import { step } from "#app/wizard/step.ts";
import styles from "../../../../../.build/styles.json";
import { section } from "../section.ts";
import { ToPay } from "./to-pay.tsx";

/** Derived: the registry queried the child's name ("yes"). */
export const nameIsQueried = "registry.nameIsQueried";

const sections = [
  section(
    "explanation",
    { child: { nameExplaination: question(textArea({ max: longestIn("child.nameExplaination") })) } },
    fromEarlierSteps((earlier) => answerTo(earlier, nameIsQueried) === "yes"),
  ),
  folded(
    section("more", {
      otherInformation: question(textArea({ max: longestIn("otherInformation") }), { required: false }),
    }),
  ),
  section("confirmation", {
    confirmationEmail: question(yesNo()),
    confirmationEmailAddress: question(email(), {
      when: is("confirmationEmail", "yes"),
      autoComplete: "email",
    }),
  }),
  section("declaration", { declarationMade: question(declaration()) }),
];

export const review = step({
  name: "review",
  words: (language) => textsOf("register-my-baby/steps/review", language),
  minutes: 1,
  questions: () => ({ sections }),
  // Its button works like Next: answers are validated and saved before anything is sent.
  hooks: { shortcuts: { submit: (answers) => answers } },
  view: { sheets: [styles.review], BelowSection: ToPay },
});
