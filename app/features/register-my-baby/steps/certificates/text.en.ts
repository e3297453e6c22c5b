import type { StepText } from "#app/wizard/step-text.ts";
import { certificates } from "./products.en.ts";
import { cheapest, deliveries } from "./products.ts";

export const buyBirthCertificates = {
  title: "Certificate",
  heading: "Order a birth certificate",
  companion: "Te tono i te tiwhikete whānautanga",
  sections: {
    "certificate-order": "A birth certificate for your baby",
    certificate: "Choose a certificate",
    delivery: "Where to send it",
  },
  notes: {
    "ird-by-email":
      "Your baby’s IRD number is sent to this email address too, as you asked for it at the birth certificate address.",
    "address-shortened":
      "The home address is too long for a letter. Part of it was left out: please check it, and shorten it in your own way if that is better.",
  },
  questions: {
    orderBirthCertificate: {
      label: "Do you want to order a birth certificate?",
      hint: `You do not have to. Registering the birth is free. A certificate costs from $${cheapest}, and you can order one at any time later.`,
      short: "Order a birth certificate",
    },
    "certificateOrder.productCode": {
      label: "Which certificate do you want?",
      hint: "The pictures are previews drawn for this page. They only give an idea: the certificates themselves look different.",
      options: certificates.products,
      short: "Certificate",
    },
    "certificateOrder.quantity": {
      label: "How many?",
      hint: "Up to 5",
      short: "How many",
    },
    "certificateOrder.courierDelivery": {
      label: "How should it be delivered?",
      options: { standard: "Standard delivery", courier: "Courier" },
      optionHints: {
        standard: "Free, also overseas",
        courier: `$${deliveries.courier}, within New Zealand only`,
      },
      short: "Delivery",
    },
    "certificateOrder.deliveryName": {
      label: "Name of the person it is sent to",
      short: "Name for the delivery",
    },
    "certificateOrder.deliveryAddressType": {
      label: "Which address should it be sent to?",
      hint: "When you choose a home address, leave the address below empty. It is filled in when you go on.",
      options: {
        mother: "{{Mother}}: home address",
        father: "{{Other}}: home address",
        other: "Another address",
      },
      short: "Address for the certificate",
    },
    "certificateOrder.deliveryAddress": {
      label: "Delivery address",
    },
    "certificateOrder.emailAddress": {
      label: "Email address",
      short: "Email address for the delivery",
      missing: "Please supply an email address.",
    },
  },
} as const satisfies StepText;
