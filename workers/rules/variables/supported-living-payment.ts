import { any, benefit, criterion } from "../criteria.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { incomeBelow } from "./income.ts";
import { residenceTestForResidents } from "./residence.ts";

const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, ss 40A and 40B)",
  socialSecurityAct2018("DLM6783175"),
  socialSecurityAct1964("DLM5468367"),
);

export const supportedLivingPayment = [
  benefit("social_security__eligible_for_supported_living_payment", "Can get Supported Living Payment", law, [
    residenceTestForResidents,
    criterion({
      id: "age",
      // The model has a parameter for this age but does not use it.
      en: "You are 16 or older",
      mi: "Kua eke koe ki te 16 tau, neke atu rānei",
      unmet: {
        en: "It is for people aged 16 or older.",
        mi: "Mō te hunga kua eke ki te 16 tau, neke atu rānei, tēnei.",
      },
      uses: ["age"],
      met: (person) => person.number("age") >= 16,
    }),
    any(
      "reason",
      {
        en: "It is for people whose health keeps them from most work, or who care full time for somebody with a serious disability.",
        mi: "Mō te hunga e aukatia ana e tō rātou hauora i te nuinga o ngā mahi, mō te hunga rānei e tiaki ana i te wā kikī i tētahi tangata whaikaha taumaha, tēnei.",
      },
      criterion({
        id: "restricted-capacity",
        en: "A serious illness, injury or disability keeps you from most work",
        mi: "He māuiui taumaha, he whara, he whaikaha rānei tōu e aukati ana i te nuinga o ngā mahi",
        uses: ["social_security__has_severely_restricted_capacity_for_work"],
        met: (person) => person.is("social_security__has_severely_restricted_capacity_for_work"),
      }),
      criterion({
        id: "blind",
        en: "You are totally blind",
        mi: "He tino kāpō koe",
        uses: ["social_security__is_totally_blind"],
        quiet: true,
        met: (person) => person.is("social_security__is_totally_blind"),
      }),
      criterion({
        id: "full-time-care",
        en: "You care full time at home for somebody with a serious disability",
        mi: "E tiaki ana koe i te wā kikī, i te kāinga, i tētahi he whaikaha taumaha tōna",
        uses: ["social_security__is_required_to_give_fulltime_care"],
        met: (person) => person.is("social_security__is_required_to_give_fulltime_care"),
      }),
    ),
    criterion({
      id: "not-self-inflicted",
      en: "You did not cause the disability yourself in order to get a benefit",
      mi: "Ehara nāu anō te whaikaha i hanga kia whiwhi takuhe ai koe",
      uses: ["social_security__disability_was_self_inflicted"],
      quiet: true,
      met: (person) => !person.is("social_security__disability_was_self_inflicted"),
    }),
    incomeBelow("supported_living_payment__below_income_threshold"),
  ]),
];
