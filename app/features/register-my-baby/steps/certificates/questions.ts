import { question, step } from "#app/forms/builders.ts";
import { all, fromEarlierSteps, is, onServer } from "#app/forms/conditions/condition.ts";
import { choice, select, yesNo } from "#app/forms/fields/choice.tsx";
import { addressee, email } from "#app/forms/fields/text.tsx";
import { withDefault } from "#app/forms/fields/with-default.ts";
import { longestIn } from "#app/nz/registry-limits.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { RegistrationFacts } from "../../facts.ts";
import { hasOtherParent } from "../other-parent/other-parent.ts";
import { irdEmailComesWithCertificate } from "../other-services/ird-delivery.ts";
import { section } from "../section.ts";
import { addressTypes, changeDeliveryAddress, isCopyShortened } from "./address.ts";
import { certificateErrors } from "./checks.ts";
import { countryListings } from "./countries.ts";
import { deliveryAddress } from "./delivery-address-field.tsx";
import { certificateProductField } from "./product-field.tsx";
import { certificateQuantities, deliveryNames } from "./products.ts";

const ordered = is("orderBirthCertificate", "yes");

export function buyBirthCertificates({ language, countries }: CertificateFacts): WizardStep {
  return {
    ...step("buy-birth-certificates", [
      section("certificate-order", { orderBirthCertificate: question(yesNo()) }),
      section(
        "certificate",
        {
          certificateOrder: {
            productCode: question(certificateProductField()),
            quantity: question(select(certificateQuantities)),
            courierDelivery: question(withDefault(choice(deliveryNames), "standard")),
          },
        },
        ordered,
      ),
      section(
        "delivery",
        {
          certificateOrder: {
            deliveryName: question(addressee({ max: longestIn("certificateOrder.deliveryName") })),
            deliveryAddressType: question(choice(addressTypes), {
              offers: { father: fromEarlierSteps(hasOtherParent) },
            }),
            deliveryAddress: question(deliveryAddress(countryListings(countries, language))),
            emailAddress: question(email(), {
              required: fromEarlierSteps(irdEmailComesWithCertificate),
            }),
          },
        },
        ordered,
      ),
    ]),
    notes: [
      {
        id: "ird-by-email",
        after: "certificateOrder.emailAddress",
        when: all(ordered, fromEarlierSteps(irdEmailComesWithCertificate)),
        kind: "information",
      },
      {
        id: "address-shortened",
        after: "certificateOrder.deliveryAddress",
        when: all(ordered, onServer(isCopyShortened)),
        kind: "warning",
      },
    ],
    minutes: 1,
    parts: [["certificate-order"], ["certificate"], ["delivery"]],
    onChange: changeDeliveryAddress,
    crossFieldChecks: certificateErrors,
  };
}

type CertificateFacts = Pick<RegistrationFacts, "language" | "countries">;
