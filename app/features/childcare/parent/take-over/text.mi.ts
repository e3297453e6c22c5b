import type { Translation } from "#app/i18n/translation.ts";
import type { takeOver as en } from "./text.en.ts";

export const takeOver: Translation<typeof en> = {
  title: "Tīmata mai i tāu i kī mai ai i mua",
  intro: "Kia pēhia rā anō e koe tētahi o ēnei pātene. Ka taea te panoni i ngā mea katoa ā muri ake.",
  birth: "Nō tō rēhitatanga whānautanga, ko {{name}} koe: {{parts}}.",
  checker: "Nō te arowhai āwhina pūtea: {{parts}}.",
  button: "Haere tonu, me ēnei whakautu",
  about: "nō te rēhitatanga whānautanga, ko {{name}} koe",
  aboutChecker: "nō te arowhai āwhina pūtea",
  parts: {
    names: "ō ingoa",
    birthDate: "tō rā whānau",
    address: "te wāhitau o tō kāinga",
    mobile: "tō nama waea pūkoro",
    phone: "tō nama waea",
    email: "tō wāhitau īmēra",
    ird: "tō tau IRD",
    clientNumber: "tō tau kiritaki",
    ethnicity: "ō rōpū mātāwaka",
    otherParent: "ngā ingoa o tērā atu matua",
    child: "ngā ingoa me te rā whānau o tō tamaiti",
    relationship: "mēnā he hoa rangatira tōu",
    work: "mēnā kei te mahi, kei te ako rānei koe",
    partnerWork: "mēnā kei te mahi tō hoa rangatira",
  },
};
