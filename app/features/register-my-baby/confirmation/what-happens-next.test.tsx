import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../../tests/support/place.ts";
import type { Confirmation } from "./confirmation.ts";
import { WhatHappensNext } from "./what-happens-next.tsx";

const plain: Confirmation = {
  applicationReferenceNumber: "BCD234",
  stillBorn: false,
  bestStart: "N",
  myIR: { status: "bestStart-no" },
  submittedAt: 0,
};
const claimed = { ...plain, bestStart: "Y" } as const;

const textOf = (confirmation: Confirmation, language: Language = "en") =>
  renderToStaticMarkup(
    <PageProvider value={{ ...somewhere, language }}>
      <WhatHappensNext confirmation={confirmation} />
    </PageProvider>,
  ).replace(/<[^>]+>/g, "");

test.each<[string, Confirmation, string, string]>([
  [
    "no certificate",
    plain,
    "You did not order a birth certificate.",
    "Kāore koe i tono tiwhikete whānautanga.",
  ],
  [
    "nobody can be called [birth/review/unreachable]",
    { ...plain, isUnreachable: true },
    "please call 0800 22 52 52 in two weeks",
    "waea ki 0800 22 52 52 ā te rua wiki",
  ],
  [
    "a certificate by standard delivery",
    { ...plain, productCode: "ZBBC", quantity: 1, courierDelivery: false, payment: { isPaid: true } },
    "1 × Standard certificate: it is posted",
    "1 × ",
  ],
  [
    "a certificate that nobody has paid for",
    { ...plain, productCode: "ZBBC", quantity: 1, courierDelivery: false, payment: {} },
    "1 × Standard certificate: as far as we know it is not paid for yet.",
    "ki tā mātou e mōhio ai kāore anō kia utua",
  ],
  [
    "IRD number within 15 working days",
    { ...plain, irdNumber: true },
    "within 15 working days.",
    "ngā rā mahi 15.",
  ],
  [
    "IRD number by email",
    { ...plain, irdNumber: true, irdByEmail: true },
    "within 15 working days, by email too.",
    "mā te īmēra hoki.",
  ],
  ["Best Start N", plain, "You did not apply for Best Start.", "Kāore koe i tono mō Best Start."],
  ["Best Start Y", { ...claimed, myIR: { status: "new" } }, "goes to Inland Revenue", "ki Te Tari Taake"],
  [
    "Best Start Y, agency beneficiary",
    { ...claimed, myIR: { status: "msd-client" } },
    "goes to the Ministry of Social Development",
    "ki Te Manatū Whakahiato Ora",
  ],
  [
    "Best Start I: the tax agency will call another caregiver",
    { ...plain, bestStart: "I", isOtherCaregiver: true, myIR: { status: "other" } },
    "Inland Revenue will call the caregiver you named",
    "Ka waea atu Te Tari Taake ki te kaitiaki",
  ],
  [
    "Best Start I: unknown caregiver, apply later",
    { ...plain, bestStart: "I", myIR: { status: "unknown" } },
    "When you know who the caregiver is",
    "Kia mōhio koe ko wai te kaitiaki",
  ],
  [
    "Best Start I: not entitled",
    { ...plain, bestStart: "I", myIR: { status: "ineligible" } },
    "there is no Best Start payment now",
    "kāore he utunga Best Start ināianei",
  ],
  [
    "myIR: temporary password email within 6 days",
    { ...claimed, myIR: { status: "success", username: "mere.tane" } },
    "The myIR username mere.tane is reserved. A temporary password comes by email within 6 days.",
    "mere.tane. Ka tae atu he kupuhipa rangitahi mā te īmēra i roto i ngā rā e 6.",
  ],
  [
    "myIR unavailable",
    { ...claimed, myIR: { status: "unavailable" } },
    "A myIR account could not be set up today.",
    "Kāore i taea te whakarite pūkete myIR i tēnei rā.",
  ],
  [
    "myIR: existing login",
    { ...claimed, myIR: { status: "has-logon" } },
    "in the myIR account they have",
    "i tōna pūkete myIR",
  ],
  [
    "Working for Families recipient",
    { ...claimed, myIR: { status: "wff-client" } },
    "together with your Working for Families payments",
    "me ō utunga Working for Families",
  ],
  [
    "agency notification",
    { ...plain, agencyTold: true },
    "The Ministry of Social Development is told of the birth.",
    "Ka whakamōhiotia Te Manatū Whakahiato Ora mō te whānautanga.",
  ],
])("What happens next: %s [registered/confirmation/next]", (_, confirmation, en, mi) => {
  expect(textOf(confirmation)).toContain(en);
  expect(textOf(confirmation, "mi")).toContain(mi);
});

test("of a child not alive at birth nothing is said of payments [registered/confirmation/stillborn]", () => {
  const text = textOf({ ...plain, stillBorn: true });
  expect(text).not.toContain("Best Start");
  expect(text).not.toContain("myIR");
});
