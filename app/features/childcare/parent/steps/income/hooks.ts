import type { StepHooks } from "#app/wizard/hooks.ts";
import styles from "../../../../../../.build/styles.json";

export const incomeHooks: StepHooks = { sheets: [styles.income] };
