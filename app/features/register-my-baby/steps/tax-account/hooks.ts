import styles from "../../../../../.build/styles.json";
import type { StepBehaviour } from "../../behaviour.ts";
import { AccountStatus } from "./account-status.tsx";
import { BelowSection } from "./below-section.tsx";
import { AccountButtons } from "./buttons.tsx";
import { checkDetails } from "./check-details.ts";
import { openTaxAccount } from "./on-open.ts";
import { checkUsername, owedAct, reserve } from "./username.ts";

/** What step 6 does and shows beyond its questions (spec 2 sections 2, 4 and 7). */
export const taxAccountBehaviour: StepBehaviour = {
  opening: openTaxAccount,
  acts: { "check-details": checkDetails, "check-username": checkUsername, reserve },
  owes: owedAct,
  settles: { skip: () => ({ "myir.wanted": "no" }) },
  sheets: [styles["tax-account"]],
  Top: AccountStatus,
  After: BelowSection,
  Buttons: AccountButtons,
};
