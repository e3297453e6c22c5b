import type { Translation } from "#app/i18n/translation.ts";
import type { dependentChildren as en } from "./text.en.ts";

export const dependentChildren: Translation<typeof en> = {
  title: "Ngā tamariki",
  heading: "Ngā tamariki whakawhirinaki",
  companion: "Dependent children",
  sections: {
    children: "Tamaiti {{row}}",
    "named children": "Tamaiti {{row}}: {{name}}",
    "children[]": "Tamaiti {{row}}: te ratonga ako kōhungahunga {{inner}}",
    "named children[]": "{{name}}: te ratonga ako kōhungahunga {{inner}}",
  },
  notes: {},
  questions: {
    "children[]": {
      label: "Tamaiti {{row}}",
      options: { add: "Tāpirihia tētahi atu tamaiti", remove: "Tangohia tēnei tamaiti" },
    },
    "children[].first_name": { label: "Te ingoa tuatahi", short: "Tamaiti {{row}}: te ingoa tuatahi" },
    "children[].middle_name": { label: "Ngā ingoa waenga", short: "Tamaiti {{row}}: ngā ingoa waenga" },
    "children[].last_name": {
      label: "Te ingoa whānau",
      short: "Tamaiti {{row}}: te ingoa whakamutunga",
      hint: "Mēnā kotahi anake te ingoa, tuhia hei ingoa tuatahi, ka tuhi i te tohuhono (-) ki konei.",
      missing:
        "Me whakautu tēnei pātai, tēnā tuhia mai he whakautu. Mēnā kotahi anake te ingoa o te tamaiti, tuhia he tohuhono (-) ki te wāhi o te ingoa whakamutunga.",
    },
    "children[].date_of_birth": { label: "Te rā whānau", short: "Tamaiti {{row}}: te rā whānau" },
    "children[].relationship": {
      label: "He aha te hononga o te tamaiti ki a koe?",
      short: "Tamaiti {{row}}: te hononga",
      options: {
        CHILD: "Taku tamaiti",
        ADOPTED_CHILD: "Taku tamaiti i whāngaihia ā-ture",
        CHILD_BEING_CARED_FOR: "He tamaiti e tiakina ana e au",
        FAMILY_BEING_CARED_FOR: "He tamaiti o taku whānau e tiakina ana e au",
        FOSTER_CHILD: "Taku tamaiti taurima",
        GRANDCHILD: "Taku mokopuna",
        OTHER_FAMILY: "Tētahi atu tamaiti o taku whānau",
        SIBLINGS_CHILD: "Te tamaiti a taku tungāne, tuahine, tuakana, teina rānei",
        STEP_CHILD: "Te tamaiti a taku hoa rangatira",
        UNRELATED_CHILD: "He tamaiti ehara i taku whanaunga",
        WHANGAI_CHILD: "Taku tamaiti whāngai",
      },
    },
    "children[].attends_ece_service": {
      label: "Kei te haere tēnei tamaiti ki tētahi ratonga ako kōhungahunga?",
      short: "Tamaiti {{row}}: kei te haere ki tētahi ratonga ako kōhungahunga",
      hint: "Ka haere rānei ā muri ake, kua whakauruhia kē: he kura kōhungahunga, he kōhanga reo, he <en>playcentre</en>, he whare tiaki tamariki, he ratonga kei te kāinga rānei. Kāore te kura e tatauria.",
    },
    "children[].is_applying_for_ccs": {
      label: "Kei te tono koe mō te <en>Childcare Subsidy</en> mō tēnei tamaiti?",
      short: "Tamaiti {{row}}: kei te tono mō te Childcare Subsidy",
    },
    "children[].providers[]": {
      label: "Te ratonga ako kōhungahunga",
      options: {
        add: "Tāpirihia tētahi atu ratonga mō tēnei tamaiti",
        remove: "Tangohia tēnei ratonga",
      },
    },
    "children[].providers[].provider_identifier": {
      label: "Ko tēhea ratonga ako kōhungahunga?",
      short: "Tamaiti {{row}}: te ratonga ako kōhungahunga",
      missing: "Tēnā rapua te ratonga, ka kōwhiri mai i te rārangi.",
    },
    "children[].providers[].provider_email": {
      label: "Te wāhitau īmēra o te ratonga",
      short: "Tamaiti {{row}}: te īmēra o te ratonga",
      hint: "Ka tuhi mātou ki reira: mā tētahi tangata o reira e whakakī tētahi wāhanga o tēnei tono.",
      missing: "Tēnā tuhia te wāhitau īmēra o te ratonga ako kōhungahunga",
    },
    "children[].providers[].receives_20_hours_ece": {
      label: "Kei te whiwhi tēnei tamaiti i te <en>20 Hours ECE</en> ki reira?",
      short: "Tamaiti {{row}}: 20 Hours ECE",
      hint: "Mō ngā tamariki e 3, e 4, e 5 rānei ngā tau te <en>20 Hours ECE</en>.",
    },
    "children[].providers[].parent_20_hours_weekly": {
      label: "E hia ngā hāora <en>20 Hours ECE</en> i te wiki?",
      short: "Tamaiti {{row}}: ngā hāora 20 Hours ECE i te wiki",
      hint: "Mai i te 1 ki te 20.",
    },
    "children[].providers[].parent_20_hours_start_date": {
      label: "Nō āhea, ā hea rānei?",
      short: "Tamaiti {{row}}: te tīmatanga o te 20 Hours ECE",
    },
  },
};
