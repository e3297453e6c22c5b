import type { AmountId } from "../../amounts/table.ts";
import {
  type Benefit,
  endOfOneStep,
  isHere,
  no,
  type Outcome,
  type Reckoning,
  weeks,
  yes,
} from "./declare.ts";
import { hasChild, jobseekerRate, supportedLivingRate } from "./main-benefit.ts";
import { because, shared } from "./reasons.ts";

const law = "Social Security Act 2018";
/** So much cash above the free amount counts as a dollar of income a week (Social Security Regulations 2018, r 16). */
const assetsForADollar = 100;
const shareOfDollar = 0.25;
const rounding = 1e-6;

const why = {
  social: because(
    "social-housing",
    `${law}, s 65`,
    "You live in social housing.",
    "Kei te whare pāpori koe e noho ana.",
  ),
  noCosts: because(
    "no-housing-costs",
    `${law}, s 65`,
    "You have no housing costs.",
    "Kāore he utu whare āu.",
  ),
  student: because(
    "accommodation-benefit",
    `${law}, s 65`,
    "With a Student Allowance there is an Accommodation Benefit instead.",
    "I te taha o te <en>Student Allowance</en> he <en>Accommodation Benefit</en> kē.",
  ),
  assets: because(
    "cash-assets",
    "Social Security Regulations 2018, r 15",
    "Your cash and savings are above the limit.",
    "Kei runga ake ō moni putu i te tepe.",
  ),
  entry: because(
    "below-entry",
    `${law}, Schedule 4 Part 7`,
    "Your housing costs are below the part that you pay yourself.",
    "Kei raro ō utu whare i te wāhanga ka utua e koe anō.",
  ),
  income: because(
    "supplement-income-takes-all",
    `${law}, Schedule 4 Part 7`,
    "Your income leaves nothing of it.",
    "Kāore he toenga i muri i tō moni whiwhi.",
  ),
  paid: because(
    "share-of-costs",
    `${law}, ss 65–69, Schedule 4 Part 7`,
    "70 cents of each dollar of housing costs above your own part, up to the most for your area, less a part of your income.",
    "E 70 hēneti o ia tāra utu whare i runga ake i tāu ake wāhanga, tae ki te nui rawa mō tō rohe, ka tangohia he wāhanga o tō moni whiwhi.",
  ),
};

/** Benefit and eldest child's credit, dollars a week (Social Security Regulations 2018, r 17). */
function baseRate(reckoning: Reckoning): number {
  const { main, facts, figure } = reckoning;
  const rate = main === "supportedLivingPayment" ? supportedLivingRate(reckoning) : jobseekerRate(reckoning);
  const eldest = facts.dependants.length > 0 ? figure("family_tax_credit.annual.first_child") / weeks : 0;
  return figure(rate) + eldest;
}

function mostOf({ facts, figure }: Reckoning): number {
  const { isCouple, dependants: children, area } = facts;
  const isFamily = children.length > 0 && (isCouple || children.length > 1);
  const isPair = isCouple || children.length === 1;
  const household = isFamily ? "family" : isPair ? "couple_or_sole_parent_1" : "other";
  return figure(`accommodation_supplement.maximum.area_${area}.${household}` as AmountId);
}

/** From the dollar at which Jobseeker Support would end; for those on a main benefit never. */
function lowered(reckoning: Reckoning, kind: "couple_or_sole_parent" | "single"): number {
  const { facts, figure, main, weeklyIncome, weeklyLeave } = reckoning;
  if (main !== "none") return 0;
  const from = figure(`jobseeker_support.income_before_abatement.${facts.isCouple ? "couple" : "single"}`);
  const start = Math.ceil(endOfOneStep(figure(jobseekerRate(reckoning)), from) - rounding);
  const free = figure(`accommodation_supplement.free_assets.${kind}`);
  const fromAssets = Math.floor(Math.max(0, facts.assets - free) / assetsForADollar);
  return shareOfDollar * Math.max(0, weeklyIncome + weeklyLeave + fromAssets - start);
}

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const { housing, cost } = facts;
  if (housing === "social") return no(why.social);
  if (housing === "none" || cost === 0) return no(why.noCosts);
  if (!facts.adults.some(isHere)) return no(shared.notResident);
  if (facts.adults.some(({ told }) => told.student?.allowance)) return no(why.student);
  const kind = facts.isCouple || hasChild(facts) ? "couple_or_sole_parent" : "single";
  if (facts.assets > figure(`accommodation_supplement.asset_limit.${kind}`)) return no(why.assets);
  const share = figure(
    `accommodation_supplement.entry_threshold_share.${housing === "mortgage" ? "owners" : "renters"}`,
  );
  const counted = housing === "board" ? cost * figure("accommodation_supplement.board_share") : cost;
  const entry = Math.round(share * baseRate(reckoning));
  const above = figure("accommodation_supplement.paid_share") * (counted - entry);
  if (!(above > 0)) return no(why.entry);
  const weekly = Math.ceil(Math.min(mostOf(reckoning), above) - lowered(reckoning, kind) - rounding);
  return weekly > 0 ? yes(weekly, why.paid) : no(why.income);
}

export const accommodationSupplement: Benefit = {
  id: "accommodationSupplement",
  name: { en: "Accommodation Supplement", mi: "<en>Accommodation Supplement</en>" },
  law: `${law}, ss 65–69, Schedule 4 Part 7; Social Security Regulations 2018, rr 15–17`,
  rule,
};
