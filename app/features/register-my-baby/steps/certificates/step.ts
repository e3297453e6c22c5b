import { question } from "#app/forms/builders.ts";
import { all, fromEarlierSteps, is, onServer } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Section } from "#app/forms/declaration.ts";
import { choice, select, yesNo } from "#app/forms/fields/choice.tsx";
import { addressee, email } from "#app/forms/fields/text.tsx";
import { withDefault } from "#app/forms/fields/with-default.ts";
import { textsOf } from "#app/i18n/words.ts";
import { longestIn } from "#app/nz/registry-limits.ts";
import { step } from "#app/wizard/step.ts";
import styles from "../../../../../.build/styles.json";
import type { RegistrationFacts } from "../../facts.ts";
import { onlyOnline } from "../only-online.ts";
import { canBeCaregiver } from "../other-services/caregiver.ts";
import { irdEmailComesWithCertificate } from "../other-services/ird-delivery.ts";
import { section } from "../section.ts";
import { addressTypes, changeDeliveryAddress, isCopyShortened } from "./address.ts";
import { certificateErrors } from "./checks.ts";
import { countryListings } from "./countries.ts";
import { deliveryAddress } from "./delivery-address-field.tsx";
import { orderSheet } from "./order.tsx";
import { certificateProductField } from "./product-field.tsx";
import { certificateQuantities, deliveryNames } from "./products.ts";
import { BelowSection } from "./view.tsx";

const ordered = is("orderBirthCertificate", "yes");

const sections = ({ language, countries }: RegistrationFacts): Section[] => [
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
          offers: {
            mother: fromEarlierSteps((answers) => canBeCaregiver(answers, "mother")),
            father: fromEarlierSteps((answers) => canBeCaregiver(answers, "father")),
          },
        }),
        deliveryAddress: question(deliveryAddress(countryListings(countries, language))),
        emailAddress: question(email(), {
          required: fromEarlierSteps(irdEmailComesWithCertificate),
        }),
      },
    },
    ordered,
  ),
];

const notes: Note[] = [
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
];

export const buyBirthCertificates = onlyOnline(
  step({
    name: "buy-birth-certificates",
    words: (language) => textsOf("register-my-baby/steps/certificates", language),
    minutes: 1,
    parts: [["certificate-order"], ["certificate"], ["delivery"]],
    questions: (facts: RegistrationFacts) => ({ sections: sections(facts), notes }),
    onChange: changeDeliveryAddress,
    checks: (all, { language }) => certificateErrors(all, language),
    hooks: {
      actions: {
        "work-out-total": async ({ derived }) => ({ derived, focus: "certificateOrder.courierDelivery" }),
      },
    },
    view: { sheets: [styles.certificates, orderSheet], BelowSection },
  }),
);
