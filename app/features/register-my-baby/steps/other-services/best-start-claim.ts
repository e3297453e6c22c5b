import { question, when } from "#app/forms/builders.ts";
import { bankAccount } from "#app/forms/fields/bank-account.tsx";
import { box } from "#app/forms/fields/box.tsx";
import { choice, yesNo } from "#app/forms/fields/choice.tsx";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { irdNumber } from "#app/forms/fields/numbers.tsx";
import { addressee, name, phone, text } from "#app/forms/fields/text.tsx";
import { longestIn } from "#app/nz/registry-limits.ts";
import { paymentFrequencies } from "../options.ts";
import type { BestStartRules } from "./best-start-rules.ts";

const claimant = "bestStart.primaryCareGiver";

const namesOf = (who: typeof claimant | `${typeof claimant}.${"careSharer" | "partner"}`) => ({
  firstNames: question(name({ max: longestIn(`${who}.firstNames`) })),
  surname: question(name({ max: longestIn(`${who}.surname`) })),
});

export const contact = (who: typeof claimant | `${typeof claimant}.careSharer` = claimant) => ({
  ...namesOf(who),
  daytimePhone: question(phone()),
});

export const care = ({ asked }: BestStartRules) => ({
  isSharingCare: question(yesNo()),
  careSharer: when(asked.sharer, contact(`${claimant}.careSharer`)),
  ...when(asked.hasPartner, { hasPartner: question(yesNo()) }),
  partner: when(asked.partner, {
    ...namesOf(`${claimant}.partner`),
    irdNumber: question(irdNumber()),
  }),
  isApplyingForPaidParentalLeave: question(yesNo()),
});

export const payments = ({ asked }: BestStartRules) => ({
  irdNumber: question(irdNumber()),
  bankAccount: when(asked.bankAccount, {
    name: question(addressee({ max: longestIn(`${claimant}.bankAccount.name`) })),
    number: question(bankAccount()),
    creditUnion: question(box(), { required: false }),
    ...when(asked.creditUnionReference, {
      creditUnionReferenceNumber: question(
        text({ max: longestIn(`${claimant}.bankAccount.creditUnionReferenceNumber`) }),
      ),
    }),
    paymentFrequency: question(choice(paymentFrequencies)),
  }),
});

/** Accepting it also applies for the child's IRD number. */
export const declarationOfClaim = () => ({ declarationAccepted: question(declaration()) });
