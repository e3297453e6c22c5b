import { readForm, saveForm } from "#app/wizard/form-api/form-calls.ts";
import { birthRegistration } from "../service.ts";

/** A form as JSON under the specification's names; once sent, what its confirmation says. */
export const formCalls = {
  "/api/bro/form": {
    GET: readForm(birthRegistration, {
      nothing: ({ submitted }) => {
        const { confirmation } = submitted?.content ?? {};
        if (!confirmation) return {};
        const {
          applicationReferenceNumber,
          confirmationEmailAddress,
          stillBorn,
          productCode,
          quantity,
          courierDelivery,
          bestStart,
          myIR,
        } = confirmation;
        return {
          confirmationData: {
            applicationReferenceNumber,
            confirmationEmailAddress,
            stillBorn,
            productCode,
            quantity,
            courierDelivery,
            bestStart,
            myIR,
          },
        };
      },
    }),
    PUT: saveForm(birthRegistration),
  },
} as const;
