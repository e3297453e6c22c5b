/** Answers from anywhere, for a place without anyone near. */
export interface NationalLine {
  name: string;
  number: string;
  source: string;
  /** When a copy of that page was read. The guide has the other numbers with their sources. */
  read?: string;
}

const lines = {
  plunketLine: {
    name: "PlunketLine",
    number: "0800 933 922",
    source: "https://www.plunket.org.nz/plunketline/",
  },
  healthline: {
    name: "Healthline",
    number: "0800 611 116",
    source: "https://info.health.nz/services-support/healthline",
  },
  parentHelp: { name: "Parent Help", number: "0800 568 856", source: "https://www.parenthelp.org.nz/" },
  needToTalk: { name: "Need to talk?", number: "1737", source: "https://1737.org.nz/" },
  depression: {
    name: "Depression Helpline",
    number: "0800 111 757",
    source: "https://www.depression.org.nz/",
  },
  moneyTalks: {
    name: "MoneyTalks",
    number: "0800 345 123",
    source: "https://www.fincap.org.nz/resources/",
    read: "2026-11-22",
  },
  workAndIncome: {
    name: "Work and Income",
    number: "0800 559 009",
    source: "https://www.workandincome.govt.nz/about-work-and-income/contact-us/",
  },
  citizensAdvice: {
    name: "Citizens Advice Bureau",
    number: "0800 367 222",
    source: "https://www.cab.org.nz/",
  },
} as const satisfies Record<string, NationalLine>;

export type LineName = keyof typeof lines;

const byCategory: Readonly<Record<string, readonly LineName[]>> = {
  "parenting-support": ["parentHelp", "plunketLine"],
  "early-education": ["plunketLine", "citizensAdvice"],
  breastfeeding: ["plunketLine", "healthline"],
  antenatal: ["healthline", "plunketLine"],
  "mental-health": ["needToTalk", "depression", "healthline"],
  budgeting: ["moneyTalks", "workAndIncome", "citizensAdvice"],
  "well-child": ["plunketLine", "healthline"],
  "primary-schools": ["citizensAdvice"],
};

export const nationalLines = (category: string): (NationalLine & { id: LineName })[] =>
  (byCategory[category] ?? ["citizensAdvice"]).map((id) => ({ id, ...lines[id] }));

interface ListKeeper {
  name: string;
  address: string;
}

const laLecheLeague = { name: "La Leche League", address: "http://www.lalecheleague.org.nz" };
const findYourMidwife = { name: "Find your midwife", address: "https://www.findyourmidwife.co.nz/" };

/** Besides the publisher of our own list. */
export const listKeepers: Readonly<Record<string, readonly ListKeeper[]>> = {
  breastfeeding: [laLecheLeague],
  antenatal: [findYourMidwife],
};
