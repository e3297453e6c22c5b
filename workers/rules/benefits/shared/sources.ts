// Where the changes are from, each named once.

export const checked = "2026-11-22";

export const sources = {
  act2018: {
    title: "Social Security Act 2018, section 455(1): the Act of 1964 is repealed",
    address: "https://www.legislation.govt.nz/act/public/1964/0136/latest/DLM5478527.html",
  },
  act2018Pages: {
    title: "Social Security Act 2018 (pages of the Act, Wikisource), notes “Compare”",
    address: "https://en.wikisource.org/wiki/Page:Social_Security_Act_2018.pdf/35",
  },
  act2018Contents: {
    title: "Social Security Act 2018, contents of Part 2 (Wikisource)",
    address: "https://en.wikisource.org/wiki/Social_Security_Act_2018_(Version_59)/Part_2",
  },
  soleParents: {
    title: "Social Security Act 2018, sections 29 to 33 (Wikisource)",
    address: "https://en.wikisource.org/wiki/Page:Social_Security_Act_2018_(Version_56).pdf/40",
  },
  inWorkRelease: {
    title: "Inland Revenue, Changes to in-work tax credit from July 1",
    address: "https://www.ird.govt.nz/en/media-releases/2020/changes-to-in-work-tax-credit-from-july-1",
  },
  inWorkCommentary: {
    title: "Inland Revenue, commentary on the COVID-19 bill 2020, clauses 17, 19, 20, 29(3)",
    address:
      "https://taxpolicy.ird.govt.nz/publications/2020/2020-commentary-covid-19-bill/social-assistance",
  },
  homeHelp: {
    title: "Multiples NZ, Work and Income Home Help Payments",
    address:
      "https://multiples.org.nz/index.php/i-need-help/government-assistance/14-i-need-help/93-winz-home-help-payments",
  },
  governmentPayments: {
    title: "Inland Revenue, Government payments and Working for Families",
    address: "https://www.ird.govt.nz/working-for-families/types/government-payments",
  },
  workingForFamiliesTypes: {
    title: "Inland Revenue, Types of Working for Families payments (January 2025)",
    address: "https://www.ird.govt.nz/working-for-families/types",
  },
  caregiversBill: {
    title:
      "Supplementary Order Paper 42 of 9 June 2021 to the Social Security (Financial Assistance for Caregivers) Amendment Bill",
    address: "https://www.legislation.govt.nz/sop/government/2021/0042/latest/whole.html",
  },
  caregiversManual: {
    title: "Community Law Manual, You’re caring for someone else’s child",
    address:
      "https://communitylaw.org.nz/community-law-manual/chapter-23-dealing-with-work-and-income/types-of-main-benefits/youre-caring-for-someone-elses-child",
  },
  caregiversNotice: { title: "Ministry of Social Development, Notice of change 2021", address: null },
  budget2025: {
    title: "NZ Herald, Budget 2025: Best Start payments to be means-tested across all three years",
    address:
      "https://www.nzherald.co.nz/nz/budget-2025-best-start-payments-to-be-means-tested-across-all-three-years/YYR5W3MHCZCNJCLQQDVQMX7PTY/",
  },
  budget2025Rnz: {
    title: "RNZ, Tens of thousands of families will be worse off (23 May 2025)",
    address:
      "https://www.rnz.co.nz/news/political/561888/tens-of-thousands-of-families-will-be-worse-off-under-budget-changes-to-best-start-tax-credit",
  },
  bestStart: {
    title: "Income Tax Act 2007, section MG 1, text copied by Plain Language Law",
    address: "https://plainlanguagelaw.ackama.com/acts/DLM1512300/LMS63782.html",
  },
  parentalLeave: {
    title:
      "Parental Leave and Employment Protection Act 1987, section 71CA, text copied by Plain Language Law",
    address: "https://plainlanguagelaw.ackama.com/acts/DLM120103/DLM121539.html",
  },
  minimumFamilyTaxCredit: {
    title: "Income Tax Act 2007, section ME 1",
    address: "https://www.legislation.govt.nz/act/public/2007/0097/latest/DLM1518564.html",
  },
  minimumFamilyTaxCreditCopy: {
    title: "Inland Revenue, minimum family tax credit, as copied by jonlightlaw.com",
    address: "https://jonlightlaw.com/article/minimum-family-tax-credit/4006",
  },
  abatement: {
    title: "Income Tax Act 2007, section MD 13",
    address: "https://www.legislation.govt.nz/act/public/2007/0097/latest/DLM1518553.html",
  },
  abatement2018: {
    title: "balanceca.nz, Changes to families package",
    address: "https://balanceca.nz/blogs/changes-to-families-package",
  },
  abatement2022: {
    title: "Inland Revenue, Family Tax Credit Bill passed",
    address: "https://livenews.co.nz/2021/11/25/family-tax-credit-bill-passed",
  },
  inWork2024: {
    title: "Income Tax Act 2007, section MF 4J, text copied by Plain Language Law",
    address: "https://plainlanguagelaw.ackama.com/acts/DLM1512300/LMS967336.html",
  },
  inWork2026: {
    title: "1News, Fuel relief package (24 March 2026)",
    address: "https://www.1news.co.nz/2026/03/24/fuel-relief-package-who-is-eligible-and-how-does-it-work",
  },
  childcare2023: {
    title: "Social Security Amendment Regulations 2023 (SL 2023/37)",
    address: "https://www.legislation.govt.nz/regulation/public/2023/0037/latest/whole.html",
  },
  model22: {
    title: "openfisca-aotearoa 9d77ea7, references of the model",
    address: "https://github.com/digitalaotearoa/openfisca-aotearoa",
  },
  card2018: {
    title: "Health Entitlement Cards Amendment Regulations (No 2) 2018 (LI 2018/205)",
    address: "https://www.legislation.govt.nz/regulation/public/2018/0205/latest/whole.html",
  },
  cardLimits2018: {
    title: "LI 2018/25",
    address: "https://www.legislation.govt.nz/regulation/public/2018/0025/latest/whole.html",
  },
  cutOuts2021: {
    title: "Ministry of Social Development, income cut-out points (Cabinet papers 2021)",
    address:
      "https://www.msd.govt.nz/about-msd-and-our-work/publications-resources/information-releases/cabinet-papers/2021/additional-support-for-low-income-households-following-covid-19-alert-level-restrictions/appendix-one-income-cut-out-points-for-additional-income-support.html",
  },
  incomeTests2020: {
    title: "LI 2020/14",
    address: "https://www.legislation.govt.nz/regulation/public/2020/0014/latest/whole.html",
  },
  incomeTests2021: {
    title: "LI 2021/16",
    address: "https://www.legislation.govt.nz/regulation/public/2021/0016/latest/whole.html",
  },
  parentalAssistanceTest: {
    title: "Otago Daily Times (RNZ), Thousands of teens to lose Jobseeker benefit",
    address: "https://www.odt.co.nz/news/national/thousands-teens-lose-jobseeker-benefit-rnz",
  },
} as const;
