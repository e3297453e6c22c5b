import type { Bilingual } from "../../declare.ts";
import { both } from "./words.ts";

/** Sent with the outlook, so that the site carries none of these words. */
export const captions = {
  howMuchTitle: both("How much a week", "E hia te moni i te wiki"),
  howMuchIntro: both(
    "Worked out from your answers. The agency that pays works out the exact amount.",
    "I tātaihia i ō whakautu. Mā te tari e utu ana te rahinga tika e tātai.",
  ),
  howMuchPayment: both("Payment", "Te utunga"),
  howMuchAmount: both("How much", "Te rahinga"),
  howMuchNow: both("Now", "Ināianei"),
  howMuchFromBirth: both("From the birth of your baby", "Mai i te whānautanga o tō pēpi"),
  howMuchNone: both(
    "None of the payments that we can work out.",
    "Kāore he utunga ka taea e mātou te tātai.",
  ),
  howMuchTotal: both(
    "Best Start and the tax credits together",
    "<en>Best Start</en> me ngā whiwhinga tāke, hui katoa",
  ),
  howMuchWithBenefit: both(
    "The same with a main benefit or Student Allowance, without the In-Work Tax Credit",
    "Taua mea anō me tētahi takuhe matua, me te <en>Student Allowance</en> rānei, kāore te <en>In-Work Tax Credit</en>",
  ),
  howMuchRates: both("The figures behind this", "Ngā nama i tātaihia ai"),
  chartTitle: both("What you get at other incomes", "Tāu ka whiwhi ai ki ētahi atu moni whiwhi"),
  chartAbout: both(
    "Best Start and the tax credits together, if nothing but your household’s income changed. From left to right: income a year before tax. From bottom to top: dollars a week.",
    "<en>Best Start</en> me ngā whiwhinga tāke, hui katoa, mēnā ko te moni whiwhi anake o tō kāinga ka rerekē. Mai i te mauī ki te matau: te moni whiwhi i te tau i mua i te tāke. Mai i raro ki runga: ngā tāra i te wiki.",
  ),
  chartOwn: both("You", "Ko koe"),
  chartTable: both("The same figures in a table", "Ko taua mea anō hei ripanga"),
  chartIncome: both("Income a year before tax", "Te moni whiwhi i te tau i mua i te tāke"),
  chartWeekly: both("Dollars a week", "Ngā tāra i te wiki"),
  changesTitle: both("What would change it", "He aha e rerekē ai tēnei"),
  overTimeTitle: both("Your family’s money over time", "Te pūtea a tō whānau i roto i te wā"),
  overTimeIntro: both(
    "What begins and ends, and when, as far as your answers tell.",
    "He aha ka tīmata, he aha ka mutu, āhea hoki, e ai ki ō whakautu.",
  ),
  othersTitle: both("Payments that we do not check", "Ngā utunga kāore mātou e arowhai"),
  othersIntro: both(
    "Your answers speak for these. Look at each one: we have not worked out whether you can get it.",
    "E tohu ana ō whakautu ki ēnei. Tirohia ia mea: kāore anō mātou kia tātai mēnā ka taea e koe te whiwhi.",
  ),
  othersUpTo: both("Up to", "Tae noa ki te"),
} as const satisfies Readonly<Record<string, Bilingual>>;
