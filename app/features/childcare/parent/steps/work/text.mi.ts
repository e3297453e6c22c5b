import { prefixed } from "#app/forms/prefixed.ts";
import type { Translation } from "#app/i18n/translation.ts";
import type { workOf as en } from "./text.en.ts";

const contact = (of: string) => ({
  phone: { label: `Te nama waea o te ${of}`, hint: "Ko ngā mati me ngā mokowā anake." },
  email: { label: `Te wāhitau īmēra o te ${of}` },
});
const employer = contact("kaituku mahi");
const organisation = contact("whakahaere");

interface Asked {
  work: string;
  course: string;
  activities: string;
  medical: string;
}

const travel = "Te haere me te hokinga mai, ngā rā katoa. Ki te kore, tuhia te 0.";

const questions = ({ work, course, activities, medical }: Asked) => ({
  has_work: { label: work, short: "Te mahi" },
  employer_name: {
    label: "Te ingoa o te kaituku mahi",
    hint: "Mēnā he mahi nāna ake, ko te ingoa o te pakihi.",
  },
  employer_address: { label: "Te wāhitau o te kaituku mahi" },
  employer_phone: employer.phone,
  employer_email: employer.email,
  work_hours_weekly: { label: "Ngā hāora mahi i te wiki", hint: "Hei tauira, 32, 4.25 rānei." },
  work_transit_hours_weekly: {
    label: "Ngā hāora i te wiki hei haere i waenga i te tiaki tamariki me te mahi",
    short: "Ngā hāora haere ki te mahi i te wiki",
    hint: travel,
  },
  has_course: { label: course, short: "Te akoranga" },
  organisation_name: {
    label: "Te ingoa o te whakahaere",
    hint: "Te kura, te kaiwhakangungu, te whare wānanga rānei.",
  },
  organisation_address: { label: "Te wāhitau o te whakahaere" },
  organisation_phone: organisation.phone,
  organisation_email: organisation.email,
  course_name: { label: "Te ingoa o te akoranga" },
  is_course_nzqa_accredited: {
    label: "Kua whakamanahia te akoranga e NZQA?",
    short: "Kua whakamanahia e NZQA",
    hint: "Ko NZQA te Mana Tohu Mātauranga o Aotearoa. Mā te whakahaere e kī atu.",
  },
  course_start_date: { label: "Te rā tīmata o te akoranga" },
  course_end_date: { label: "Te rā whakamutunga o te akoranga" },
  course_hours_weekly: { label: "Ngā hāora ako i te wiki" },
  course_transit_hours_weekly: {
    label: "Ngā hāora i te wiki hei haere i waenga i te tiaki tamariki me te akoranga",
    short: "Ngā hāora haere ki te akoranga i te wiki",
    hint: travel,
  },
  has_winz_activities: { label: activities, short: "Ngā ngohe i whakaaetia me Te Hiranga Tangata" },
  activities: { label: "He aha ngā ngohe?", short: "Ngā ngohe" },
  activity_hours_weekly: { label: "Ngā hāora ngohe i te wiki" },
  activity_transit_hours_weekly: {
    label: "Ngā hāora i te wiki hei haere i waenga i te tiaki tamariki me ngā ngohe",
    short: "Ngā hāora haere ki ngā ngohe i te wiki",
    hint: travel,
  },
  has_medical_reason: { label: medical, short: "Te take hauora" },
  medical_duration: {
    label: "Kia pēhea te roa o te tiaki tamariki mō tēnei take?",
    short: "Te roa mō te take hauora",
    hint: "Hei tauira, 6 wiki, ki a Māehe rānei.",
  },
  medical_hours_weekly: {
    label: "Ngā hāora tiaki tamariki i te wiki mō tēnei take",
    short: "Ngā hāora i te wiki",
  },
});

const shared = {
  sections: {
    work: "Te mahi",
    course: "Te ako me te whakangungu",
    "course-details": "Te akoranga",
    activities: "Ngā ngohe",
    medical: "Te māuiui, te whaikaha rānei",
  },
  notes: {
    "not-accredited":
      'Me whakamana te akoranga e NZQA kia whai wāhi ai ki te <en>Childcare Subsidy</en>. Tēnā waea atu ki Te Hiranga Tangata i <a href="tel:0800559009">0800 559 009</a> ki te kōrero mō tēnei akoranga. Ka taea tonu te haere tonu i tēnei puka.',
  },
};

export const workOf: Translation<typeof en> = {
  parent: {
    ...shared,
    title: "Te mahi me te ako",
    heading: "Tō mahi, tō ako me ō ngohe",
    companion: "Your work, education and activities",
    questions: prefixed(
      "parent.work_and_activities",
      questions({
        work: "E hiahiatia ana te tiaki tamariki nā te mea e mahi ana koe?",
        course: "E hiahiatia ana te tiaki tamariki nā te mea e ako ana, e whakangungu ana rānei koe?",
        activities:
          "E hiahiatia ana te tiaki tamariki mō ngā ngohe i whakaaetia e koe me Te Hiranga Tangata?",
        medical: "E hiahiatia ana te tiaki tamariki nā te māuiui, nā te whaikaha rānei ōu?",
      }),
    ),
  },
  partner: {
    ...shared,
    title: "Te mahi a tō hoa",
    heading: "Te mahi, te ako me ngā ngohe a tō hoa rangatira",
    companion: "Your partner’s work, education and activities",
    questions: prefixed(
      "partner.work_and_activities",
      questions({
        work: "E hiahiatia ana te tiaki tamariki nā te mea e mahi ana tō hoa rangatira?",
        course:
          "E hiahiatia ana te tiaki tamariki nā te mea e ako ana, e whakangungu ana rānei tō hoa rangatira?",
        activities:
          "E hiahiatia ana te tiaki tamariki mō ngā ngohe i whakaaetia e tō hoa rangatira me Te Hiranga Tangata?",
        medical: "E hiahiatia ana te tiaki tamariki nā te māuiui, nā te whaikaha rānei o tō hoa rangatira?",
      }),
    ),
  },
};
