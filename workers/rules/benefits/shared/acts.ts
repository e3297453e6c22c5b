// Today's law: Act, section, and the day from which it holds.

import type { Change } from "../../declare.ts";
import {
  healthEntitlementCardsRegulations,
  incomeTaxAct,
  type Law,
  parentalLeaveAct,
  provision,
  socialSecurityAct2018,
  studentAllowancesRegulations,
} from "../../law.ts";
import { checked, sources } from "./sources.ts";

export const toActOf2018: Change = {
  id: "social-security-act-2018",
  en: "The Social Security Act 2018 replaces the Act of 1964: every criterion cites its section of today",
  mi: "Ka whakakapi te Social Security Act 2018 i te Ture o 1964: ka tohu ia paearu i tōna wāhanga o nāianei",
  since: "2018-11-26",
  kind: "law",
  act: "Social Security Act 2018, section 455(1)",
  source: [sources.act2018, sources.act2018Pages, sources.act2018Contents],
  checked,
  confidence: "primary",
};

export const toSections: Change = {
  id: "sections-of-other-acts",
  en: "Criteria of the other Acts cite the section in force, and no day before it",
  mi: "Ka tohu ngā paearu o ērā atu Ture i te wāhanga e mana ana, kāore he rā i mua atu",
  since: null,
  kind: "correction",
  act: "Income Tax Act 2007; Parental Leave and Employment Protection Act 1987; Health Entitlement Cards Regulations 1993; Student Allowances Regulations 1998",
  source: [sources.minimumFamilyTaxCredit, sources.abatement, sources.parentalLeave, sources.model22],
  checked,
  confidence: "primary",
};

export const socialSecurity = (section: string, id = "whole"): Law =>
  provision(`Social Security Act 2018, ${section}`, socialSecurityAct2018(id), "2018-11-26");
export const socialSecurityRegulation = (regulation: string, id: string): Law =>
  provision(
    `Social Security Regulations 2018, ${regulation}`,
    `https://www.legislation.govt.nz/regulation/public/2018/0202/latest/whole.html#${id}`,
    "2018-11-26",
  );
export const incomeTax = (section: string, id: string, from = "2008-04-01"): Law =>
  provision(`Income Tax Act 2007, ${section}`, incomeTaxAct(id), from);
export const parentalLeave = (section: string, id: string, from: string | null): Law =>
  provision(`Parental Leave and Employment Protection Act 1987, ${section}`, parentalLeaveAct(id), from);
export const healthCards = (regulation: string, from = "1993-07-01"): Law =>
  provision(
    `Health Entitlement Cards Regulations 1993, ${regulation}`,
    healthEntitlementCardsRegulations("DLM176710"),
    from,
  );
export const studentAllowances = (id: string): Law =>
  provision("Student Allowances Regulations 1998", studentAllowancesRegulations(id), null);

const residence = socialSecurity("s 16", "DLM6783138");
/** By the ids of the criteria that they share. */
export const resident = {
  "citizen-or-resident": residence,
  "normally-lives-here": residence,
  "residence-test": residence,
  "years-here": residence,
};
export const familyScheme = incomeTax("ss MC 2 to MC 8", "DLM1518477");
export const inFamilyScheme = {
  age: familyScheme,
  "carer-of-dependent-child": familyScheme,
  "tax-resident": familyScheme,
  "no-veterans-family-payment": familyScheme,
};
