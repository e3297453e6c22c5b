import { prefixed } from "#app/forms/prefixed.ts";
import type { Translation } from "#app/i18n/translation.ts";
import { typeTexts } from "./income-texts.ts";
import type { incomeOf as en } from "./text.en.ts";

const types = typeTexts({
  types: {
    wages_or_salary: "Te utu mahi, te utu ā-tau rānei",
    paid_parental_leave: "Te utu whakatā tiaki pēpi",
    termination_pay: "Te utu whakamutunga mai i tētahi mahi kua mutu",
    redundancy_pay: "Te utu mō te whakakore tūranga",
    accident_compensation: "Te utu mō te aituā (<en>ACC</en>)",
    other_income_for_child: "Ētahi atu moni whiwhi mō tētahi tamaiti",
    maintenance_payments: "Ngā utu oranga (<en>maintenance payments</en>)",
    former_partner_payments: "Ngā utu a te hoa rangatira o mua",
    student_payments: "Ngā utu ākonga",
    overseas_pensions: "Te penihana nō tāwāhi",
    other_pension: "Tētahi atu penihana",
    income_insurance: "Ngā utu a te inihua moni whiwhi",
    business_income: "Te moni pakihi",
    self_employment_income: "Te moni whiwhi o te mahi motuhake",
    investment_income: "Te moni whiwhi o ngā haumi, pērā i te huamoni",
    divident_income: "Ngā hua hea (<en>dividends</en>)",
    rent_income: "Te rēti mai i tētahi whare",
    flatmate_income: "Ngā utu a ngā hoa noho, kainoho",
    child_support_income: "<en>Child Support</en>",
    inheritance_income: "He moni tuku iho",
    trust_income: "Te moni whiwhi mai i tētahi tarahiti",
  },
  amount: "I mua i te tāke",
  frequency: "Te auau",
  noFrequency: "Tēnā kōwhiria te auau.",
  frequencies: {
    WEEKLY: "Ia wiki",
    TWO_WEEKLY: "Ia rua wiki",
    MONTHLY: "Ia marama",
    YEARLY: "Ia tau",
  },
  jointly: "Nō māua ko taku hoa",
  togetherShort: "nō te tokorua tahi",
});

const others = (gate: string) => ({
  hasOtherIncome: {
    label: gate,
    short: "Ētahi atu mea",
    hint: "Whakaarohia hoki ngā mea ehara i te moni, pērā i te noho utukore.",
  },
  "other_income[]": {
    label: "Moni whiwhi atu {{row}}",
    options: { add: "Tāpirihia tētahi atu", remove: "Tangohia te moni whiwhi {{row}}" },
  },
  "other_income[].description": {
    label: "Moni whiwhi atu {{row}}: he aha?",
    short: "Moni whiwhi atu {{row}}",
    missing: "Tēnā tuhia mai he aha.",
  },
  "other_income[].source": {
    label: "Nā wai, nō hea rānei?",
    short: "Moni whiwhi atu {{row}}: nō hea",
    missing: "Tēnā tuhia mai nō hea.",
  },
  "other_income[].amount": { label: "E hia tōna utu, i te tāra?", short: "Moni whiwhi atu {{row}}: te utu" },
});

const sections = {
  "work-income": "Te moni whiwhi i te mahi me te whakatā",
  "support-income": "Te āwhina me te penihana",
  "business-income": "Te inihua, te pakihi me ngā haumi",
  "property-income": "Ngā rawa, te whānau me ngā tarahiti",
  "other-income": "Ētahi atu mea",
};
const ahead =
  "Tatauria ngā mea e tūmanakohia ana i ngā wiki e 52 e heke mai nei, i mua i te tāke. Waiho ngā pouaka kia noho kau mēnā kāore he mea pēnei.";

/** Of both pages about what two people may have together. */
const alsoOnSecond = (words: string) => ({ together: words, "together-too": words });

export const incomeOf: Translation<typeof en> = {
  parent: {
    title: "Te moni whiwhi",
    heading: "Tō moni whiwhi me ō rawa",
    companion: "Your income and assets",
    sections,
    notes: {
      ahead: `Tohua ngā mea katoa e whiwhi ana koe. ${ahead}`,
      ...alsoOnSecond(
        "Mēnā nō kōrua ko tō hoa rangatira tētahi mea i konei, tohua hoki tērā, ka tuhi i te katoa. Kāore tō hoa e tuhi anō.",
      ),
    },
    questions: prefixed("parent.income_and_assets", {
      ...types,
      ...others("Kei te whiwhi koe i ētahi atu mea?"),
    }),
  },
  partner: {
    title: "Moni whiwhi o tō hoa",
    heading: "Te moni whiwhi me ngā rawa o tō hoa rangatira",
    companion: "Your partner’s income and assets",
    sections,
    notes: {
      ahead: `Tohua ngā mea katoa e whiwhi ana tō hoa rangatira. ${ahead}`,
      ...alsoOnSecond(
        "Waiho ki waho ngā mea nō kōrua tahi: kotahi te tuhinga, kei te taha o tō moni whiwhi.",
      ),
    },
    questions: prefixed("partner.income_and_assets", {
      ...types,
      ...others("Kei te whiwhi tō hoa rangatira i ētahi atu mea?"),
    }),
  },
};
