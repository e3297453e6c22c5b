import type { Translation } from "#app/i18n/translation.ts";
import type { supervisorSteps as en } from "./steps.en.ts";

export const supervisorSteps: Translation<typeof en> = {
  "1": {
    title: "Tō ratonga",
    heading: "Tō ratonga",
    companion: "Your service",
    sections: { service: "Te whakaaetanga" },
    notes: {
      notRegistered:
        "Ina haere tonu koe, ka whakamōhiotia te whānau kāore tō ratonga i te whakaaetia mō te <en>Childcare Subsidy</en>, kāore rānei ōna tau kiritaki. Kāore he mea anō hei whakakī.",
    },
    questions: {
      approved: {
        label: "He ratonga whakaae tō ratonga, ā, he tau kiritaki tōna nō Te Hiranga Tangata?",
        short: "Ratonga whakaae",
      },
      swn: {
        label: "Te tau kiritaki o tō ratonga",
        hint: "E 8, e 9 rānei ngā mati. Kei ngā reta a Te Hiranga Tangata mō te <en>Childcare Subsidy</en>.",
        invalid: "Tēnā, tuhia tētahi tau kiritaki tika nō Te Hiranga Tangata",
      },
      has_holding_or_absence_fee: {
        label: "Ka utu te whānau kia puritia te tūranga, mō ngā rā ngaro rānei?",
        hint: "He utu e pupuri ana i tētahi tūranga, mō ngā rā rānei kāore te tamaiti i reira.",
        short: "Utu pupuri, utu ngaro rānei",
      },
      supervisor_has_authority: {
        label: "Te whakapuakanga",
        hint: 'Mā te tuku i tēnei puka ka whakapuaki koe he pono, he oti hoki ngā mea katoa kei roto; e mārama ana koe tērā pea ka hāmenetia te tangata mō te tuku kōrero teka; kua pānui koe i te <a href="/your-privacy">tauākī tūmataiti</a>; ā, kei a koe te mana ki te whakakī mō te ratonga.',
        short: "Ka whakapuaki au i ēnei mea katoa",
      },
    },
  },
  "2": {
    title: "Ngā tamariki me ngā utu",
    heading: "Ngā tamariki me ngā utu",
    companion: "Children and fees",
    sections: { supervisor: "Ko wai e whakakī ana" },
    notes: {
      notAttending:
        "Ina tukuna tēnei, ka whakamōhiotia te whānau mā te īmēra kāore tēnei tamaiti i te whakauru ki a koe, ka tonoa hoki rātou kia whakauru i te tamaiti.",
    },
    questions: {
      "children[].is_attending": {
        label: "Kua whakauru tēnei tamaiti ki a koe, kua tata rānei te tīmata?",
        short: "Tamaiti {{row}}: kua whakauru",
      },
      "children[].hours_of_care_weekly": {
        label: "Ngā hāora tiaki i ia wiki",
        hint: "Ngā hāora katoa kua whakaritea mō te tamaiti, tae atu ki te <en>20 Hours ECE</en>. Hei tauira, 24.5",
        short: "Tamaiti {{row}}: ngā hāora tiaki",
      },
      "children[].provider_20_hours_weekly": {
        label: "Ngā hāora o te <en>20 Hours ECE</en> ki a koe i ia wiki",
        short: "Tamaiti {{row}}: <en>20 Hours ECE</en>",
      },
      "children[].enrollment_date": {
        label: "Te rā tīmata o te tiaki",
        hint: "Te rā tuatahi ki a koe. Hei tauira, 3 11 2026",
        short: "Tamaiti {{row}}: te rā tīmata o te tiaki",
      },
      "children[].hourly_fee": {
        label: "Te utu i ia hāora, ki te tāra",
        hint: "I mua i ngā āwhina katoa. Hei tauira, 7.50",
        short: "Tamaiti {{row}}: te utu i ia hāora",
      },
      "children[].weekly_fee": {
        label: "Te utu i ia wiki, ki te tāra",
        hint: "I mua i ngā āwhina katoa. Hei tauira, 180",
        short: "Tamaiti {{row}}: te utu i ia wiki",
      },
      "children[].is_home_based_educator": {
        label: "He tiaki ki tētahi kāinga?",
        hint: "Nā tētahi kaiako i tētahi kāinga.",
        short: "Tamaiti {{row}}: he tiaki ki te kāinga",
      },
      "children[].charges_home_based_top_up": {
        label: "Ka tono koe i tētahi utu tāpiri mō te tiaki ki te kāinga?",
        short: "Tamaiti {{row}}: te utu tāpiri",
      },
      "children[].top_up_payment_hourly": {
        label: "Te utu tāpiri i ia hāora, ki te tāra",
        hint: "Hei tauira, 1.50",
        short: "Tamaiti {{row}}: te utu tāpiri i ia hāora",
      },
      "children[].top_up_start_date": {
        label: "Nōnahea, āhea rānei ka tīmata te utu tāpiri?",
        hint: "Hei tauira, 3 11 2026",
        short: "Tamaiti {{row}}: te rā tīmata o te utu tāpiri",
      },
      supervisor_name: { label: "Tō ingoa" },
    },
  },
};
