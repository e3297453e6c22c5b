import type { Translation } from "#app/i18n/translation.ts";
import { certificates } from "./products.mi.ts";
import { cheapest, deliveries } from "./products.ts";
import type { buyBirthCertificates as en } from "./text.en.ts";

export const buyBirthCertificates: Translation<typeof en> = {
  title: "Tiwhikete",
  heading: "Te tono i te tiwhikete whānautanga",
  companion: "Order a birth certificate",
  sections: {
    "certificate-order": "He tiwhikete whānautanga mō tō pēpi",
    certificate: "Kōwhiria he tiwhikete",
    delivery: "Ki hea tukuna ai",
  },
  notes: {
    "ird-by-email":
      "Ka īmērahia hoki te tau <en>IRD</en> o tō pēpi ki tēnei wāhitau, i te mea i tonoa e koe ki te wāhitau o te tiwhikete whānautanga.",
    "address-shortened":
      "He roa rawa te wāhitau kāinga mō te reta. I waiho tētahi wāhanga: tēnā tirohia, ā, whakapotoa ki tāu e pai ai.",
  },
  questions: {
    orderBirthCertificate: {
      label: "E hiahia ana koe ki te ōta tiwhikete whānautanga?",
      hint: `Ehara i te mea me ōta. He kore utu te rēhita i te whānautanga. Ka tīmata te utu mō te tiwhikete i te $${cheapest}, ā, ka taea te ōta ā muri ake, ahakoa te wā.`,
      short: "Te tono i te tiwhikete whānautanga",
    },
    "certificateOrder.productCode": {
      label: "Ko tēhea te tiwhikete e hiahia ana koe?",
      hint: "He pikitia tauira ēnei i tāia mō tēnei whārangi. He whakaaro noa iho: he rerekē te āhua o ngā tiwhikete ake.",
      options: certificates.products,
      short: "Tiwhikete",
    },
    "certificateOrder.quantity": {
      label: "Kia hia?",
      hint: "Tae atu ki te 5",
      short: "Te maha",
    },
    "certificateOrder.courierDelivery": {
      label: "Me pēhea te tuku?",
      options: { standard: "Tuku noa", courier: "Tuku karere" },
      optionHints: {
        standard: "He kore utu, ki tāwāhi hoki",
        courier: `$${deliveries.courier}, ki roto i Aotearoa anake`,
      },
      short: "Te tuku",
    },
    "certificateOrder.deliveryName": {
      label: "Te ingoa o te tangata ka tukuna ki a ia",
      short: "Te ingoa mō te tuku",
    },
    "certificateOrder.deliveryAddressType": {
      label: "Ki tēhea wāhitau tukuna ai?",
      hint: "Ina kōwhiria he kāinga, waiho te wāhitau i raro nei kia wātea. Ka whakakīia ina haere tonu koe.",
      options: {
        mother: "{{Mother}}: te wāhitau",
        father: "{{Other}}: te wāhitau",
        other: "Tētahi atu wāhitau",
      },
      short: "Te wāhitau mō te tiwhikete",
    },
    "certificateOrder.deliveryAddress": {
      label: "Te wāhitau hei tuku",
    },
    "certificateOrder.emailAddress": {
      label: "Wāhitau īmēra",
      short: "Te wāhitau īmēra mō te tuku",
      missing: "Tēnā homai he wāhitau īmēra.",
    },
  },
};
