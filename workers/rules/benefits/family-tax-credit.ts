import { type Benefit, left, no, type Outcome, type Reckoning, weeks, yes } from "./declare.ts";
import { because, shared } from "./reasons.ts";
import {
  abatement,
  childrenInCare,
  fullFamilyCredit,
  hasChildsBenefit,
  meetsResidence,
} from "./working-for-families.ts";

const law = "Income Tax Act 2007";

export const residence = because(
  "family-residence",
  `${law}, s MC 5`,
  "You need 12 months in New Zealand, or a child who is a citizen or resident and lives here.",
  "Me 12 marama koe i Aotearoa, me he kirirarau, he kainoho rānei tō tamaiti e noho ana i konei.",
);
export const otherParent = because(
  "under-a-third",
  `${law}, s MC 10`,
  "You have less than a third of the care.",
  "He iti iho i te hautoru tō tiaki.",
);
const why = {
  instead: because(
    "childs-benefit-instead",
    `${law}, s MD 1`,
    "Orphans or Unsupported Child’s Benefit is paid for the child instead.",
    "Ka utua kētia te <en>Orphans Benefit</en>, te <en>Unsupported Child’s Benefit</en> rānei mō te tamaiti.",
  ),
  income: because(
    "family-income-takes-all",
    `${law}, ss MD 1, MD 13`,
    "The income of the family takes all of it.",
    "Ka pau katoa i te moni whiwhi o te whānau.",
  ),
  paid: because(
    "for-each-child",
    `${law}, ss MD 1, MD 3, MD 13`,
    "An amount for each child by your share of the care, less a part of the income above the limit.",
    "He moni mō ia tamaiti e ai ki tō wāhanga tiaki, ka tangohia he wāhanga o te moni whiwhi i runga ake i te tepe.",
  ),
};

function rule(reckoning: Reckoning): Outcome {
  const { children } = reckoning.facts;
  if (children.length === 0) return no(shared.noChild);
  const inCare = childrenInCare(reckoning);
  if (inCare.length === 0) return no(otherParent);
  const resident = inCare.filter((child) => meetsResidence(reckoning, child));
  if (resident.length === 0) return no(residence);
  if (resident.every((child) => hasChildsBenefit(reckoning, child))) return no(why.instead);
  const yearly = fullFamilyCredit(reckoning) - abatement(reckoning);
  return left(yearly) ? yes(yearly / weeks, why.paid) : no(why.income);
}

export const familyTaxCredit: Benefit = {
  id: "familyTaxCredit",
  name: { en: "Family Tax Credit", mi: "<en>Family Tax Credit</en>" },
  law: `${law}, ss MC 2–MC 10, MD 1, MD 3, MD 13, MF 7`,
  rule,
};
