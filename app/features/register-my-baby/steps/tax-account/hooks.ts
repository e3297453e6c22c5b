import type { StepHooks } from "#app/wizard/hooks.ts";
import styles from "../../../../../.build/styles.json";
import { AccountButtons, AccountStatus } from "./account-status.tsx";
import { BelowSection } from "./below-section.tsx";
import { checkDetails } from "./check-details.ts";
import { openTaxAccount } from "./refresh.ts";
import { checkUsername, requiredAction, reserve } from "./username.ts";

export const taxAccountHooks: StepHooks = {
  onOpen: openTaxAccount,
  actions: { "check-details": checkDetails, "check-username": checkUsername, reserve },
  requiredAction,
  shortcuts: { skip: () => ({ "myir.wanted": "no" }) },
  sheets: [styles["tax-account"]],
  Above: AccountStatus,
  BelowSection,
  Buttons: AccountButtons,
};
