import type { Bilingual } from "../../declare.ts";
import { both } from "./words.ts";

/** Headings and labels of what the outlook shows: they come with it, so that the site carries none of them. */
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
    "The same with a main benefit, without the In-Work Tax Credit",
    "Taua mea anō me tētahi takuhe matua, kāore te <en>In-Work Tax Credit</en>",
  ),
  howMuchRates: both("The figures behind this", "Ngā tau kei muri i tēnei"),
  chartTitle: both("What you get at other incomes", "Tāu ka whiwhi ai ki ētahi atu moni whiwhi"),
  chartAbout: both(
    "Best Start and the tax credits together, if nothing but your household’s income changed. From left to right: income a year before tax. From bottom to top: dollars a week.",
    "<en>Best Start</en> me ngā whiwhinga tāke, hui katoa, mēnā ko te moni whiwhi anake o tō whare ka rerekē. Mai i te mauī ki te matau: te moni whiwhi i te tau i mua i te tāke. Mai i raro ki runga: ngā tāra i te wiki.",
  ),
  chartOwn: both("You", "Ko koe"),
  chartTable: both("The same as a table", "Taua mea anō hei tūtohi"),
  chartIncome: both("Income a year before tax", "Te moni whiwhi i te tau i mua i te tāke"),
  chartWeekly: both("Dollars a week", "Ngā tāra i te wiki"),
  changesTitle: both("What would change it", "He aha e rerekē ai tēnei"),
  overTimeTitle: both("Your family’s money over time", "Te pūtea a tō whānau i roto i te wā"),
  overTimeIntro: both(
    "What begins and ends, and when, as far as your answers tell.",
    "He aha ka tīmata, he aha ka mutu, āhea hoki, e ai ki ō whakautu.",
  ),
  overTimeCalendar: both("Put the days in my calendar", "Whakaurua ngā rā ki taku maramataka"),
  overTimeCalendarBody: both(
    "Type the due date, or the date of birth of your youngest. You get a file with these days and others for families. You need no account, and we keep nothing.",
    "Tuhia te rā o te wā whānau, te rā whānau rānei o tō pōtiki. Ka whiwhi koe i tētahi kōnae me ēnei rā me ētahi atu mō ngā whānau. Ehara i te mea me whai pūkete, ā, kāore mātou e pupuri i tētahi mea.",
  ),
  othersTitle: both("Payments that we do not check", "Ngā utunga kāore mātou e arowhai"),
  othersIntro: both(
    "Your answers speak for these. Look at each one: we have not worked out whether you can get it.",
    "E tohu ana ō whakautu ki ēnei. Tirohia ia mea: kāore anō mātou kia tātai mēnā ka taea e koe te whiwhi.",
  ),
  othersUpTo: both("Up to", "Tae noa ki te"),
} as const satisfies Readonly<Record<string, Bilingual>>;
