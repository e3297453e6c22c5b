import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** The words of the home page and the stage pages, in te reo Māori. */
export const mi: Translation<typeof en> = {
  home: {
    title: "He tīmatanga pai mōu me tō pēpi",
    intro:
      "He aha ka tūpono, mā wai koe e āwhina, he aha hoki ka taea e koe te whiwhi: mai i te whakaaro tuatahi mō tētahi pēpi ki te rā tuatahi i te kura.",
    people: "He whānau kei runga i ngā puke, mai i te kuia ki te pēpi",
    select: "Kei hea koe ināianei?",
    choose: "Kōwhiria tētahi wāhanga",
    button: "Haere",
    stages: "E ono ngā wāhanga, kotahi te wāhi",
    tools: "Whakaotia ngā mahi",
    task: {
      money: "Te āwhina pūtea mōu",
      register: "Rēhitatia tō pēpi",
      near: "Ngā ratonga e tata ana",
      expect: "Ka aha ināianei",
    },
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
        body: "Ngā akoranga whānautanga, ngā kaiwhakarato Tamariki Ora, ngā whare kōhungahunga, ngā kura me ētahi atu.",
      },
      babyNames: {
        title: "Ngā ingoa pēpi rongonui",
        body: "Ngā ingoa ka tapaina e ngā mātua o Aotearoa ki ā rātou pēpi.",
      },
    },
    moreTools:
      'Kei konei hoki: <a href="/financial-help/paid-parental-leave-checker">Te utu whakatā tiaki pēpi</a>, <a href="/to-do">he rārangi mahi me te maramataka</a>, <a href="/profile">ngā whakamaumahara mā te īmēra</a>.',
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
    goToSection: "Haere ki te tekiona",
    openAll: "Huakina ngā kāri katoa",
    closeAll: "Katia ngā kāri katoa",
    startWith: "Tīmata ki:",
    cards_one: "{{count}} te kāri",
    cards_other: "{{count}} ngā kāri",
    readOn: "Pānuitia te katoa",
    others: "Ērā atu wāhanga",
    next: "E whai ake nei:",
    previous: "I mua atu:",
    topics: "Ngā kaupapa",
    weeks: "{{first}} ki te {{last}} wiki i mua i te wā whānau",
    weeksOf: {
      title: "Aku wiki: tirohia ō ake rā",
      label: "Āhea whānau ai tō pēpi, inahea rānei ia i whānau ai?",
      note: "Ka noho te rā ki te wāhitau o tēnei whārangi anake.",
      due: "Ka whānau i tēnei rā",
      birth: "I whānau i tēnei rā",
      wrong:
        "Kāore e taea te tatau mai i taua rā. Kei roto te wā whānau i ngā marama 10 e tū mai nei. Kāore te rā whānau i te wā e heke mai ana, ā, kāore i pahure i te 2 tau.",
      known: {
        due: "Aku wiki: ko te {{day}} te wā whānau.",
        birth: "Aku wiki: i whānau i te {{day}}.",
      },
      passed: {
        due_one: "Kua pahure te wiki {{count}} o te hapūtanga.",
        due_other: "Kua pahure ngā wiki {{count}} o te hapūtanga.",
        birth_one: "{{count}} te wiki o tō pēpi.",
        birth_other: "{{count}} ngā wiki o tō pēpi.",
      },
      now: "Ināianei",
      from: "mai i te {{day}}",
    },
    filter: {
      label: "Whakaaturia ngā kāri mō",
      all: "Ngā kaupapa katoa",
      button: "Whakaaturia",
      shown: "E whakaaturia ana:",
      clear: "Whakaaturia ngā kāri katoa",
    },
  },
};
