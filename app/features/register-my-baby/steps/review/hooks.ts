import type { StepHooks } from "#app/wizard/hooks.ts";
import styles from "../../../../../.build/styles.json";

export const reviewHooks: StepHooks = {
  // "Register this birth" goes on like Next: the answers are checked and kept before anything is sent.
  shortcuts: { submit: (answers) => answers },
  sheets: [styles.review],
};
