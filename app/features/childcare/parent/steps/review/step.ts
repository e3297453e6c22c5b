import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import styles from "../../../../../../.build/styles.json";

export const review = step({
  name: "review",
  words: (language) => textsOf("childcare/parent/steps/review", language),
  minutes: 2,
  questions: () => ({ sections: [] }),
  // "Submit application" works like Next: answers are validated and saved before anything is sent.
  hooks: { shortcuts: { submit: (answers) => answers } },
  view: { sheets: [styles.reviewed] },
});
