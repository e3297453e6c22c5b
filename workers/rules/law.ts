/** `also`: further addresses, such as a repealed Act's. */
export interface Law {
  readonly text: string;
  readonly url: string;
  readonly also: readonly string[];
  /** The first day on which it holds; null when unknown. Where absent, the criterion's parameters tell. */
  readonly from?: string | null;
}

export const cite = (text: string, url: string, ...also: string[]): Law => ({ text, url, also });

export const provision = (text: string, url: string, from: string | null): Law => ({
  text,
  url,
  also: [],
  from,
});

/** When Acts and Regulations came into force: none of their provisions holds earlier. */
const commencement: Readonly<Record<string, string>> = {
  "Social Security Act 2018": "2018-11-26",
  "Social Security Regulations 2018": "2018-11-26",
};

/** Never before the Act: where only its year is known, an earlier day may be wrong. */
export function inForceFrom({ text }: Law, day: string | undefined): string | null {
  const [, title = "", year = ""] = /^((?:\D|\b\d{1,3}\b)*?(\d{4}))/.exec(text) ?? [];
  if (!day || day.slice(0, 4) < year) return null;
  const commenced = commencement[title] ?? day;
  return day < commenced ? commenced : day;
}

const at = (path: string) => (id: string) => `https://www.legislation.govt.nz/${path}/latest/${id}.html`;

export const socialSecurityAct1964 = at("act/public/1964/0136");
export const socialSecurityAct2018 = at("act/public/2018/0032");
export const socialSecurityRegulations2018 = at("regulation/public/2018/0202");
export const incomeTaxAct = at("act/public/2007/0097");
export const immigrationAct = at("act/public/2009/0051");
export const parentalLeaveAct = at("act/public/1987/0129");
export const veteransSupportAct = at("act/public/2014/0056");
export const marriageAct = at("act/public/1955/0092");
export const civilUnionAct = at("act/public/2004/0102");
export const propertyRelationshipsAct = at("act/public/1976/0166");
export const superannuationAct = at("act/public/1956/0047");
export const studentAllowancesRegulations = at("regulation/public/1998/0277");
export const childcareAssistanceRegulations = at("regulation/public/2004/0268");
export const healthEntitlementCardsRegulations = at("regulation/public/1993/0169");
export const familiesPackageBill = (id: string) =>
  `https://www.legislation.govt.nz/bill/government/2017/0004/15.0/${id}.html`;
