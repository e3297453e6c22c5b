import { cited } from "../edit.ts";
import type { Change } from "../reform.ts";
import { otherSections, socialSecuritySections } from "../sections.ts";
import { checked, sources } from "../sources.ts";

const citing = (benefits: typeof socialSecuritySections | typeof otherSections) =>
  Object.fromEntries(Object.entries(benefits).map(([id, { law, own }]) => [id, cited(law, own)]));

export const socialSecurityAct2018: Change = {
  id: "social-security-act-2018",
  en: "The Social Security Act 2018 replaces the Act of 1964: every criterion cites its section of today",
  mi: "Ka whakakapi te Social Security Act 2018 i te Ture o 1964: ka tohu ia paearu i tōna wāhanga o nāianei",
  since: "2018-11-26",
  kind: "law",
  act: "Social Security Act 2018, section 455(1)",
  source: [sources.act2018, sources.act2018Pages, sources.act2018Contents],
  checked,
  confidence: "primary",
  criteria: citing(socialSecuritySections),
};

export const sectionsOfOtherActs: Change = {
  id: "sections-of-other-acts",
  en: "Criteria of the other Acts cite the section in force, and no day before it",
  mi: "Ka tohu ngā paearu o ērā atu Ture i te wāhanga e mana ana, kāore he rā i mua atu",
  since: null,
  kind: "correction",
  act: "Income Tax Act 2007; Parental Leave and Employment Protection Act 1987; Health Entitlement Cards Regulations 1993; Student Allowances Regulations 1998",
  source: [sources.minimumFamilyTaxCredit, sources.abatement, sources.parentalLeave, sources.model22],
  checked,
  confidence: "primary",
  criteria: citing(otherSections),
};
