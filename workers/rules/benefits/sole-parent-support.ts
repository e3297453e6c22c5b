import { type Benefit, meetsTwoYears, no, type Outcome, type Reckoning, unknown } from "./declare.ts";
import { ageOfSuperannuation, isEqually, isMainly, paidAfter, testOne } from "./main-benefit.ts";
import { because, shared } from "./reasons.ts";

const law = "Social Security Act 2018";
const oldestChild = 14;
const youngestParent = 20;

const why = {
  tooYoung: because(
    "under-20",
    `${law}, s 29`,
    "You are under 20: the Young Parent Payment is for you.",
    "Kei raro koe i te 20: māu te <en>Young Parent Payment</en>.",
  ),
  childOlder: because(
    "child-14",
    `${law}, ss 30, 33`,
    "It ends when the youngest child is 14.",
    "Ka mutu ina eke te tamaiti pōtiki ki te 14.",
  ),
  other: because(
    "other-parent-mainly",
    `${law}, s 32`,
    "The child is mainly in the other parent’s care.",
    "Kei tērā atu matua te nuinga o te tiaki i te tamaiti.",
  ),
  notParent: because(
    "not-parent",
    `${law}, s 31`,
    "You are not the child’s parent. It depends on whether the ministry regards the child as yours.",
    "Ehara koe i te matua o te tamaiti. Kei te whakatau a te manatū mēnā nāu te tamaiti.",
  ),
};

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  if (facts.hasPartnerAbroad) return unknown(null, shared.partnerAbroad);
  if (facts.isCouple) return no(shared.partner);
  const [parent] = facts.adults;
  if (parent!.age < youngestParent) return no(why.tooYoung);
  if (parent!.age >= ageOfSuperannuation) return no(shared.superannuation);
  const young = facts.children.filter(({ age }) => age < oldestChild);
  if (young.length === 0) return no(facts.children.length > 0 ? why.childOlder : shared.noChild);
  if (!meetsTwoYears(parent!)) return no(shared.residence);
  const paid = paidAfter(reckoning, figure("sole_parent_support.weekly_net"), testOne(reckoning));
  if (paid.verdict === "no" || young.some(isMainly)) return paid;
  if (young.some(isEqually)) return unknown(paid.weekly, shared.equally);
  return young.some(({ isOwn }) => !isOwn) ? unknown(paid.weekly, why.notParent) : no(why.other);
}

export const soleParentSupport: Benefit = {
  id: "soleParentSupport",
  name: { en: "Sole Parent Support", mi: "<en>Sole Parent Support</en>" },
  law: `${law}, ss 16, 18, 19, 29–33, Schedule 2 Income Test 1, Schedule 4 Part 2`,
  rule,
};
