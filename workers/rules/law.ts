/** A citation and its address; `also` are further addresses, such as a repealed Act. */
export interface Law {
  readonly text: string;
  readonly url: string;
  readonly also: readonly string[];
}

export const cite = (text: string, url: string, ...also: string[]): Law => ({ text, url, also });

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
