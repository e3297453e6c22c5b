import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { birthAnswers, claimAnswers, ofCaregiver } from "../../../../../tests/support/births.ts";
import { askedIn, faultsIn } from "../../../../../tests/support/registration-steps.ts";

const alone = (parent: string): Answers => ({
  ...birthAnswers,
  "fillingIn.who": "alone",
  "fillingIn.parent": parent,
  "fillingIn.reason": "dead",
});
const ordered = { orderBirthCertificate: "yes" };

const widower: Answers = { ...birthAnswers, "mother.absence": "dead" };

test.each([
  ["mother", "father", alone("mother")],
  ["father", "mother", alone("father")],
  ["father", "mother", widower],
] as const)(
  "%s alone: %s is no caregiver, gets no letter and no certificate, and is asked for no client number [birth/parents/absent-is-paid-nothing]",
  (present, absent, family) => {
    const answers = { ...family, ...claimAnswers.newClaim };
    const faults = (more: Answers) => Object.keys(faultsIn("other-services", { ...answers, ...more }));
    const caregiver = "bestStart.primaryCareGiver.type";
    expect(faults(ofCaregiver({ type: absent }))).toContain(caregiver);
    expect(faults(ofCaregiver({ type: present }))).not.toContain(caregiver);
    const of = { type: present };
    expect(faults({ ...ofCaregiver(of), "ird.deliveryAddress": `${absent}sAddress` })).toContain(
      "ird.deliveryAddress",
    );
    expect(faults({ ...ofCaregiver(of), "ird.deliveryAddress": `${present}sAddress` })).not.toContain(
      "ird.deliveryAddress",
    );
    const certificate = (to: string) =>
      Object.keys(
        faultsIn("buy-birth-certificates", {
          ...answers,
          ...ordered,
          "certificateOrder.deliveryAddressType": to,
        }),
      );
    expect(certificate(absent)).toContain("certificateOrder.deliveryAddressType");
    expect(certificate(present)).not.toContain("certificateOrder.deliveryAddressType");
    const client = { ...family, "bestStart.wanted": "no", "msd.notify": "yes" };
    expect(askedIn("other-services", client)).toContain(`msd.${present}sClientNumber`);
    expect(askedIn("other-services", client)).not.toContain(`msd.${absent}sClientNumber`);
  },
);
