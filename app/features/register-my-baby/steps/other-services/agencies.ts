import { readText } from "#app/forms/answers.ts";
import { question, when } from "#app/forms/builders.ts";
import { fromEarlierSteps, onServer } from "#app/forms/conditions/condition.ts";
import { box } from "#app/forms/fields/box.tsx";
import { choice, yesNo } from "#app/forms/fields/choice.tsx";
import { clientNumber, irdNumber as number } from "#app/forms/fields/numbers.tsx";
import { irdAddresses } from "../options.ts";
import type { BestStartRules } from "./best-start-rules.ts";
import { canBeCaregiver } from "./caregiver.ts";

const isMothersNumberMissing = onServer(
  (answers) => readText(answers, "msd.mothersClientNumber") === undefined,
);
// Not `fromEarlierSteps`, which would label the number optional: it may be left out only where the other one is given.
const isMotherAlone = onServer((answers) => !canBeCaregiver(answers, "father"));

/** A client must give permission, others may. One parent's client number is enough; the error stands at the last one asked. */
export const agency = ({ asked }: BestStartRules) => ({
  notify: question(box(), { required: asked.agencyPermission }),
  ...when(asked.mothersClientNumber, {
    mothersClientNumber: question(clientNumber(), { required: isMotherAlone }),
  }),
  ...when(asked.fathersClientNumber, {
    fathersClientNumber: question(clientNumber(), { required: isMothersNumberMissing }),
  }),
});

export const irdNumber = ({ asked }: BestStartRules) => ({
  ...when(asked.irdNumber, { applyForNumber: question(yesNo()) }),
  ...when(asked.irdDelivery, {
    deliveryAddress: question(choice(irdAddresses), {
      offers: {
        mothersAddress: fromEarlierSteps((answers) => canBeCaregiver(answers, "mother")),
        fathersAddress: fromEarlierSteps((answers) => canBeCaregiver(answers, "father")),
      },
    }),
    numberByEmail: question(yesNo()),
  }),
  ...when(asked.taxCredit, { taxCreditIRDNumber: question(number(), { required: false }) }),
});
