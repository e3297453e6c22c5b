import { question, section } from "#app/forms/builders.ts";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { declared } from "#app/wizard/invitation/compare-drafts.ts";
import { step } from "#app/wizard/step.ts";
import styles from "../../../../../.build/styles.json";

const sections = [section("declaration", { [declared]: question(declaration()) })];

export const agree = step({
  name: "agree",
  words(language) {
    const { agree, questions } = textsOf("register-my-baby/other-parent/steps", language);
    return { ...agree, questions };
  },
  questions: () => ({ sections }),
  // "I agree" works like Next: the declaration is validated before it counts.
  hooks: { shortcuts: { submit: (answers) => answers } },
  view: { sheets: [styles.review] },
});
