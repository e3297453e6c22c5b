import styles from "../../../../../.build/styles.json";
import type { StepBehaviour } from "../../behaviour.ts";

export const reviewBehaviour: StepBehaviour = {
  // "Register this birth" goes on like Next: the answers are checked and kept before anything is sent.
  settles: { submit: (answers) => answers },
  sheets: [styles.review],
};
