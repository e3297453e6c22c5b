import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** The words of the home page and the stage pages, in te reo Māori. */
export const mi: Translation<typeof en> = {
  home: {
    title: "He tīmatanga pai mōu me tō pēpi",
    intro:
      "He aha ka tūpono, mā wai koe e āwhina, he aha hoki ka taea e koe te whiwhi: mai i te whakaaro tuatahi mō tētahi pēpi ki te rā tuatahi i te kura.",
    select: "Kei hea koe ināianei?",
    choose: "Kōwhiria tētahi wāhanga",
    button: "Haere",
    stages: "E ono ngā wāhanga, kotahi te wāhi",
    tools: "Whakaotia ngā mahi",
    tool: {
      checker: {
        title: "Tirohia ngā āwhina pūtea ka taea e koe te whiwhi",
        body: "Whakautua ētahi pātai kia kite ai koe ko ēhea o ngā takuhe me ngā utunga 17 e hāngai ana pea ki a koe.",
      },
      registerBaby: {
        title: "Rēhitatia tō pēpi",
        body: "Kōrerotia mai mō te whānautanga, ka tono i te tau <en>IRD</en> i taua wā anō.",
      },
      servicesNearMe: {
        title: "Kimihia ngā ratonga e tata ana",
        body: "Ngā kaiwhakawhānau, ngā kaiwhakarato Tamariki Ora, ngā whare kōhungahunga, ngā kura me ētahi atu.",
      },
      babyNames: {
        title: "Ngā ingoa pēpi rongonui",
        body: "Ngā ingoa ka tapaina e ngā mātua o Aotearoa ki ā rātou pēpi.",
      },
    },
    support: {
      title: "Ehara i te mea me mahi ko koe anake",
      body: "Kei te pōuri, kei te tangi, kāore rānei i te haumaru i te kāinga? He tangata hei whakarongo i te ao, i te pō.",
      link: "Ina hiahia tautoko koe",
    },
  },
  stage: {
    description:
      "{{stage}}: he aha ka tūpono, me aha koe, mā wai hoki e āwhina, nā Te Kāwanatanga o Aotearoa.",
    sections: "Kei tēnei whārangi",
    backToTop: "Hoki ki runga",
    goToSection: "Haere ki te wāhanga",
    openAll: "Huakina ngā kāri katoa",
    closeAll: "Katia ngā kāri katoa",
    topics: "Ngā kaupapa",
    weeks: "{{first}} ki te {{last}} wiki i mua i te wā whānau",
    filter: {
      label: "Whakaaturia ngā kāri mō",
      all: "Ngā kaupapa katoa",
      button: "Whakaaturia",
      shown: "E whakaaturia ana:",
      clear: "Whakaaturia ngā kāri katoa",
    },
  },
};
