// Test support: a valid application, and ways to spoil it.

import type { ApplicationPayload } from "./application-fields.ts";

const parent = {
  occupation: "Teacher",
  placeOfBirth: "Ōtaki",
  countryOfBirth: "New Zealand",
  homeAddress: { line1: "12 Rata Street", suburb: "Naenae", line2: "Lower Hutt 5011" },
  maoriDescendant: "yes",
  ethnicGroups: { nzEuropean: false, maori: true },
  isCitizen: true,
  citizenshipSource: "bornInNZ",
  email: "whanau@example.nz",
};

const sound = {
  activity: "fullSubmission",
  confirmationUrlSuccess: "https://timata.example/register-my-baby/confirmation",
  confirmationUrlFailure: "",
  child: {
    bornInNZ: true,
    firstNames: "Āria",
    surname: "McDonald",
    sex: "female",
    stillBorn: false,
    birthDate: "2024-03-01",
    oneOfMultiple: false,
    maoriDescendant: "yes",
    ethnicGroups: { nzEuropean: false, maori: true },
  },
  birthPlace: { category: "hospital", hospital: "sample-01" },
  mother: { ...parent, firstNames: "Mere", surname: "Ngata", dateOfBirth: "1994-05-06" },
  father: { ...parent, firstNames: "Anne-Marie", surname: "McDonald", dateOfBirth: "1992-01-02" },
  fatherKnown: true,
  parentRelationship: "deFacto",
  declarationMade: true,
};

/** Replaces values by dotted name; `undefined` removes one. */
export function anApplication(changes: Readonly<Record<string, unknown>> = {}): ApplicationPayload {
  // Not structuredClone: it would keep both parents sharing one address.
  const application = JSON.parse(JSON.stringify(sound)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(changes)) {
    const parts = name.split(".");
    const last = parts.pop() ?? "";
    let level = application;
    for (const part of parts) {
      level[part] ??= {};
      level = level[part] as Record<string, unknown>;
    }
    level[last] = value;
  }
  return application;
}

export const withCertificate = (origin: string): Record<string, unknown> => ({
  certificateOrder: { productCode: "ZBBC", quantity: 2, courierDelivery: true, deliveryName: "Mere Ngata" },
  confirmationUrlSuccess: `${origin}/register-my-baby/confirmation-payment-success`,
  confirmationUrlFailure: `${origin}/register-my-baby/confirmation-payment-retry`,
});
