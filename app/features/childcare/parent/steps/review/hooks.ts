import type { StepHooks } from "#app/wizard/hooks.ts";
import styles from "../../../../../../.build/styles.json";

export const reviewHooks: StepHooks = {
  // "Submit application" continues like Next: the answers are validated and saved before anything is sent.
  shortcuts: { submit: (answers) => answers },
  sheets: [styles.reviewed],
};
